import { defineMail } from '../define-mail.ts';
import { grossOf, memberFrame } from './invoice-frame.ts';
import { isOffset, loadInvoice } from './load-invoice.ts';

export const invoicePaid = defineMail({
  name: 'invoice-paid',
  to: 'member',
  choice: 'receipts',
  load: loadInvoice,
  // Nothing has come in since it was issued.
  outdated: isOffset,
  notice: true,
  write(context) {
    const { invoice } = context;
    const { number } = invoice;
    const gross = grossOf(context);
    const shared = memberFrame(context);
    return {
      ...shared,
      de: {
        subject: `Zahlung eingegangen: Rechnung ${number}`,
        preview: `${gross}, vielen Dank`,
        heading: 'Deine Zahlung ist da',
        paragraphs: [`wir haben ${gross} zur Rechnung ${number} erhalten. Vielen Dank.`],
      },
      en: {
        subject: `Payment received: invoice ${number}`,
        preview: `${gross}, thank you`,
        heading: 'Your payment has arrived',
        paragraphs: [`We have received ${gross} for invoice ${number}. Thank you.`],
      },
    };
  },
});
