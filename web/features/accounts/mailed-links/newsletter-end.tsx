import { useTranslation } from 'react-i18next';
import { Talk } from '../../../kit/ui/illustrations.tsx';
import { LinkPage, linkAction } from './link-page.tsx';

export const action = linkAction('POST /newsletter/unsubscribe', 'newsletterOff');

export default function NewsletterEnd() {
  const { t } = useTranslation(['accounts']);
  return (
    <LinkPage
      Picture={Talk}
      texts={t('accounts:endNewsletter')}
      done="newsletterOff"
      next={{ page: 'settings', label: t('accounts:toAccount') }}
    />
  );
}
