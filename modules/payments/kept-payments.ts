import type { Database } from '#database/connection.ts';

/** Dates of the payments for these invoices, refunds included. */
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
