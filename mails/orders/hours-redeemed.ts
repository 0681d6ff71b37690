import { duration, longDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadHours } from './load-order.ts';
import { memberFrame, orderButton, partnerName } from './order-frame.ts';

/** To the member, what was redeemed and what is left. */
export const hoursRedeemed = defineMail({
  name: 'hours-redeemed',
  to: 'member',
  choice: 'receipts',
  load: loadHours,
  outdated: ({ redeemed }) => redeemed.isUndone,
  notice: true,
  write(context) {
    const { language, redeemed } = context;
    const { title, topic } = redeemed;
    const hours = duration(redeemed.minutes, language);
    const left = duration(redeemed.minutesLeft, language);
    const until = longDate(redeemed.expiresAt, language);
    const provider = partnerName(redeemed.vendor, language);
    const frame = { ...memberFrame(context), button: orderButton(context, redeemed.orderId) };
    if (language === 'en') {
      return {
        ...frame,
        subject: `You have redeemed ${hours}`,
        preview: `${left} left of “${title}”`,
        heading: `You have redeemed ${hours}`,
        paragraphs: [
          `We will get in touch to agree on a time. “${title}” is provided by ${provider}.`,
        ],
        note: {
          title,
          lines: [
            `Redeemed: ${hours}`,
            ...(topic ? [`Topic: ${topic}`] : []),
            `Left: ${left}, until ${until}`,
          ],
        },
      };
    }
    return {
      ...frame,
      subject: `Du hast ${hours} eingelöst`,
      preview: `Noch ${left} von „${title}“`,
      heading: `Du hast ${hours} eingelöst`,
      paragraphs: [
        `wir melden uns bei dir, um einen Termin zu finden. „${title}“ leistet ${provider}.`,
      ],
      note: {
        title,
        lines: [
          `Eingelöst: ${hours}`,
          ...(topic ? [`Thema: ${topic}`] : []),
          `Übrig: ${left}, bis zum ${until}`,
        ],
      },
    };
  },
});
