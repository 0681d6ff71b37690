import { addressText, orderedThings } from '#domain/mails/request-texts.ts';
import { money } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadOrder } from './load-order.ts';
import { orderButton, toMember } from './order-frame.ts';

/** Asks the member for the address that our invoice waits for. */
export const addressWanted = defineMail({
  name: 'address-wanted',
  ...toMember,
  choice: 'order',
  load: loadOrder,
  outdated: ({ order }) => order.billing !== null || order.withdrawnAt !== null,
  write(context) {
    const { order, language } = context;
    const gross = money(order.totals.invoicedGrossCents, language);
    const { heading, what } = addressText(orderedThings(order, language), gross, language);
    return {
      de: {
        subject: `Deine Adresse für die Rechnung zu ${order.number}`,
        preview: 'Sie fehlt uns noch für deine Rechnung',
        heading,
        paragraphs: [
          what,
          'Du bist mit nichts zu spät: Die Zahlungsfrist beginnt erst mit der Rechnung.',
        ],
        button: { ...orderButton(context, order.id), label: 'Adresse eintragen' },
      },
      en: {
        subject: `Your address for the invoice of order ${order.number}`,
        preview: 'We still need it to write your invoice',
        heading,
        paragraphs: [what, 'Nothing is late: the time to pay only begins with the invoice.'],
        button: { ...orderButton(context, order.id), label: 'Enter your address' },
      },
    };
  },
});
