import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { type ActionFunctionArgs, useActionData, useSearchParams } from 'react-router';
import { TextInput } from '../../kit/forms/fields.tsx';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { Seal, Talk } from '../../kit/ui/illustrations.tsx';
import { AccountForm, SentNotice } from './account-form.tsx';
import { type AccountOutcome, accepted, refuseAs, refuseFields } from './account-outcome.ts';
import { emailForm, verifyForm } from './account-schemas.ts';
import { AuthCard } from './auth-card.tsx';
import { useGivenEmail } from './email-link.ts';
import { MailedToken } from './mailed-links/mailed-token.tsx';

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
  if (!form.ok) return refuseFields(form.problems, fields);
  const answer = await call('POST /users/register/resend', { body: form.data, as: 'none' });
  return answer.ok ? accepted('resent') : refuseAs(answer);
}

export default function Verify() {
  const [query] = useSearchParams();
  const outcome = useActionData<AccountOutcome>();
  const [token] = useState(query.get('token') ?? query.get('t'));
  if (outcome?.ok && outcome.notice === 'verified') return <Verified />;
  if (token && !(outcome?.ok === false && outcome.code === 'verifyFailed')) return <Confirm />;
  return <Resend />;
}

function Confirm() {
  const { t } = useTexts('accounts');
  return (
    <AuthCard
      Picture={Seal}
      title={t('accounts:verify.title')}
      lead={t('accounts:verify.lead')}
      noindex
    >
      <AccountForm schema={verifyForm}>
        <MailedToken />
        <SubmitButton size="large" fullWidth>
          {t('accounts:verify.submit')}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}

function Verified() {
  const { t, to } = useTexts('accounts');
  return (
    <AuthCard
      Picture={Seal}
      title={t('accounts:verified.title')}
      lead={t('accounts:verified.lead')}
      noindex
      focused
    >
      <SentNotice />
      <Button variant="contained" size="large" fullWidth href={to('login')} sx={{ mt: 3 }}>
        {t('accounts:verified.toLogin')}
      </Button>
    </AuthCard>
  );
}

function Resend() {
  const { t, to } = useTexts('accounts');
  const given = useGivenEmail();
  return (
    <AuthCard
      Picture={Talk}
      title={t('accounts:resend.title')}
      lead={t('accounts:resend.lead')}
      noindex
      after={<Link href={to('login')}>{t('accounts:register.toLogin')}</Link>}
    >
      <AccountForm schema={emailForm} initial={given}>
        <TextInput
          name="email"
          label={t('accounts:email')}
          type="email"
          autoComplete="email"
          required
        />
        <SubmitButton size="large" fullWidth>
          {t('accounts:resend.submit')}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
