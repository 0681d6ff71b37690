import { addMinutes } from 'date-fns/addMinutes';
import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import type { OrderContext } from './load-order.ts';
import { orderButton, partnerName } from './order-frame.ts';

/** Where a product does not say how long it takes. */
const USUAL_HOURS = 1;

/** What was ordered for a fixed date, for the member's calendar; the withdrawal takes it out again. */
export function orderDates(context: OrderContext): { calendar?: CalendarEntry[] } {
  const { order, language } = context;
  const { url } = orderButton(context, order.id);
  const word = language === 'de' ? 'Bestellung' : 'Order';
  const calendar = order.lines.flatMap((line, index) =>
    line.startsAt
      ? [
          {
            id: `${order.id}-${index}`,
            sequence: order.withdrawnAt ? 1 : 0,
            cancelled: order.withdrawnAt !== null,
            title: line.title,
            startsAt: line.startsAt,
            endsAt: addMinutes(
              line.startsAt,
              (line.durationHours ?? USUAL_HOURS) * 60,
            ).toISOString(),
            place: line.location ?? undefined,
            description: `${word} ${order.number}, ${partnerName(line.vendor, language)}`,
            url,
          },
        ]
      : [],
  );
  return calendar.length > 0 ? { calendar } : {};
}
