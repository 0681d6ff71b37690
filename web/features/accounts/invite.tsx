import { useTexts } from '../../kit/texts/use-texts.ts';
import { NewPassword, newPasswordAction } from './new-password.tsx';

export { clientAction } from './client-action.ts';

export const action = newPasswordAction('POST /users/invite/accept', 'invited');

export default function Invite() {
  const { t } = useTexts('accounts');
  return <NewPassword texts={t('accounts:invite')} done="invited" />;
}
