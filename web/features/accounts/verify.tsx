import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useActionData, useSearchParams } from 'react-router';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Seal, Talk } from '../../kit/ui/illustrations.tsx';
import { AccountForm } from './account-form.tsx';
import { type AccountOutcome, accepted, refuseAs, refuseFields } from './account-outcome.ts';
import { emailForm, verifyForm } from './account-schemas.ts';
import { AuthCard } from './auth-card.tsx';
import { useGivenEmail, useLinkWithEmail } from './email-link.ts';
import { takeExpectedEmail } from './mailed-links/expected-email.ts';
import { MailedToken } from './mailed-links/mailed-token.tsx';
import { withPastedToken } from './mailed-links/pasted-link.ts';
import { EmailField } from './person-fields.tsx';

export { clientAction } from './client-action.ts';

/** Only the button uses the link up, since mail scanners open pages too. */
export async function action({ context, request }: ActionFunctionArgs) {
  const fields = withPastedToken(fieldsOf(await postedForm(request)));
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
  // Mails say that a token follows in the fragment, which the server does not see.
  const [isMailed] = useState(['mailed', 'token', 't'].some((name) => query.has(name)));
  if (outcome?.ok && outcome.notice === 'verified') return <Verified />;
  if (isMailed && !(outcome?.ok === false && outcome.code === 'verifyFailed')) return <Confirm />;
  return <Resend />;
}

function Confirm() {
  const { t } = useTranslation(['accounts']);
  return (
    <AuthCard
      Picture={Seal}
      title={t('accounts:verify.title')}
      lead={t('accounts:verify.lead')}
      noindex
    >
      <AccountForm schema={verifyForm} failed="verifyFailed">
        <MailedToken />
        <SubmitButton size="large" fullWidth>
          {t('accounts:verify.submit')}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}

function Verified() {
  const { t } = useTranslation(['accounts']);
  const { title, description: lead } = t('accounts:notices.verified');
  const login = useLinkWithEmail('login', takeExpectedEmail);
  return (
    <AuthCard Picture={Seal} title={title} lead={lead} noindex focused>
      <Button variant="contained" size="large" fullWidth {...login} sx={{ mt: 3 }}>
        {t('accounts:verified.toLogin')}
      </Button>
    </AuthCard>
  );
}

function Resend() {
  const { t } = useTranslation(['accounts']);
  const { to } = useLocale();
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
        <EmailField />
        <SubmitButton size="large" fullWidth>
          {t('accounts:resend.submit')}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
