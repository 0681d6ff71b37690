import type { Database } from '#database/connection.ts';

/** Dates of a person's invoices. */
export async function invoicesWritten(
  db: Database,
  accountId: string,
): Promise<{ id: string; at: string }[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'issued_at'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id, issued_at }) => ({ id, at: issued_at.toISOString() }));
}
