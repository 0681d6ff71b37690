import { defineMail } from '../define-mail.ts';
import { accountNote, dueDay, grossOf, memberFrame } from './invoice-frame.ts';
import { invoicePdf, loadInvoice } from './load-invoice.ts';

export const invoiceIssued = defineMail({
  name: 'invoice-issued',
  to: 'member',
  load: loadInvoice,
  attached: invoicePdf,
  notice: true,
  write(context) {
    const { language, invoice } = context;
    const { number } = invoice;
    const gross = grossOf(context);
    const byCard = invoice.content.payment === 'card';
    const shared = {
      ...memberFrame(context),
      ...(!byCard && { note: accountNote(context) }),
    };
    if (language === 'en') {
      return {
        ...shared,
        subject: `Invoice ${number}`,
        preview: byCard ? `${gross}, payable by card` : `${gross}, due by ${dueDay(context)}`,
        heading: `Your invoice ${number}`,
        paragraphs: [
          `Attached is the invoice for your order ${invoice.content.orderNumber}: ${gross}.`,
          byCard
            ? 'You chose to pay by card. If you have already paid, there is nothing left to do.'
            : `Please transfer the amount by ${dueDay(context)}.`,
        ],
        after: [
          'The file is also an e-invoice (ZUGFeRD): accounting software reads the figures from it.',
        ],
      };
    }
    return {
      ...shared,
      subject: `Rechnung ${number}`,
      preview: byCard ? `${gross}, zahlbar mit Karte` : `${gross}, zahlbar bis ${dueDay(context)}`,
      heading: `Deine Rechnung ${number}`,
      paragraphs: [
        `im Anhang findest du die Rechnung zu deiner Bestellung ${invoice.content.orderNumber} über ${gross}.`,
        byCard
          ? 'Du hast Kartenzahlung gewählt. Hast du schon bezahlt, ist nichts weiter zu tun.'
          : `Bitte überweise den Betrag bis zum ${dueDay(context)}.`,
      ],
      after: [
        'Die Datei ist zugleich eine E-Rechnung (ZUGFeRD): Buchhaltungsprogramme lesen die Beträge direkt daraus.',
      ],
    };
  },
});
