import { useTranslation } from 'react-i18next';
import { Talk } from '../../../kit/ui/illustrations.tsx';
import { LinkPage, linkAction } from './link-page.tsx';

export const action = linkAction('POST /newsletter/confirm', 'newsletterOn');

export default function NewsletterConfirm() {
  const { t } = useTranslation(['accounts']);
  return (
    <LinkPage
      Picture={Talk}
      texts={t('accounts:confirmNewsletter')}
      done="newsletterOn"
      next={{ page: 'settings', label: t('accounts:toAccount') }}
    />
  );
}
