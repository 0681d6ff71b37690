import Link from '@mui/material/Link';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { AccountForm } from '../account/account-form.tsx';
import { AuthCard } from '../account/auth-card.tsx';
import { CheckField } from '../account/fields.tsx';
import { checkForm, termsForm } from '../account/forms.ts';
import { type Outcome, outcomeOf } from '../account/outcome.ts';
import { SubmitButton } from '../account/submit-button.tsx';
import { Papers } from '../components/illustrations.tsx';
import { services } from '../context.ts';
import { localPath, requireLogin } from '../guard.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { localeOf, pathTo } from '../paths.ts';

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
  const { texts, to } = useI18n();
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
