import type { ReleaseReason } from '#domain/orders/release.ts';
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

/** Whether the member withdrew, or the order was released because the law firm does not act. */
function endOf({ order: { releasedBecause } }: OrderContext) {
  if (!releasedBecause) {
    return {
      head: 'Widerruf der Bestellung',
      what:
        'diese Bestellung ist widerrufen. Bitte beendet die Arbeit daran, sagt den anderen ' +
        'Vertragspartnern Bescheid und erstattet, was bei der Rechnung als zu erstatten steht.',
    };
  }
  return {
    head: 'Aufgehoben: Bestellung',
    what:
      `diese Bestellung ist aufgehoben, denn ${releasedFor[releasedBecause]}. Niemand schuldet dafür etwas, auch ` +
      'nicht für unseren Teil. Bitte beendet die Arbeit daran und erstattet innerhalb von 14 Tagen, was bei der ' +
      'Rechnung als zu erstatten steht.',
  };
}

const releasedFor: Record<ReleaseReason, string> = {
  'mandate-declined': 'die Kanzlei hat das Mandat nicht übernommen',
  'mandate-late':
    'die Kanzlei hat fünf Werktage lang nicht geantwortet, und das Mitglied ist zurückgetreten',
};

/** The same for a withdrawal, or a release. */
export const orderWithdrawnForTeam = defineMail({
  name: 'order-withdrawn-team',
  ...toTeam,
  load: loadOrder,
  write(context) {
    const { order } = context;
    const at = appointmentDate(order.withdrawnAt ?? order.placedAt, 'de');
    const { head, what } = endOf(context);
    return {
      subject: `${head} ${order.number}`,
      preview: order.titles.join(', '),
      heading: `${head} ${order.number}`,
      paragraphs: [what],
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
