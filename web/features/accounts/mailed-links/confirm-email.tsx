import { useTranslation } from 'react-i18next';
import { Seal } from '../../../kit/ui/illustrations.tsx';
import { LinkPage, linkAction } from './link-page.tsx';

export const action = linkAction('POST /users/email/confirm', 'emailConfirmed', 'emailLinkSpent');

export default function ConfirmEmail() {
  const { t } = useTranslation(['accounts']);
  return (
    <LinkPage
      Picture={Seal}
      texts={t('accounts:confirmEmail')}
      done="emailConfirmed"
      spent="emailLinkSpent"
      next={{ page: 'settings', label: t('accounts:loginAgain') }}
    />
  );
}
