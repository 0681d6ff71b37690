import type { Database } from '#database/connection.ts';

/** When what was paid for these invoices came in or went back. */
export async function paymentsWritten(
  db: Database,
  invoiceIds: readonly string[],
): Promise<string[]> {
  if (invoiceIds.length === 0) return [];
  const rows = await db
    .selectFrom('invoice_payments')
    .select('paid_at')
    .where('invoice_id', 'in', invoiceIds)
    .execute();
  return rows.map(({ paid_at }) => paid_at.toISOString());
}
