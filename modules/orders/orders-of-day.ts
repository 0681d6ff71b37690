import { subDays } from 'date-fns/subDays';
import type { Database } from '#database/connection.ts';

/** How many orders an account has placed within 24 hours, of packages too, and withdrawn or not. */
export async function ordersOfDay(db: Database, accountId: string, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('placed_at', '>', subDays(at, 1))
    .executeTakeFirstOrThrow();
  return Number(count);
}
