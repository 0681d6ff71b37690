import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import { enqueueSignal } from '../outbox/outbox.ts';

/** Invoices and cancellations whose PDF could not be rendered yet, the latest failure first. */
export async function unrenderedInvoices(db: Database, limit: number) {
  const failed = db
    .selectFrom('unrendered_invoices')
    .orderBy('failed_at', 'desc')
    .orderBy('invoice_id');
  const meta = await countRows(db, failed);
  const rows = await failed
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select(['id', 'number', 'reason', 'attempts', 'permanent', 'failed_at'])
    .limit(limit)
    .execute();
  const invoices = rows.map(({ failed_at, ...row }) => ({
    ...row,
    failedAt: failed_at.toISOString(),
  }));
  return { invoices, meta };
}

/** Open invoices that should have a PDF by now, without a known failure. */
export async function invoicesWithoutPdf(
  db: Database,
  issuedBefore: Date,
  limit: number,
): Promise<{ id: string; number: string; issuedAt: string }[]> {
  const rows = await db
    .selectFrom('invoice_states')
    .innerJoin('invoices', 'invoices.id', 'invoice_states.invoice_id')
    .leftJoin('invoice_pdfs', 'invoice_pdfs.invoice_id', 'invoices.id')
    .leftJoin('unrendered_invoices', 'unrendered_invoices.invoice_id', 'invoices.id')
    .where('invoice_states.closed_at', 'is', null)
    .where('invoice_states.issued_at', '<', issuedBefore)
    .where('invoice_pdfs.invoice_id', 'is', null)
    .where('unrendered_invoices.invoice_id', 'is', null)
    .select(['invoices.id', 'invoices.number', 'invoices.issued_at'])
    .orderBy('invoices.issued_at')
    .limit(limit)
    .execute();
  return rows.map(({ issued_at, ...row }) => ({ ...row, issuedAt: issued_at.toISOString() }));
}

/** Number of failures, whether given up or still being tried. */
export async function countUnrendered(
  db: Database,
): Promise<{ permanent: boolean; invoices: number }[]> {
  return db
    .selectFrom('unrendered_invoices')
    .select(['permanent', sql<number>`count(*)::integer`.as('invoices')])
    .groupBy('permanent')
    .execute();
}

export async function noteUnrendered(
  db: Database,
  id: string,
  failure: { reason: string; permanent: boolean; at: Date },
): Promise<void> {
  const { reason, permanent, at: failed_at } = failure;
  await db
    .insertInto('unrendered_invoices')
    .values({ invoice_id: id, attempts: 1, reason, permanent, failed_at })
    .onConflict((conflict) =>
      conflict.column('invoice_id').doUpdateSet({
        attempts: sql`unrendered_invoices.attempts + 1`,
        reason,
        permanent,
        failed_at,
      }),
    )
    .execute();
}

/** Removes the failure of an invoice that has its PDF. */
export async function forgetUnrendered(db: Database, id: string): Promise<void> {
  await db.deleteFrom('unrendered_invoices').where('invoice_id', '=', id).execute();
}

/** @returns false when there is no such invoice, or it has its PDF */
export async function renderAgain(db: Database, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const invoice = await transaction
      .updateTable('unrendered_invoices')
      .from('invoices')
      .set({ permanent: false })
      .whereRef('invoices.id', '=', 'invoice_id')
      .where('invoice_id', '=', id)
      .returning('cancels')
      .executeTakeFirst();
    if (!invoice) return false;
    // The workflow of a cancelled invoice handles both documents.
    await enqueueSignal(transaction, 'invoice-changed', { invoiceId: invoice.cancels ?? id });
    return true;
  });
}
