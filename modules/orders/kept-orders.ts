import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

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
