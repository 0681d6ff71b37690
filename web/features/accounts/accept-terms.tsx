import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { localPath, requireLogin } from '../../kit/session/guard.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { Papers } from '../../kit/ui/illustrations.tsx';
import { AccountForm } from './account-form.tsx';
import { refuseAs, refuseFields } from './account-outcome.ts';
import { termsForm } from './account-schemas.ts';
import { AuthCard } from './auth-card.tsx';

export { clientAction } from './client-action.ts';

export const middleware = [requireLogin];
export const loader = () => null;

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = judge({ schema: termsForm }, fieldsOf(await request.formData()));
  if (!form.ok) return refuseFields(form.problems);
  const answer = await services(context).call('PATCH /users/me', { body: { terms: true } });
  if (!answer.ok) return refuseAs(answer, 'termsFailed');
  const target = localPath(url.searchParams.get('redirect'));
  return redirect(target ?? pathTo('dashboard', localeOf(url.pathname)));
}

export default function AcceptTerms() {
  const { t, to } = useTexts('accounts');
  return (
    <AuthCard
      Picture={Papers}
      title={t('accounts:acceptTerms.title')}
      lead={t('accounts:acceptTerms.lead')}
      noindex
    >
      <AccountForm schema={termsForm}>
        <CheckInput
          name="terms"
          required
          label={
            <>
              {t('accounts:register.termsBefore')}{' '}
              <Link href={to('terms')}>{t('accounts:register.terms')}</Link>
              {t('accounts:register.termsAfter')}
            </>
          }
        />
        <Typography variant="body2" color="textSecondary">
          {t('accounts:register.privacyBefore')}{' '}
          <Link href={to('privacy')}>{t('accounts:register.privacy')}</Link>.
        </Typography>
        <SubmitButton size="large" fullWidth>
          {t('accounts:acceptTerms.submit')}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
