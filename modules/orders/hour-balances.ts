import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import { hoursRedeemableFrom } from '#domain/orders/hours.ts';
import type { HourPackageRow, OrderRow } from './tables.ts';

interface Page {
  limit: number;
  offset: number;
}

/** The account's packages of hours with what is left of them, the newest first. */
export async function listHourPackages(db: Database, accountId: string, { limit, offset }: Page) {
  const mine = db
    .selectFrom('hour_packages')
    .where('hour_packages.account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('hour_packages.id', 'desc');
  const meta = await countRows(db, mine);
  const rows = await mine
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('hour_packages')
    .select(ofOrder)
    .limit(limit)
    .offset(offset)
    .execute();
  return { packages: rows.map(balanceOf), meta };
}

/** Those of one order, with what was redeemed before they became void. */
export async function hourPackagesOf(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('hour_packages')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('hour_packages')
    .select(ofOrder)
    .select(({ selectFrom }) =>
      selectFrom('hour_redemptions')
        .select(({ fn }) => fn.sum<string | null>('minutes').as('minutes'))
        .whereRef('package_id', '=', 'hour_packages.id')
        .as('redeemed'),
    )
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...balanceOf(row), minutesRedeemed: Number(row.redeemed ?? 0) }));
}

/** What decides from when on hours can be used. */
export const ofOrder = ['placed_at', 'withdrawable_until', 'early_start'] as const;

export const redeemableFrom = (
  order: Pick<Selectable<OrderRow>, (typeof ofOrder)[number]>,
): string =>
  hoursRedeemableFrom({
    placedAt: order.placed_at.toISOString(),
    withdrawableUntil: order.withdrawable_until.toISOString(),
    earlyStart: order.early_start,
  });

const balanceOf = (row: Selectable<HourPackageRow> & Parameters<typeof redeemableFrom>[0]) => ({
  id: row.id,
  orderId: row.order_id,
  title: row.title,
  vendor: { kind: row.vendor_kind, name: row.vendor_name },
  minutesTotal: row.minutes_total,
  minutesLeft: row.minutes_left,
  redeemableFrom: redeemableFrom(row),
  expiresAt: row.expires_at.toISOString(),
  voidedAt: row.voided_at?.toISOString() ?? null,
});
