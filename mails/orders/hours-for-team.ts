import { appointmentDate, duration } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadHours } from './load-order.ts';
import { customerLine, partnerName, toTeam } from './order-frame.ts';

/** Tells our own team for what hours are wanted, in German. */
export const hoursForTeam = defineMail({
  name: 'hours-redeemed-team',
  ...toTeam,
  load: loadHours,
  outdated: ({ redeemed }) => redeemed.isUndone,
  write(context) {
    const { redeemed, next } = context;
    const hours = duration(redeemed.minutes, 'de');
    return {
      subject: `${hours} eingelöst: ${redeemed.title}`,
      preview: `Leistet: ${partnerName(redeemed.vendor, 'de')}`,
      heading: `${hours} eingelöst`,
      paragraphs: [
        {
          booked: 'der Termin ist schon gebucht; dazu gibt es eine eigene E-Mail:',
          choose:
            'dieses Mitglied sucht sich die Zeit selbst aus. Meldet euch, wenn bald noch keine gebucht ist:',
          arrange: 'bitte findet mit diesem Mitglied einen Termin:',
        }[next],
      ],
      note: {
        title: redeemed.title,
        lines: [
          customerLine(context),
          `Bestellung: ${redeemed.orderNumber}`,
          `Leistet: ${partnerName(redeemed.vendor, 'de')}`,
          `Eingelöst: ${hours}, am ${appointmentDate(redeemed.redeemedAt, 'de')}`,
          ...(redeemed.topic ? [`Thema: ${redeemed.topic}`] : []),
          `Übrig: ${duration(redeemed.minutesLeft, 'de')}`,
        ],
      },
    };
  },
});
