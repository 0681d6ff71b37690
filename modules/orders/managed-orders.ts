import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import { idsOfNumber, type OrderState } from '#domain/orders/order.ts';
import { invoicesOfOrders } from '../invoices/of-orders.ts';
import { isWithoutAddress } from './address-requests.ts';
import { cardOf, linesOf } from './orders.ts';
import { performedSince } from './performed-orders.ts';

interface Filter {
  /** As people write it, or its beginning. */
  number?: string | undefined;
  state?: OrderState | undefined;
  limit: number;
  offset: number;
}

/** Orders of everybody, the newest first. */
export async function listAllOrders(db: Database, filter: Filter, now: Date) {
  const matching = matchingOrders(db, filter).orderBy('placed_at', 'desc').orderBy('id', 'desc');
  const meta = await countRows(db, matching);
  const rows = await matching
    .leftJoin('order_withdrawals', 'order_withdrawals.order_id', 'orders.id')
    .leftJoin('order_billing', 'order_billing.order_id', 'orders.id')
    .selectAll('orders')
    .select([
      'withdrawn_at',
      'given_at',
      sql<string | null>`coalesce(billing ->> 'company', billing ->> 'name')`.as('buyer'),
    ])
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(db, ids);
  const invoices = await invoicesOfOrders(db, ids, now);
  const performed = await performedSince(db, lines);
  const orders = rows.map((row) => ({
    ...cardOf(row, lines.get(row.id) ?? []),
    performedAt: performed.get(row.id) ?? null,
    buyer: row.buyer,
    invoice: invoices.get(row.id) ?? null,
  }));
  return { orders, meta };
}

function matchingOrders(db: Database, { number, state }: Filter) {
  let query = db.selectFrom('orders');
  if (number !== undefined) {
    const ids = idsOfNumber(number);
    query = ids
      ? query.where('id', '>=', ids.first).where('id', '<=', ids.last)
      : query.where(sql<boolean>`false`);
  }
  if (state === undefined) return query;
  if (state === 'without-address') return query.where(isWithoutAddress);
  return query.where(({ exists, not, selectFrom }) => {
    const withdrawal = exists(
      selectFrom('order_withdrawals').select('order_id').whereRef('order_id', '=', 'orders.id'),
    );
    return state === 'withdrawn' ? withdrawal : not(withdrawal);
  });
}
