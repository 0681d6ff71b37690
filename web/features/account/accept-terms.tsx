import Link from '@mui/material/Link';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { services } from '../../shared/session/context.ts';
import { localPath, requireLogin } from '../../shared/session/guard.ts';
import { Papers } from '../../shared/ui/illustrations.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { CheckField } from './fields.tsx';
import { checkForm, termsForm } from './forms.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { SubmitButton } from './submit-button.tsx';

export const middleware = [requireLogin];
export const loader = () => null;

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = checkForm(termsForm, await request.formData());
  if (!form.ok) {
    return data<Outcome>({ notice: 'missing', faults: form.faults }, { status: 400 });
  }
  const answer = await services(context).backend.patch('/users/me', { body: { terms: true } });
  if (!answer.ok) return data<Outcome>(outcomeOf(answer, 'termsFailed'), { status: 400 });
  const target = localPath(url.searchParams.get('redirect'));
  return redirect(target ?? pathTo('dashboard', localeOf(url.pathname)));
}

export default function AcceptTerms() {
  const { texts, to } = useI18n('account');
  const { acceptTerms, register } = texts.account;
  return (
    <AuthCard Picture={Papers} title={acceptTerms.title} lead={acceptTerms.lead} noindex>
      <AccountForm schema={termsForm}>
        <CheckField
          name="terms"
          required
          label={
            <>
              {register.termsBefore} <Link href={to('terms')}>{register.terms}</Link>{' '}
              {register.termsBetween} <Link href={to('privacy')}>{register.privacy}</Link>
              {register.termsAfter}
            </>
          }
        />
        <SubmitButton>{acceptTerms.submit}</SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
