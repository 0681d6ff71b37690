import { useTranslation } from 'react-i18next';
import { NewPassword, newPasswordAction } from './new-password.tsx';

export { clientAction } from './client-action.ts';

export const action = newPasswordAction('POST /auth/password/reset', 'resetDone');

export default function PasswordReset() {
  const { t } = useTranslation(['accounts']);
  return <NewPassword texts={t('accounts:reset')} done="resetDone" failed="resetFailed" />;
}
