import { duration, longDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadHours } from './load-order.ts';
import { orderButton, partnerName, toMember } from './order-frame.ts';

const chooseLabel = { de: 'Termin wählen', en: 'Choose a time' };

/** To the member, what was redeemed and what is left. */
export const hoursRedeemed = defineMail({
  name: 'hours-redeemed',
  ...toMember,
  choice: ({ next }) => (next === 'choose' ? 'turn' : 'receipts'),
  load: loadHours,
  outdated: ({ redeemed }) => redeemed.isUndone,
  write(context) {
    const { language, redeemed, next } = context;
    const { title, topic } = redeemed;
    const hours = duration(redeemed.minutes, language);
    const left = duration(redeemed.minutesLeft, language);
    const until = longDate(redeemed.expiresAt, language);
    const provider = partnerName(redeemed.vendor, language);
    const order = orderButton(context, redeemed.orderId);
    const button = next === 'choose' ? { ...order, label: chooseLabel[language] } : order;
    return {
      button,
      de: {
        subject: `Du hast ${hours} eingelöst`,
        preview: `Noch ${left} von „${title}“`,
        heading: `Du hast ${hours} eingelöst`,
        paragraphs: [
          {
            booked: 'dein Termin ist gebucht; alles dazu steht in einer eigenen E-Mail.',
            choose: 'such dir jetzt eine Zeit aus, die dir passt.',
            arrange: 'unser Team meldet sich bei dir, um einen Termin zu finden.',
          }[next],
          `„${title}“ leistet ${provider}.`,
        ],
        note: {
          title,
          lines: [
            `Eingelöst: ${hours}`,
            ...(topic ? [`Thema: ${topic}`] : []),
            `Übrig: ${left}, bis zum ${until}`,
          ],
        },
      },
      en: {
        subject: `You have redeemed ${hours}`,
        preview: `${left} left of “${title}”`,
        heading: `You have redeemed ${hours}`,
        paragraphs: [
          {
            booked: 'Your appointment is booked; the details are in an email of its own.',
            choose: 'Now choose the time that suits you.',
            arrange: 'Our team will get in touch to agree on a time.',
          }[next],
          `“${title}” is provided by ${provider}.`,
        ],
        note: {
          title,
          lines: [
            `Redeemed: ${hours}`,
            ...(topic ? [`Topic: ${topic}`] : []),
            `Left: ${left}, until ${until}`,
          ],
        },
      },
    };
  },
});
