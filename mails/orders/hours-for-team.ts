import { appointmentDate, duration } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadHours } from './load-order.ts';
import { customerLine, partnerName, teamFrame } from './order-frame.ts';

/** Tells our own team for what hours are wanted, in German. */
export const hoursForTeam = defineMail({
  name: 'hours-redeemed-team',
  to: 'team',
  choice: 'none',
  load: loadHours,
  outdated: ({ redeemed }) => redeemed.isUndone,
  write(context) {
    const { redeemed } = context;
    const hours = duration(redeemed.minutes, 'de');
    return {
      ...teamFrame(context),
      subject: `${hours} eingelöst: ${redeemed.title}`,
      preview: `Leistet: ${partnerName(redeemed.vendor, 'de')}`,
      heading: `${hours} eingelöst`,
      paragraphs: ['bitte findet mit diesem Mitglied einen Termin:'],
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
