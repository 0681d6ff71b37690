import Link from '@mui/material/Link';
import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { services } from '../../shared/session/context.ts';
import { Key } from '../../shared/ui/illustrations.tsx';
import { AccountForm, Notice } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { Field } from './fields.tsx';
import { checkForm, emailForm } from './forms.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { SubmitButton } from './submit-button.tsx';

export async function action({ context, request }: ActionFunctionArgs) {
  const form = checkForm(emailForm, await request.formData());
  if (!form.ok) {
    const { faults, values } = form;
    return data<Outcome>({ notice: 'missing', faults, values }, { status: 400 });
  }
  const call = { body: form.data, as: 'none' } as const;
  const answer = await services(context).backend.post('/auth/password/request', call);
  // The same words whether there is such an account or not.
  if (answer.ok) return data<Outcome>({ notice: 'recovering' });
  return data<Outcome>(outcomeOf(answer, 'recoveryFailed'), { status: 400 });
}

export default function PasswordForgotten() {
  const { texts, to } = useI18n('account');
  const { forgotten, register, email } = texts.account;
  const sent = useActionData<Outcome>()?.notice === 'recovering';
  return (
    <AuthCard
      Picture={Key}
      title={forgotten.title}
      lead={sent ? forgotten.sent : forgotten.lead}
      noindex
      after={<Link href={to('login')}>{register.toLogin}</Link>}
    >
      {sent ? (
        <Notice notice="recovering" />
      ) : (
        <AccountForm schema={emailForm}>
          <Field name="email" label={email} type="email" autoComplete="username" required />
          <SubmitButton>{forgotten.submit}</SubmitButton>
        </AccountForm>
      )}
    </AuthCard>
  );
}
