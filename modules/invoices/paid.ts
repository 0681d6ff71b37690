import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { InvoiceStateRow } from './tables.ts';

/** An invoice as payments find it; locked until the end of the transaction. */
export async function lockInvoice(transaction: Database, invoiceId: string) {
  const row = await transaction
    .selectFrom('invoice_states')
    .innerJoin('invoices', 'invoices.id', 'invoice_states.invoice_id')
    .select(['state', 'version', 'paid_cents', 'gross_cents', 'kind'])
    .where('invoice_id', '=', invoiceId)
    .forUpdate('invoice_states')
    .executeTakeFirst();
  if (!row) return undefined;
  const { state, version, kind, paid_cents: paidCents, gross_cents: grossCents } = row;
  return { state, version, kind, paidCents, grossCents };
}

interface Paid {
  state: InvoiceStateRow['state'];
  paidCents: number;
  refundCents: number;
}

/** @returns the version that the invoice has from now on */
export async function changePaid(
  transaction: Database,
  invoiceId: string,
  { state, paidCents, refundCents }: Paid,
  now: Date,
): Promise<number> {
  const { version } = await transaction
    .updateTable('invoice_states')
    .set({
      paid_cents: paidCents,
      state,
      refund_cents: refundCents,
      version: sql`version + 1`,
      changed_at: now,
      closed_at: null,
    })
    .where('invoice_id', '=', invoiceId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** What is open of each invoice that can still be paid. */
export const openAmounts = (db: Database) =>
  db
    .selectFrom('invoice_states')
    .innerJoin('invoices', 'invoices.id', 'invoice_states.invoice_id')
    .select(['invoice_id', sql<number>`gross_cents - paid_cents`.as('open_cents')])
    .where('state', '=', 'open');
