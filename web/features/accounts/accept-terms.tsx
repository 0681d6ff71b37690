import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { localPath, requireLogin } from '../../kit/session/guard.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Papers } from '../../kit/ui/illustrations.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { termsForm } from './forms.ts';
import { refuse, refuseAs } from './outcome.ts';

export { clientAction } from './client-action.ts';

export const middleware = [requireLogin];
export const loader = () => null;

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = judge({ schema: termsForm }, fieldsOf(await request.formData()));
  if (!form.ok) return refuse('missing', form.problems);
  const answer = await services(context).call('PATCH /users/me', { body: { terms: true } });
  if (!answer.ok) return refuseAs(answer, 'termsFailed');
  const target = localPath(url.searchParams.get('redirect'));
  return redirect(target ?? pathTo('dashboard', localeOf(url.pathname)));
}

export default function AcceptTerms() {
  const { texts, to } = useI18n('account');
  const { acceptTerms, register } = texts.account;
  return (
    <AuthCard Picture={Papers} title={acceptTerms.title} lead={acceptTerms.lead} noindex>
      <AccountForm schema={termsForm}>
        <CheckInput
          name="terms"
          required
          label={
            <>
              {register.termsBefore} <Link href={to('terms')}>{register.terms}</Link>
              {register.termsAfter}
            </>
          }
        />
        <Typography variant="body2" color="textSecondary">
          {register.privacyBefore} <Link href={to('privacy')}>{register.privacy}</Link>.
        </Typography>
        <SubmitButton size="large" fullWidth>
          {acceptTerms.submit}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
