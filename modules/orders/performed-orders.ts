import type { Database } from '#database/connection.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { isFullyPerformed, type OrderedHours } from '#domain/orders/performed.ts';
import { standingTimes } from '../appointments/bookings.ts';
import { hoursAhead, minutesAhead } from './times/hours-ahead.ts';

/** Since when nothing of an order is left to be performed, by the id of the order. */
export async function performedSince(
  db: Database,
  lines: ReadonlyMap<string, readonly OrderLine[]>,
  now: Date,
): Promise<Map<string, string>> {
  if (lines.size === 0) return new Map();
  const hours = await hoursOf(db, [...lines.keys()], now);
  const performed = [...lines].flatMap(([orderId, ordered]) => {
    const own = hours.filter((one) => one.orderId === orderId);
    const last = own
      .flatMap(({ lastHeldAt }) => lastHeldAt ?? [])
      .toSorted()
      .at(-1);
    return last && isFullyPerformed(ordered, own) ? [[orderId, last] as const] : [];
  });
  return new Map(performed);
}

type Hours = OrderedHours & { orderId: string; lastHeldAt: string | null };

/** Not of orders that were withdrawn. */
async function hoursOf(db: Database, orderIds: readonly string[], now: Date): Promise<Hours[]> {
  const rows = await db
    .selectFrom('hour_packages')
    .select(['id', 'order_id', 'line_position', 'title', 'vendor_kind', 'vendor_name'])
    .select(['minutes_total', 'minutes_left'])
    .select(({ selectFrom }) =>
      selectFrom('hour_redemptions')
        .leftJoin(standingTimes(db), (join) =>
          join.onRef('time.subject_id', '=', 'hour_redemptions.id'),
        )
        .leftJoin(
          'hour_redemption_undos',
          'hour_redemption_undos.redemption_id',
          'hour_redemptions.id',
        )
        .select(({ fn }) => fn.max(fn.coalesce('starts_at', 'redeemed_at')).as('last'))
        .whereRef('package_id', '=', 'hour_packages.id')
        .where('undone_at', 'is', null)
        .as('last'),
    )
    .where('order_id', 'in', orderIds)
    .where('voided_at', 'is', null)
    .execute();
  const ahead = minutesAhead(await hoursAhead(db, orderIds, now));
  return rows.map((row) => ({
    orderId: row.order_id,
    line: row.line_position,
    title: row.title,
    vendor: { kind: row.vendor_kind, name: row.vendor_name },
    minutesTotal: row.minutes_total,
    minutesLeft: row.minutes_left + (ahead.get(row.id) ?? 0),
    lastHeldAt: row.last?.toISOString() ?? null,
  }));
}
