import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { dayKey } from '#domain/site/formats.ts';

/** The day of the last payment of each invoice, without what was taken back. */
export async function paidOn(
  db: Database,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoice_payments')
    .select(['invoice_id', sql<Date>`max(paid_at)`.as('paid_at')])
    .where('invoice_id', 'in', invoiceIds)
    .where('amount_cents', '>', 0)
    .groupBy('invoice_id')
    .execute();
  return new Map(rows.map((row) => [row.invoice_id, dayKey(row.paid_at.toISOString())]));
}
