import { useI18n } from '../../kit/texts/use-i18n.ts';
import { NewPassword, newPasswordAction } from './new-password.tsx';

export { clientAction } from './client-action.ts';

export const action = newPasswordAction('POST /auth/password/reset', 'resetDone');

export default function PasswordReset() {
  const { texts } = useI18n('account');
  return <NewPassword texts={texts.account.reset} done="resetDone" />;
}
