import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Seal } from '../../../kit/ui/illustrations.tsx';
import { LinkPage, linkAction } from './link-page.tsx';

export const action = linkAction('POST /users/email/confirm', 'emailConfirmed');

export default function ConfirmEmail() {
  const { account } = useI18n('account').texts;
  return (
    <LinkPage
      Picture={Seal}
      texts={account.confirmEmail}
      done="emailConfirmed"
      next={{ page: 'settings', label: account.toAccount }}
    />
  );
}
