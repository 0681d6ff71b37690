import { useI18n } from '../../kit/texts/use-i18n.ts';
import { NewPassword, newPasswordAction } from './new-password.tsx';

export { clientAction } from './client-action.ts';

export const action = newPasswordAction('POST /users/invite/accept', 'invited');

export default function Invite() {
  const { texts } = useI18n('account');
  return <NewPassword texts={texts.account.invite} done="invited" />;
}
