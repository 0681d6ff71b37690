import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Contract } from '#domain/costs/contracts.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { isOurs, totalsOf } from '#domain/orders/totals.ts';
import { linesOf } from './orders.ts';

/** Nobody orders more for a company within the years that its page is read. */
const MOST_ORDERS = 50;

/** All orders of a formation's package, the oldest first, and which of them stand. */
export async function packageContracts(
  db: Database,
  foundationId: string,
): Promise<(Contract & { stands: boolean })[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('order_withdrawals', 'order_withdrawals.order_id', 'orders.id')
    .select(['orders.id', 'withdrawn_at'])
    .where('foundation_id', '=', foundationId)
    .orderBy('placed_at')
    .orderBy('orders.id')
    .execute();
  const contracts = await contractsOf(
    db,
    rows.map(({ id }) => id),
  );
  return contracts.map((contract, index) => ({
    ...contract,
    stands: rows[index]?.withdrawn_at === null,
  }));
}

/** Further orders of an account that stand and are addressed to this company, the oldest first. */
export async function ordersFor(
  db: Database,
  accountId: string,
  companyName: string,
): Promise<Contract[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_billing', 'order_billing.order_id', 'orders.id')
    .leftJoin('order_withdrawals', 'order_withdrawals.order_id', 'orders.id')
    .select('orders.id')
    .where('account_id', '=', accountId)
    .where('foundation_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where(sql`lower(trim(billing ->> 'company'))`, '=', companyName.trim().toLowerCase())
    .orderBy('placed_at')
    .orderBy('orders.id')
    .limit(MOST_ORDERS)
    .execute();
  return contractsOf(
    db,
    rows.map(({ id }) => id),
  );
}

async function contractsOf(db: Database, ids: readonly string[]): Promise<Contract[]> {
  const lines = await linesOf(db, ids);
  return ids.map((orderId) => {
    const ordered = lines.get(orderId) ?? [];
    const { grossCents, invoicedGrossCents } = totalsOf(ordered);
    const others = ordered.filter(({ vendor }) => !isOurs(vendor));
    return {
      orderId,
      number: orderNumber(orderId),
      platformCents: invoicedGrossCents,
      othersCents: grossCents - invoicedGrossCents,
      others: [...new Set(others.map(({ vendor }) => vendor.name))],
    };
  });
}
