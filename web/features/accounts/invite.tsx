import { useTranslation } from 'react-i18next';
import { NewPassword, newPasswordAction } from './new-password.tsx';

export { clientAction } from './client-action.ts';

export const action = newPasswordAction('POST /users/invite/accept', 'invited');

export default function Invite() {
  const { t } = useTranslation(['accounts']);
  return <NewPassword texts={t('accounts:invite')} done="invited" />;
}
