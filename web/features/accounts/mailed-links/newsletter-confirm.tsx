import { useTexts } from '../../../kit/texts/use-texts.ts';
import { Talk } from '../../../kit/ui/illustrations.tsx';
import { LinkPage, linkAction } from './link-page.tsx';

export const action = linkAction('POST /newsletter/confirm', 'newsletterOn');

export default function NewsletterConfirm() {
  const { t } = useTexts('accounts');
  return (
    <LinkPage
      Picture={Talk}
      texts={t('accounts:confirmNewsletter')}
      done="newsletterOn"
      next={{ page: 'settings', label: t('accounts:toAccount') }}
    />
  );
}
