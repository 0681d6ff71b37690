import { useTranslation } from 'react-i18next';
import { addressText, orderedThings } from '#domain/mails/request-texts.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { money } from '#domain/site/formats.ts';
import { MailDialog } from '../../../desk/tasks/mail-dialog.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';

/** An order whose member would be asked. */
export interface Asked {
  id: string;
  number: string;
  foundationId: string | null;
  titles: readonly string[];
  /** What the invoice will be over, where the page knows it. */
  invoicedCents?: number;
  member: { name: string | null; email?: string | undefined } | null;
}

interface Props {
  orders: readonly Asked[];
  onSend: () => void;
  onClose: () => void;
}

/** To whom the request for an address goes, and what it says. */
export function AddressMailDialog({ orders, onSend, onClose }: Props) {
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
  const count = orders.length;
  const mails = orders.map(({ id, number, invoicedCents, member, ...order }) => {
    const gross = invoicedCents === undefined ? '' : money(invoicedCents, locale);
    const { heading, what } = addressText(orderedThings(order, locale), gross, locale);
    const email = member?.email && shownEmail(member.email);
    return {
      key: id,
      to:
        [member?.name, email].filter(Boolean).join(', ') ||
        t('staffOrders:order.awaited.asking.member'),
      about: `${number}: ${heading}`,
      ...(gross && { text: what }),
    };
  });
  return (
    <MailDialog
      mails={mails}
      words={{
        title: t('staffOrders:order.awaited.asking.title', { count }),
        what: t('staffOrders:order.awaited.asking.what'),
        send: t('staffOrders:order.awaited.asking.send', { count }),
      }}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
