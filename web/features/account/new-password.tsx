import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { type ActionFunctionArgs, data, useActionData, useSearchParams } from 'react-router';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { services } from '../../shared/session/context.ts';
import { Key } from '../../shared/ui/illustrations.tsx';
import { AccountForm, Notice } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { PasswordField } from './fields.tsx';
import { checkForm, newPasswordForm } from './forms.ts';
import { type NoticeKey, type Outcome, outcomeOf } from './outcome.ts';
import { SubmitButton } from './submit-button.tsx';

/** For both mails that let somebody choose a password: a reset and an invitation. */
export const newPasswordAction =
  (path: string, done: NoticeKey) =>
  async ({ context, request }: ActionFunctionArgs) => {
    const form = checkForm(newPasswordForm, await request.formData());
    if (!form.ok) {
      const notice = form.faults.token ? 'linkInvalid' : 'missing';
      return data<Outcome>({ notice, faults: form.faults }, { status: 400 });
    }
    const answer = await services(context).backend.post(path, { body: form.data, as: 'none' });
    if (answer.ok) return data<Outcome>({ notice: done });
    const notice = answer.code === 'FAILED_VALIDATION' ? 'resetFailed' : 'linkInvalid';
    return data<Outcome>(outcomeOf(answer, notice), { status: 400 });
  };

/** The token of the mail's link, from the query or the fragment; it does not stay in the address. */
function MailedToken() {
  const [query] = useSearchParams();
  const [inQuery] = useState(query.get('token') ?? query.get('t') ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { hash, pathname } = window.location;
    const inFragment = new URLSearchParams(hash.slice(1)).get('t');
    if (inFragment && input.current) input.current.value = inFragment;
    window.history.replaceState(window.history.state, '', pathname);
  }, []);
  return <input ref={input} type="hidden" name="token" defaultValue={inQuery} />;
}

interface NewPasswordProps {
  texts: { title: string; lead: string; submit: string };
  done: NoticeKey;
}

export function NewPassword({ texts: words, done }: NewPasswordProps) {
  const { texts, to } = useI18n('account');
  const outcome = useActionData<Outcome>();
  const { account } = texts;
  if (outcome?.notice === done) {
    return (
      <AuthCard Picture={Key} title={words.title} noindex>
        <Notice notice={done} />
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
          hint={account.passwordHint}
          required
        />
        <SubmitButton>{words.submit}</SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
