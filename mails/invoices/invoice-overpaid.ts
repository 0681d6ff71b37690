import { money } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { buyerLine, grossOf, toTeam } from './invoice-frame.ts';

/** The list of the console that holds every invoice of which money has to go back. */
const toRefund = `invoices?filter=${encodeURIComponent(JSON.stringify({ status: 'to-refund' }))}`;

/** Tells our own team, in German, that more has come in than was open. */
export const invoiceOverpaid = defineMail({
  name: 'invoice-overpaid',
  ...toTeam('eine Zahlung zu erstatten ist'),
  outdated: ({ invoice }) => invoice.refundCents === 0,
  write(context) {
    const { address, invoice } = context;
    const refund = money(invoice.refundCents, 'de');
    return {
      subject: `Zu viel bezahlt: Rechnung ${invoice.number}`,
      preview: `${refund} sind zu erstatten`,
      heading: `Zur Rechnung ${invoice.number} ist zu viel eingegangen`,
      paragraphs: [
        'zu dieser Rechnung ist mehr Geld eingegangen, als offen war. Bitte erstattet es auf dem Weg, auf ' +
          'dem es kam, und tragt es in der Konsole als negativen Betrag ein.',
      ],
      note: {
        title: `Zu erstatten: ${refund}`,
        lines: [
          buyerLine(context),
          `Rechnungsbetrag: ${grossOf(context)}`,
          `Eingegangen: ${money(invoice.paidCents, 'de')}`,
        ],
      },
      button: { label: 'Konsole öffnen', url: address('console') + toRefund },
    };
  },
});
