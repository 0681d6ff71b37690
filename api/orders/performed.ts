import type { Database } from '#database/connection.ts';
import { completedSince } from '#projections/foundations.ts';

interface MaybePerformed {
  foundationId: string | null;
  performedAt: string | null;
}

/** The package of a foundation is performed once the company is registered. */
export async function withCompletion<Order extends MaybePerformed>(
  db: Database,
  orders: readonly Order[],
): Promise<Order[]> {
  const completed = await completedSince(
    db,
    orders.flatMap(({ foundationId }) => foundationId ?? []),
  );
  return orders.map((order) => ({
    ...order,
    performedAt: completed.get(order.foundationId ?? '') ?? order.performedAt,
  }));
}
