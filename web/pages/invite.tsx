import { NewPassword, newPasswordAction } from '../account/new-password.tsx';
import { useI18n } from '../i18n/use-i18n.ts';

export const action = newPasswordAction('/users/invite/accept', 'invited');

export default function Invite() {
  const { texts } = useI18n();
  return <NewPassword texts={texts.account.invite} done="invited" />;
}
