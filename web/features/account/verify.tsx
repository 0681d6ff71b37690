import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ActionFunctionArgs, data, Form, useActionData, useSearchParams } from 'react-router';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { services } from '../../shared/session/context.ts';
import { Seal, Talk } from '../../shared/ui/illustrations.tsx';
import { AccountForm, Notice } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { Field } from './fields.tsx';
import { checkForm, emailForm } from './forms.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { SubmitButton } from './submit-button.tsx';

/** The button of the page uses the link up; opening the page does not, as mail scanners do. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const { backend } = services(context);
  const token = sent.get('token');
  if (typeof token === 'string') {
    const answer = await backend.get('/users/register/verify-email', {
      query: { token },
      as: 'none',
    });
    if (answer.ok) return data<Outcome>({ notice: 'verified' });
    return data<Outcome>(outcomeOf(answer, 'verifyFailed'), { status: 400 });
  }
  const form = checkForm(emailForm, sent);
  if (!form.ok) {
    const { faults, values } = form;
    return data<Outcome>({ notice: 'missing', faults, values }, { status: 400 });
  }
  const answer = await backend.post('/users/register/resend', { body: form.data, as: 'none' });
  if (answer.ok) return data<Outcome>({ notice: 'resent' });
  return data<Outcome>(outcomeOf(answer, 'unavailable'), { status: 400 });
}

export default function Verify() {
  const [query] = useSearchParams();
  const outcome = useActionData<Outcome>();
  const token = query.get('token') ?? query.get('t');
  if (outcome?.notice === 'verified') return <Verified />;
  if (token && outcome?.notice !== 'verifyFailed') return <Confirm token={token} />;
  return <Resend />;
}

function Confirm({ token }: { token: string }) {
  const { texts } = useI18n('account');
  const { verify } = texts.account;
  const outcome = useActionData<Outcome>();
  return (
    <AuthCard Picture={Seal} title={verify.title} lead={verify.lead} noindex>
      {outcome && <Notice notice={outcome.notice} />}
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <SubmitButton>{verify.submit}</SubmitButton>
      </Form>
    </AuthCard>
  );
}

function Verified() {
  const { texts, to } = useI18n('account');
  const { verified } = texts.account;
  return (
    <AuthCard Picture={Seal} title={verified.title} lead={verified.lead} noindex>
      <Notice notice="verified" />
      <Button variant="contained" size="large" fullWidth href={to('login')} sx={{ mt: 3 }}>
        {verified.toLogin}
      </Button>
    </AuthCard>
  );
}

function Resend() {
  const { texts, to } = useI18n('account');
  const { resend } = texts.account;
  return (
    <AuthCard
      Picture={Talk}
      title={resend.title}
      lead={resend.lead}
      noindex
      after={<Link href={to('login')}>{texts.account.register.toLogin}</Link>}
    >
      <AccountForm schema={emailForm}>
        <Field
          name="email"
          label={texts.account.email}
          type="email"
          autoComplete="email"
          required
        />
        <SubmitButton>{resend.submit}</SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
