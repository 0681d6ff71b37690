import Link from '@mui/material/Link';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { TextInput } from '../../kit/forms/fields.tsx';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Key } from '../../kit/ui/illustrations.tsx';
import { AccountForm, SentNotice } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { useGivenEmail } from './email-link.ts';
import { emailForm } from './forms.ts';
import { accepted, type Outcome, refuse, refuseAs } from './outcome.ts';

export { clientAction } from './client-action.ts';

export async function action({ context, request }: ActionFunctionArgs) {
  const fields = fieldsOf(await request.formData());
  const form = judge({ schema: emailForm }, fields);
  if (!form.ok) return refuse('missing', form.problems, fields);
  const sent = { body: form.data, as: 'none' } as const;
  const answer = await services(context).call('POST /auth/password/request', sent);
  // The same answer whether or not the account exists.
  if (answer.ok) return accepted('recovering');
  return refuseAs(answer, 'recoveryFailed');
}

export default function PasswordForgotten() {
  const { texts, to } = useI18n('account');
  const { forgotten, register, email } = texts.account;
  const given = useGivenEmail();
  const sent = useActionData<Outcome>()?.code === 'recovering';
  return (
    <AuthCard
      Picture={Key}
      title={forgotten.title}
      lead={sent ? forgotten.sent : forgotten.lead}
      noindex
      after={<Link href={to('login')}>{register.toLogin}</Link>}
    >
      {sent ? (
        <SentNotice />
      ) : (
        <AccountForm schema={emailForm} initial={given}>
          <TextInput name="email" label={email} type="email" autoComplete="username" required />
          <SubmitButton size="large" fullWidth>
            {forgotten.submit}
          </SubmitButton>
        </AccountForm>
      )}
    </AuthCard>
  );
}
