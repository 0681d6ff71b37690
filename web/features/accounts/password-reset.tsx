import { useTexts } from '../../kit/texts/use-texts.ts';
import { NewPassword, newPasswordAction } from './new-password.tsx';

export { clientAction } from './client-action.ts';

export const action = newPasswordAction('POST /auth/password/reset', 'resetDone');

export default function PasswordReset() {
  const { t } = useTexts('accounts');
  return <NewPassword texts={t('accounts:reset')} done="resetDone" failed="resetFailed" />;
}
