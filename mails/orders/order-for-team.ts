import { appointmentDate, duration, money } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadOrder, type OrderContext } from './load-order.ts';
import { customerLine, toTeam } from './order-frame.ts';
import { orderLines } from './order-lines.ts';

/** Tells our own team what was ordered, in German. */
export const orderPlacedForTeam = defineMail({
  name: 'order-placed-team',
  ...toTeam,
  load: loadOrder,
  write(context) {
    const { order } = context;
    return {
      subject: `Neue Bestellung ${order.number}`,
      preview: order.titles.join(', '),
      heading: `Neue Bestellung ${order.number}`,
      paragraphs: [
        'bitte kümmert euch um diese Bestellung und gebt sie, wo sie nicht von uns kommt, an den ' +
          'Vertragspartner weiter:',
      ],
      note: {
        title: appointmentDate(order.placedAt, 'de'),
        lines: [customerLine(context), startLine(context), '', ...orderLines(context)],
      },
    };
  },
});

const startLine = ({ order }: OrderContext) =>
  order.earlyStart
    ? 'Beginn: sofort, auf ausdrücklichen Wunsch'
    : `Beginn: erst nach der Widerrufsfrist, ${appointmentDate(order.withdrawableUntil, 'de')}`;

/** The same for a withdrawal. */
export const orderWithdrawnForTeam = defineMail({
  name: 'order-withdrawn-team',
  ...toTeam,
  load: loadOrder,
  write(context) {
    const { order } = context;
    const at = appointmentDate(order.withdrawnAt ?? order.placedAt, 'de');
    return {
      subject: `Widerruf der Bestellung ${order.number}`,
      preview: order.titles.join(', '),
      heading: `Widerruf der Bestellung ${order.number}`,
      paragraphs: [
        'diese Bestellung ist widerrufen. Bitte beendet die Arbeit daran, sagt den anderen ' +
          'Vertragspartnern Bescheid und erstattet, was bei der Rechnung als zu erstatten steht.',
      ],
      note: {
        title: at,
        lines: [
          customerLine(context),
          ...(order.invoice ? [`Storniert: Rechnung ${order.invoice.number}`] : []),
          ...(order.settlement
            ? [
                `Eingelöste Stunden berechnet: Rechnung ${order.settlement.number}, ` +
                  money(order.settlement.grossCents, 'de'),
              ]
            : []),
          ...order.hourPackages.map(
            ({ title, minutesRedeemed }) =>
              `${title}: ${duration(minutesRedeemed, 'de')} eingelöst`,
          ),
          '',
          ...orderLines(context),
        ],
      },
    };
  },
});
