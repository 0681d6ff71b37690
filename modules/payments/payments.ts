import type { Database } from '#database/connection.ts';
import { refundOf, stateAfterPayment } from '#domain/invoices/invoice.ts';
import { changePaid, lockInvoice } from '../invoices/paid.ts';
import { enqueueMail, enqueueSignal } from '../outbox/outbox.ts';

export interface Payment {
  /** A repetition with the same id is recorded once. */
  id: string;
  invoiceId: string;
  amountCents: number;
  method: 'transfer' | 'card';
  reference?: string | undefined;
  paidAt: Date;
  /** Who has entered it; null for what Stripe reports. */
  recordedBy: string | null;
  /** Has really come in, although it is more than is open. */
  overpaid?: boolean | undefined;
}

export type Recorded =
  | { paidCents: number; repeated: boolean }
  | { refused: 'KEY_USED' | 'PAYMENT_TOO_HIGH' | 'NOT_FOUND' };

/**
 * Records money that has come in, or as a negative amount has gone back. What people enter may
 * exceed what is open only if they say so, because it is usually a typing mistake; what Stripe
 * reports has been paid. What is too much has to be refunded.
 */
export async function recordPayment(db: Database, payment: Payment, now: Date): Promise<Recorded> {
  return db.transaction().execute((transaction) => record(transaction, payment, now));
}

/** The same in the caller's transaction. */
export async function record(
  transaction: Database,
  payment: Payment,
  now: Date,
): Promise<Recorded> {
  const { invoiceId, amountCents } = payment;
  const invoice = await lockInvoice(transaction, invoiceId);
  if (!invoice || invoice.kind === 'cancellation') return { refused: 'NOT_FOUND' };
  const before = await findRecorded(transaction, payment);
  if (before) {
    return before.isSame
      ? { paidCents: invoice.paidCents, repeated: true }
      : { refused: 'KEY_USED' };
  }
  const { grossCents } = invoice;
  const paidCents = invoice.paidCents + amountCents;
  const state = stateAfterPayment(invoice.state, { paidCents, grossCents });
  const refundCents = refundOf({ state, grossCents, paidCents });
  const isTooMuch = amountCents > 0 && refundCents > 0;
  const isMistaken = paidCents < 0 || (isTooMuch && !payment.overpaid);
  if (payment.recordedBy !== null && isMistaken) return { refused: 'PAYMENT_TOO_HIGH' };
  if (!(await insertPayment(transaction, payment, now))) return { refused: 'KEY_USED' };
  const paid = { state, paidCents, refundCents };
  const version = await changePaid(transaction, invoiceId, paid, now);
  await enqueueSignal(transaction, 'invoice-changed', { invoiceId });
  if (isTooMuch) {
    await enqueueMail(transaction, 'invoice-overpaid', { invoiceId, version: String(version) });
  }
  return { paidCents, repeated: false };
}

/** @returns false when the id is used at this moment for another invoice */
async function insertPayment(transaction: Database, payment: Payment, now: Date): Promise<boolean> {
  const { id, invoiceId, amountCents, method, reference, paidAt, recordedBy } = payment;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('invoice_payments')
    .values({
      id,
      invoice_id: invoiceId,
      amount_cents: amountCents,
      method,
      reference: reference ?? null,
      paid_at: paidAt,
      recorded_at: now,
      recorded_by: recordedBy,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function findRecorded(transaction: Database, { id, invoiceId, amountCents }: Payment) {
  const row = await transaction
    .selectFrom('invoice_payments')
    .select(['invoice_id', 'amount_cents'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { isSame: row.invoice_id === invoiceId && row.amount_cents === amountCents };
}
