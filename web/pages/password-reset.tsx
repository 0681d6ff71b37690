import { NewPassword, newPasswordAction } from '../account/new-password.tsx';
import { useI18n } from '../i18n/use-i18n.ts';

export const action = newPasswordAction('/auth/password/reset', 'resetDone');

export default function PasswordReset() {
  const { texts } = useI18n();
  return <NewPassword texts={texts.account.reset} done="resetDone" />;
}
