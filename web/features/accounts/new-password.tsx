import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { fieldsOf, judge } from '../../kit/forms/rules.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Key } from '../../kit/ui/illustrations.tsx';
import { AccountForm, PasswordField, SentNotice } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { newPasswordForm } from './forms.ts';
import { MailedToken } from './mailed-links/mailed-token.tsx';
import { accepted, type NoticeKey, type Outcome, refuse, refuseAs } from './outcome.ts';

/** Used by password resets and invitations. */
export const newPasswordAction =
  (name: 'POST /auth/password/reset' | 'POST /users/invite/accept', done: NoticeKey) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const form = judge({ schema: newPasswordForm }, fieldsOf(await request.formData()));
    if (!form.ok) return refuse(form.problems.token ? 'linkInvalid' : 'missing', form.problems);
    const answer = await services(context).call(name, { body: form.data, as: 'none' });
    if (answer.ok) return accepted(done);
    return refuseAs(answer, answer.code === 'FAILED_VALIDATION' ? 'resetFailed' : 'linkInvalid');
  };

interface NewPasswordProps {
  texts: { title: string; lead: string; submit: string };
  done: NoticeKey;
}

export function NewPassword({ texts: words, done }: NewPasswordProps) {
  const { texts, to } = useI18n('account');
  const outcome = useActionData<Outcome>();
  const { account } = texts;
  if (outcome?.code === done) {
    return (
      <AuthCard Picture={Key} title={words.title} noindex>
        <SentNotice />
        <Button variant="contained" size="large" fullWidth href={to('login')} sx={{ mt: 3 }}>
          {account.register.toLogin}
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
      after={<Link href={to('password-forgotten')}>{account.login.forgotten}</Link>}
    >
      <AccountForm schema={newPasswordForm}>
        <MailedToken />
        <PasswordField
          name="password"
          label={account.newPassword}
          autoComplete="new-password"
          help={account.passwordHint}
        />
        <SubmitButton size="large" fullWidth>
          {words.submit}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
