import { defineMail } from '../define-mail.ts';
import { grossOf, toMember } from './invoice-frame.ts';
import { isOffset } from './load-invoice.ts';

export const invoicePaid = defineMail({
  name: 'invoice-paid',
  ...toMember,
  choice: 'receipts',
  // Nothing has come in since it was issued.
  outdated: isOffset,
  write(context) {
    const { invoice } = context;
    const { number } = invoice;
    const gross = grossOf(context);
    return {
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
