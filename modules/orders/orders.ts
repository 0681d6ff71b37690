import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows, type Page } from '#database/count.ts';
import { awaitsAddress } from '#domain/orders/billing.ts';
import { type OrderLine, orderNumber } from '#domain/orders/order.ts';
import type { ReleaseReason } from '#domain/orders/release.ts';
import { totalsOf } from '#domain/orders/totals.ts';
import { invoicesOfOrders, settlementsOfOrders } from '../invoices/of-orders.ts';
import { hourPackagesOf } from './hour-packages.ts';
import { performedSince } from './performed-orders.ts';
import { redemptionsOf } from './redemptions.ts';
import type { OrderLineRow, OrderRow } from './tables.ts';
import { timesToChoose } from './times/hours-without-time.ts';

/** The account's orders, the newest first. */
export async function listOrders(
  db: Database,
  accountId: string,
  { limit, offset }: Page,
  now: Date,
) {
  const mine = db
    .selectFrom('orders')
    .where('account_id', '=', accountId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc');
  const meta = await countRows(db, mine);
  const rows = await mine
    .leftJoin('order_withdrawals', 'order_withdrawals.order_id', 'orders.id')
    .leftJoin('order_billing', 'order_billing.order_id', 'orders.id')
    .selectAll('orders')
    .select(['withdrawn_at', 'released_because', 'given_at'])
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const times = await timesToChoose(db, ids, now);
  const cards = await cardsOf(db, rows, now);
  const orders = cards.map((card) => ({ ...card, timesToChoose: times.get(card.id) ?? [] }));
  return { orders, meta };
}

/** Orders as lists show them. */
export async function cardsOf(db: Database, rows: readonly CardRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(db, ids);
  const invoices = await invoicesOfOrders(db, ids, now);
  const performed = await performedSince(db, lines, now);
  return rows.map((row) => ({
    ...cardOf(row, lines.get(row.id) ?? []),
    performedAt: performed.get(row.id) ?? null,
    invoice: invoices.get(row.id) ?? null,
  }));
}

/** The formation whose package an order is; null for other orders. */
export async function foundationOfOrder(db: Database, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('foundation_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.foundation_id ?? null;
}

export type OrderDetails = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Undefined for an unknown id and, given an account, for the order of another one. */
export async function findOrder(
  db: Database,
  { orderId, accountId }: { orderId: string; accountId?: string },
  now: Date,
) {
  let query = db
    .selectFrom('orders')
    .leftJoin('order_withdrawals', 'order_withdrawals.order_id', 'orders.id')
    .leftJoin('order_billing', 'order_billing.order_id', 'orders.id')
    .leftJoin('order_early_starts', 'order_early_starts.order_id', 'orders.id')
    .where('orders.id', '=', orderId);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  const row = await query
    .selectAll('orders')
    .select(['withdrawn_at', 'released_because', 'given_at'])
    .select(['billing', 'requested_at', 'text_version'])
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = (await linesOf(db, [orderId])).get(orderId) ?? [];
  const performed = await performedSince(db, new Map([[orderId, lines]]), now);
  const invoice = (await invoicesOfOrders(db, [orderId], now)).get(orderId);
  const settlement = row.withdrawn_at
    ? (await settlementsOfOrders(db, [orderId], now)).get(orderId)
    : undefined;
  return {
    ...cardOf(row, lines),
    performedAt: performed.get(orderId) ?? null,
    lines,
    totals: totalsOf(lines),
    billing: row.billing,
    payment: row.payment,
    earlyStart: row.early_start || row.requested_at !== null,
    earlyStartRequest:
      row.requested_at && row.text_version !== null
        ? { at: row.requested_at.toISOString(), textVersion: row.text_version }
        : null,
    termsVersion: row.terms_version,
    language: row.language,
    hourPackages: await hourPackagesOf(db, orderId, invoice),
    redemptions: await redemptionsOf(db, orderId),
    invoice: invoice ?? null,
    settlement: settlement ?? null,
  };
}

interface Ended {
  withdrawn_at: Date | null;
  released_because: ReleaseReason | null;
}
type CardRow = Selectable<OrderRow> & Ended & { given_at: Date | null };

const cardOf = (row: CardRow, lines: readonly OrderLine[]) => ({
  id: row.id,
  number: orderNumber(row.id),
  accountId: row.account_id,
  foundationId: row.foundation_id,
  titles: lines.map(({ title }) => title),
  netCents: Number(row.net_cents),
  grossCents: Number(row.gross_cents),
  placedAt: row.placed_at.toISOString(),
  withdrawableUntil: row.withdrawable_until.toISOString(),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  releasedBecause: row.released_because,
  awaitsAddress: awaitsAddress({
    lines,
    hasAddress: row.given_at !== null,
    isWithdrawn: row.withdrawn_at !== null,
  }),
});

/** By the id of the order. */
export async function linesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  const lines = new Map<string, OrderLine[]>();
  if (orderIds.length === 0) return lines;
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  for (const row of rows) {
    lines.set(row.order_id, [...(lines.get(row.order_id) ?? []), lineFrom(row)]);
  }
  return lines;
}

const lineFrom = (row: Selectable<OrderLineRow>): OrderLine => ({
  productId: row.product_id,
  title: row.title,
  quantity: row.quantity,
  regularUnitNetCents: row.regular_unit_net_cents,
  discountPercent: row.discount_percent,
  unitNetCents: row.unit_net_cents,
  netCents: Number(row.net_cents),
  vatPercent: row.vat_percent,
  vendor: { kind: row.vendor_kind, name: row.vendor_name, address: row.vendor_address },
  startsAt: row.starts_at?.toISOString() ?? null,
  durationHours: row.duration_hours,
  location: row.location,
  parts: row.parts,
});

/** When each order of somebody was placed, and for which formation. */
export async function ordersWritten(
  db: Database,
  accountId: string,
): Promise<{ at: string; foundationId: string | null }[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['placed_at', 'foundation_id'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ placed_at, foundation_id }) => ({
    at: placed_at.toISOString(),
    foundationId: foundation_id,
  }));
}

/** Those of these formations for which a package was ordered, whoever ordered it. */
export async function orderedAmong(
  db: Database,
  foundationIds: readonly string[],
): Promise<string[]> {
  if (foundationIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select('foundation_id')
    .distinct()
    .where('foundation_id', 'in', foundationIds)
    .execute();
  return rows.flatMap(({ foundation_id }) => foundation_id ?? []);
}

/**
 * Removes orders with all their invoices and payments once no law asks for them any more; the database
 * itself knows when that is.
 *
 * @returns ids of the files of their invoices
 */
export async function sweepOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`select sweep_orders() as file`.execute(db);
  return rows.map(({ file }) => file);
}
