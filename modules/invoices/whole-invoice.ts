import type { Database } from '#database/connection.ts';
import type { InvoiceRelation } from '#domain/invoices/invoice.ts';
import { membersByIds } from '../accounts/directory/people.ts';
import { findInvoice } from './invoices.ts';

/** An invoice as its page at the desk shows it. */
export async function wholeInvoice(db: Database, id: string, now: Date) {
  const invoice = await findInvoice(db, id, now);
  if (!invoice) return undefined;
  const members = await membersByIds(db, [invoice.accountId]);
  return {
    ...invoice,
    member: members.get(invoice.accountId) ?? null,
    related: await relatedTo(db, id),
    pdf: await pdfOf(db, id),
  };
}

async function relatedTo(db: Database, id: string) {
  const { cancels, settles } = await db
    .selectFrom('invoices')
    .select(['cancels', 'settles'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const earlier = [cancels, settles].filter((one) => one !== null);
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'cancels', 'settles'])
    .where(({ or, eb }) =>
      or([
        eb('cancels', '=', id),
        eb('settles', '=', id),
        ...(earlier.length > 0 ? [eb('id', 'in', earlier)] : []),
      ]),
    )
    .orderBy('number')
    .execute();
  const relationOf = (row: (typeof rows)[number]): InvoiceRelation => {
    if (row.id === cancels) return 'cancels';
    if (row.id === settles) return 'settles';
    return row.cancels === id ? 'cancelled-by' : 'settled-by';
  };
  return rows.map((row) => ({ relation: relationOf(row), id: row.id, number: row.number }));
}

/** `missing`: rendered on the first request. `failed`: it could not be rendered. */
async function pdfOf(db: Database, id: string) {
  const stored = await db
    .selectFrom('invoice_pdfs')
    .select('invoice_id')
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  if (stored) return { state: 'there' as const, attempts: 0, failedAt: null };
  const failed = await db
    .selectFrom('unrendered_invoices')
    .select(['attempts', 'failed_at'])
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  if (!failed) return { state: 'missing' as const, attempts: 0, failedAt: null };
  const { attempts, failed_at } = failed;
  return { state: 'failed' as const, attempts, failedAt: failed_at.toISOString() };
}
