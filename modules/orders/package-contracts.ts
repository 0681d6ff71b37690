import type { Database } from '#database/connection.ts';
import type { Contract } from '#domain/costs/contracts.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { totalsOf } from '#domain/orders/totals.ts';
import { linesOf } from './orders.ts';

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
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, withdrawn_at }) => {
    const { grossCents, invoicedGrossCents } = totalsOf(lines.get(id) ?? []);
    return {
      orderId: id,
      number: orderNumber(id),
      platformCents: invoicedGrossCents,
      lawFirmCents: grossCents - invoicedGrossCents,
      stands: withdrawn_at === null,
    };
  });
}
