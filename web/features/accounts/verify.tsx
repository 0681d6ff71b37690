import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { type ActionFunctionArgs, useActionData, useSearchParams } from 'react-router';
import { TextInput } from '../../kit/forms/fields.tsx';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Seal, Talk } from '../../kit/ui/illustrations.tsx';
import { AccountForm, SentNotice } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { useGivenEmail } from './email-link.ts';
import { emailForm, verifyForm } from './forms.ts';
import { MailedToken } from './mailed-links/mailed-token.tsx';
import { accepted, type Outcome, refuse, refuseAs } from './outcome.ts';

export { clientAction } from './client-action.ts';

/** Only the button uses the link up, since mail scanners open pages too. */
export async function action({ context, request }: ActionFunctionArgs) {
  const fields = fieldsOf(await request.formData());
  const { call } = services(context);
  const { token } = fields;
  if (token !== undefined) {
    const answer = await call('GET /users/register/verify-email', {
      query: { token },
      as: 'none',
    });
    return answer.ok ? accepted('verified') : refuseAs(answer, 'verifyFailed');
  }
  const form = judge({ schema: emailForm }, fields);
  if (!form.ok) return refuse('missing', form.problems, fields);
  const answer = await call('POST /users/register/resend', { body: form.data, as: 'none' });
  return answer.ok ? accepted('resent') : refuseAs(answer, 'unavailable');
}

export default function Verify() {
  const [query] = useSearchParams();
  const outcome = useActionData<Outcome>();
  const [token] = useState(query.get('token') ?? query.get('t'));
  if (outcome?.code === 'verified') return <Verified />;
  if (token && outcome?.code !== 'verifyFailed') return <Confirm />;
  return <Resend />;
}

function Confirm() {
  const { texts } = useI18n('account');
  const { verify } = texts.account;
  return (
    <AuthCard Picture={Seal} title={verify.title} lead={verify.lead} noindex>
      <AccountForm schema={verifyForm}>
        <MailedToken />
        <SubmitButton size="large" fullWidth>
          {verify.submit}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}

function Verified() {
  const { texts, to } = useI18n('account');
  const { verified } = texts.account;
  return (
    <AuthCard Picture={Seal} title={verified.title} lead={verified.lead} noindex focused>
      <SentNotice />
      <Button variant="contained" size="large" fullWidth href={to('login')} sx={{ mt: 3 }}>
        {verified.toLogin}
      </Button>
    </AuthCard>
  );
}

function Resend() {
  const { texts, to } = useI18n('account');
  const { resend } = texts.account;
  const given = useGivenEmail();
  return (
    <AuthCard
      Picture={Talk}
      title={resend.title}
      lead={resend.lead}
      noindex
      after={<Link href={to('login')}>{texts.account.register.toLogin}</Link>}
    >
      <AccountForm schema={emailForm} initial={given}>
        <TextInput
          name="email"
          label={texts.account.email}
          type="email"
          autoComplete="email"
          required
        />
        <SubmitButton size="large" fullWidth>
          {resend.submit}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
