import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type OrderLine, orderNumber } from '#domain/orders/order.ts';
import { totalsOf } from '#domain/orders/totals.ts';
import { listHourPackages } from './hour-balances.ts';
import type { OrderLineRow, OrderRow } from './tables.ts';

/** Counting stops there; what comes after is "more". */
const MAX_COUNTED = 1_000;

interface Page {
  limit: number;
  offset: number;
}

export type ListedOrder = ReturnType<typeof listedOrder>;

/** The account's orders, the newest first. */
export async function listOrders(db: Database, accountId: string, { limit, offset }: Page) {
  const mine = db.selectFrom('orders').where('orders.account_id', '=', accountId);
  const rows = await mine
    .leftJoin('order_withdrawals', 'order_withdrawals.order_id', 'orders.id')
    .selectAll('orders')
    .select('withdrawn_at')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom(
      mine
        .select('id')
        .limit(MAX_COUNTED + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.total);
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    orders: rows.map((row) => listedOrder(row, lines.get(row.id) ?? [])),
    meta: { total: Math.min(total, MAX_COUNTED), more: total > MAX_COUNTED },
  };
}

/** Whoever asks for an order of somebody else finds none. */
export async function findOrder(db: Database, id: string, accountId: string) {
  const row = await db
    .selectFrom('orders')
    .leftJoin('order_withdrawals', 'order_withdrawals.order_id', 'orders.id')
    .leftJoin('order_billing', 'order_billing.order_id', 'orders.id')
    .selectAll('orders')
    .select(['withdrawn_at', 'billing'])
    .where('orders.id', '=', id)
    .where('orders.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = (await linesOf(db, [id])).get(id) ?? [];
  return {
    ...listedOrder(row, lines),
    lines,
    totals: totalsOf(lines),
    billing: row.billing,
    payment: row.payment,
    earlyStart: row.early_start,
    termsVersion: row.terms_version,
    language: row.language,
    hourPackages: await listHourPackages(db, { accountId, orderId: id, limit: 100, offset: 0 }),
  };
}

const listedOrder = (
  row: Selectable<OrderRow> & { withdrawn_at: Date | null },
  lines: readonly OrderLine[],
) => ({
  id: row.id,
  number: orderNumber(row.id),
  foundationId: row.foundation_id,
  titles: lines.map(({ title }) => title),
  netCents: Number(row.net_cents),
  grossCents: Number(row.gross_cents),
  placedAt: row.placed_at.toISOString(),
  withdrawableUntil: row.withdrawable_until.toISOString(),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
});

async function linesOf(
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
  vendor: { kind: row.vendor_kind, name: row.vendor_name },
  startsAt: row.starts_at?.toISOString() ?? null,
  parts: row.parts,
});
