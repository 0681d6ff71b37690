import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows, type Page } from '#database/count.ts';
import { hoursAwaitPayment, hoursLastUntil, hoursRedeemableFrom } from '#domain/orders/hours.ts';
import { type InvoiceOfOrder, invoicesOfOrders } from '../invoices/of-orders.ts';
import type { HourPackageRow, OrderRow } from './tables.ts';

/** The account's packages of hours with what is left of them, the newest first. */
export async function listHourPackages(
  db: Database,
  accountId: string,
  { limit, offset }: Page,
  now: Date,
) {
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
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))];
  const invoices = await invoicesOfOrders(db, orderIds, now);
  const packages = rows.map((row) => balanceOf(row, invoices.get(row.order_id)));
  return { packages, meta };
}

/** The packages of one order, with the minutes redeemed so far. */
export async function hourPackagesOf(
  db: Database,
  orderId: string,
  invoice: InvoiceOfOrder | undefined,
) {
  const rows = await db
    .selectFrom('hour_packages')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('hour_packages')
    .select(ofOrder)
    .select(({ selectFrom }) =>
      selectFrom('hour_redemptions')
        .leftJoin('hour_redemption_undos', 'redemption_id', 'hour_redemptions.id')
        .select(({ fn }) => fn.sum<string | null>('minutes').as('minutes'))
        .whereRef('package_id', '=', 'hour_packages.id')
        .where('undone_at', 'is', null)
        .as('redeemed'),
    )
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...balanceOf(row, invoice),
    minutesRedeemed: Number(row.redeemed ?? 0),
  }));
}

/** Columns of the order that decide whether its hours can be used. */
export const ofOrder = ['placed_at', 'withdrawable_until', 'early_start', 'payment'] as const;

type Terms = Pick<Selectable<OrderRow>, (typeof ofOrder)[number]> &
  Pick<Selectable<HourPackageRow>, 'vendor_kind' | 'expires_at'>;

/** When hours can be used, and whether they wait for the payment of our invoice. */
export const termsOf = (row: Terms, invoice: InvoiceOfOrder | undefined) => ({
  redeemableFrom: hoursRedeemableFrom({
    placedAt: row.placed_at.toISOString(),
    withdrawableUntil: row.withdrawable_until.toISOString(),
    earlyStart: row.early_start,
  }),
  awaitsPayment: hoursAwaitPayment({
    payment: row.payment,
    vendor: { kind: row.vendor_kind },
    isPaid: invoice?.status === 'paid',
  }),
  expiresAt: hoursLastUntil(row.expires_at.toISOString(), row.placed_at.toISOString()),
});

const balanceOf = (
  row: Selectable<HourPackageRow> & Terms,
  invoice: InvoiceOfOrder | undefined,
) => ({
  id: row.id,
  orderId: row.order_id,
  line: row.line_position,
  title: row.title,
  vendor: { kind: row.vendor_kind, name: row.vendor_name },
  minutesTotal: row.minutes_total,
  minutesLeft: row.minutes_left,
  ...termsOf(row, invoice),
  voidedAt: row.voided_at?.toISOString() ?? null,
});
