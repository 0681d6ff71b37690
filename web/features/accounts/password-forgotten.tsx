import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Key } from '../../kit/ui/illustrations.tsx';
import { AccountForm, SentNotice } from './account-form.tsx';
import { type AccountOutcome, accepted, refuseAs, refuseFields } from './account-outcome.ts';
import { emailForm } from './account-schemas.ts';
import { AuthCard } from './auth-card.tsx';
import { useGivenEmail } from './email-link.ts';
import { expectEmail } from './mailed-links/expected-email.ts';
import { EmailField } from './person-fields.tsx';

export { clientAction } from './client-action.ts';

export async function action({ context, request }: ActionFunctionArgs) {
  const fields = fieldsOf(await postedForm(request));
  const form = judge({ schema: emailForm }, fields);
  if (!form.ok) return refuseFields(form.problems, fields);
  const sent = { body: form.data, as: 'none' } as const;
  const answer = await services(context).call('POST /auth/password/request', sent);
  // The same answer whether or not the account exists.
  if (answer.ok) return accepted('recovering', form.data.email);
  return refuseAs(answer, 'recoveryFailed');
}

export default function PasswordForgotten() {
  const { t } = useTranslation(['accounts']);
  const { to } = useLocale();
  const given = useGivenEmail();
  const outcome = useActionData<AccountOutcome>();
  const sent = outcome?.ok;
  const email = sent ? outcome.email : undefined;
  useEffect(() => {
    if (email) expectEmail(email);
  }, [email]);
  return (
    <AuthCard
      Picture={Key}
      title={t('accounts:forgotten.title')}
      lead={sent ? t('accounts:forgotten.sent') : t('accounts:forgotten.lead')}
      noindex
      after={<Link href={to('login')}>{t('accounts:register.toLogin')}</Link>}
    >
      {sent ? (
        <SentNotice />
      ) : (
        <AccountForm schema={emailForm} initial={given} failed="recoveryFailed">
          <EmailField />
          <SubmitButton size="large" fullWidth>
            {t('accounts:forgotten.submit')}
          </SubmitButton>
        </AccountForm>
      )}
    </AuthCard>
  );
}
