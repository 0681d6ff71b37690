import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { appointmentDate, longDay } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadOrder } from './load-order.ts';
import { orderButton, toMember } from './order-frame.ts';

/** §§ 356 (4), 357a BGB: on a durable medium, what was stated when work may begin early. */
export const earlyStartRequested = defineMail({
  name: 'early-start-requested',
  ...toMember,
  choice: 'order',
  load: loadOrder,
  write(context) {
    const { order, language } = context;
    const at = appointmentDate(order.earlyStartRequest?.at ?? order.placedAt, language);
    const until = longDay(order.withdrawableUntil, language);
    const version = order.earlyStartRequest?.textVersion ?? earlyStartText.version;
    const stated = earlyStartText.text[language];
    return {
      button: orderButton(context, order.id),
      de: {
        subject: `Deine Bestellung ${order.number}: Es geht gleich los`,
        preview: `Verlangt am ${at}`,
        heading: 'Es geht gleich los',
        paragraphs: [
          `am ${at} hast du verlangt, dass vor Ablauf der Widerrufsfrist begonnen wird. Diese E-Mail bestätigt, was du erklärt hast; bitte bewahre sie auf.`,
        ],
        note: {
          title: 'Deine Erklärung',
          lines: [stated, `Bestellung: ${order.number}`, `Fassung des Textes: ${version}`],
        },
        after: [`Widerrufen kannst du weiterhin bis zum Ende des Tages: ${until} (Berliner Zeit).`],
      },
      en: {
        subject: `Your order ${order.number}: work begins now`,
        preview: `Requested on ${at}`,
        heading: 'Work begins now',
        paragraphs: [
          `On ${at} you asked for work to begin before the withdrawal period is over. This email confirms what you stated; please keep it.`,
        ],
        note: {
          title: 'What you stated',
          lines: [stated, `Order: ${order.number}`, `Version of the text: ${version}`],
        },
        after: [`You can still withdraw until the end of ${until} (Berlin time).`],
      },
    };
  },
});
