import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Talk } from '../../../kit/ui/illustrations.tsx';
import { LinkPage, linkAction } from './link-page.tsx';

export const action = linkAction('POST /newsletter/confirm', 'newsletterOn');

export default function NewsletterConfirm() {
  const { account } = useI18n('account').texts;
  return (
    <LinkPage
      Picture={Talk}
      texts={account.confirmNewsletter}
      done="newsletterOn"
      next={{ page: 'settings', label: account.toAccount }}
    />
  );
}
