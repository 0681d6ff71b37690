import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Talk } from '../../../kit/ui/illustrations.tsx';
import { LinkPage, linkAction } from './link-page.tsx';

export const action = linkAction('POST /newsletter/unsubscribe', 'newsletterOff');

export default function NewsletterEnd() {
  const { account } = useI18n('account').texts;
  return (
    <LinkPage
      Picture={Talk}
      texts={account.endNewsletter}
      done="newsletterOff"
      next={{ page: 'settings', label: account.toAccount }}
    />
  );
}
