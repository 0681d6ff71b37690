import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { refundOf, stateAfterPayment } from '#domain/invoices/invoice.ts';
import { refundSinceOf } from '#domain/invoices/refund.ts';
import type { InvoiceStateRow } from './tables.ts';

/** An invoice for a payment, locked until the end of the transaction. */
export async function lockInvoice(transaction: Database, invoiceId: string) {
  const row = await transaction
    .selectFrom('invoice_states')
    .innerJoin('invoices', 'invoices.id', 'invoice_states.invoice_id')
    .select(['state', 'version', 'paid_cents', 'gross_cents', 'kind', 'refund_cents'])
    .select(['refund_since'])
    .select(({ selectFrom }) =>
      selectFrom('invoices as cancellation')
        .select('cancellation.issued_at')
        .whereRef('cancellation.cancels', '=', 'invoice_states.invoice_id')
        .as('cancelled_at'),
    )
    .where('invoice_id', '=', invoiceId)
    .forUpdate('invoice_states')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    state: row.state,
    version: row.version,
    kind: row.kind,
    paidCents: row.paid_cents,
    grossCents: row.gross_cents,
    refundCents: row.refund_cents,
    refundSince: row.refund_since?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
  };
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>;

interface Paid {
  state: InvoiceStateRow['state'];
  paidCents: number;
  refundCents: number;
  refundSince: string | null;
}

/** The invoice after money has come in, or has gone back as a negative amount. */
export function afterMoney(
  invoice: Locked,
  { amountCents, paidAt }: { amountCents: number; paidAt: Date },
): Paid {
  const { grossCents, cancelledAt } = invoice;
  const paidCents = invoice.paidCents + amountCents;
  const state = stateAfterPayment(invoice.state, { paidCents, grossCents });
  const refundCents = refundOf({ state, grossCents, paidCents });
  const change = { before: invoice, refundCents, paidAt: paidAt.toISOString(), cancelledAt };
  return { state, paidCents, refundCents, refundSince: refundSinceOf(change) };
}

/** @returns the new version of the invoice */
export async function changePaid(
  transaction: Database,
  invoiceId: string,
  { state, paidCents, refundCents, refundSince }: Paid,
  now: Date,
): Promise<number> {
  const { version } = await transaction
    .updateTable('invoice_states')
    .set({
      paid_cents: paidCents,
      state,
      refund_cents: refundCents,
      refund_since: refundSince,
      version: sql`version + 1`,
      changed_at: now,
      closed_at: null,
    })
    .where('invoice_id', '=', invoiceId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The open amount of each invoice that can still be paid. */
export const openAmounts = (db: Database) =>
  db
    .selectFrom('invoice_states')
    .innerJoin('invoices', 'invoices.id', 'invoice_states.invoice_id')
    .select(['invoice_id', sql<number>`gross_cents - paid_cents`.as('open_cents')])
    .where('state', '=', 'open');
