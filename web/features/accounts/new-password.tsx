import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Key } from '../../kit/ui/illustrations.tsx';
import { AccountForm } from './account-form.tsx';
import {
  type AccountOutcome,
  accepted,
  type NoticeKey,
  refuse,
  refuseAs,
  refuseFields,
} from './account-outcome.ts';
import { newPasswordForm } from './account-schemas.ts';
import { AuthCard } from './auth-card.tsx';
import { useLinkWithEmail } from './email-link.ts';
import { takeExpectedEmail } from './mailed-links/expected-email.ts';
import { MailedToken } from './mailed-links/mailed-token.tsx';
import { withPastedToken } from './mailed-links/pasted-link.ts';
import { NewPasswordFields } from './person-fields.tsx';

/** Used by password resets and invitations. */
export const newPasswordAction =
  (name: 'POST /auth/password/reset' | 'POST /users/invite/accept', done: NoticeKey) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const fields = withPastedToken(fieldsOf(await postedForm(request)));
    const form = judge({ schema: newPasswordForm }, fields);
    if (!form.ok) return form.problems.token ? refuse('linkInvalid') : refuseFields(form.problems);
    const answer = await services(context).call(name, { body: form.data, as: 'none' });
    if (answer.ok) return accepted(done);
    return refuseAs(answer, answer.code === 'FAILED_VALIDATION' ? 'resetFailed' : 'linkInvalid');
  };

interface NewPasswordProps {
  texts: { title: string; lead: string; submit: string };
  done: NoticeKey;
  /** The notice whose title says what has failed while we, or the connection, are away. */
  failed?: NoticeKey | undefined;
}

export function NewPassword({ texts: words, done, failed }: NewPasswordProps) {
  const { t } = useTranslation(['accounts']);
  const { to } = useLocale();
  const outcome = useActionData<AccountOutcome>();
  const { title, description: lead } = t('accounts:notices')[done];
  const login = useLinkWithEmail('login', takeExpectedEmail);
  if (outcome?.ok && outcome.notice === done) {
    return (
      <AuthCard Picture={Key} title={title} lead={lead} noindex focused>
        <Button variant="contained" size="large" fullWidth {...login} sx={{ mt: 3 }}>
          {t('accounts:register.toLogin')}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      Picture={Key}
      title={words.title}
      lead={words.lead}
      noindex
      after={<Link href={to('password-forgotten')}>{t('accounts:login.forgotten')}</Link>}
    >
      <AccountForm schema={newPasswordForm} failed={failed}>
        <MailedToken />
        <NewPasswordFields label={t('accounts:newPassword')} />
        <SubmitButton size="large" fullWidth>
          {words.submit}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
