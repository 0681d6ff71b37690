import type { Database } from '#database/connection.ts';
import { isInvoiceNumber, refundOf, stateAfterPayment } from '#domain/invoices/invoice.ts';
import {
  type EnteredPayment,
  type PaymentRefusal,
  paymentRefusal,
} from '#domain/invoices/payment.ts';
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
}

type Entered = Omit<EnteredPayment, 'amountCents' | 'paidAt'>;

export type Recorded =
  | { paidCents: number; repeated: boolean }
  | { refused: 'KEY_USED' | PaymentRefusal | 'NOT_FOUND' };

/**
 * Records money that has come in, or as a negative amount has gone back. What people enter is asked
 * about where it looks like a mistake; what Stripe reports has been paid. What is too much has to be
 * refunded.
 */
export async function recordPayment(
  db: Database,
  payment: Payment & Entered,
  now: Date,
): Promise<Recorded> {
  return db.transaction().execute((transaction) => record(transaction, payment, now));
}

/** The same in the caller's transaction. */
export async function record(
  transaction: Database,
  payment: Payment & Entered,
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
  if (payment.recordedBy !== null) {
    const entered = { ...payment, paidAt: payment.paidAt.toISOString() };
    const account = { version: invoice.version, paidCents, refundCents };
    const earlier = await paymentsOf(transaction, invoiceId);
    const refused = paymentRefusal(entered, earlier, account);
    if (refused) return { refused };
  }
  if (!(await insertPayment(transaction, payment, now))) return { refused: 'KEY_USED' };
  const paid = { state, paidCents, refundCents };
  const version = await changePaid(transaction, invoiceId, paid, now);
  await enqueueSignal(transaction, 'invoice-changed', { invoiceId });
  if (amountCents > 0 && refundCents > 0) {
    await enqueueMail(transaction, 'invoice-overpaid', { invoiceId, version: String(version) });
  }
  return { paidCents, repeated: false };
}

/** What was paid for an invoice and went back of it, the newest first. */
export async function paymentsOf(db: Database, invoiceId: string) {
  const rows = await db
    .selectFrom('invoice_payments')
    .select(['id', 'amount_cents', 'method', 'reference', 'paid_at', 'recorded_at', 'recorded_by'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('paid_at', 'desc')
    .orderBy('recorded_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amountCents: row.amount_cents,
    method: row.method,
    offsetBy: row.reference && isInvoiceNumber(row.reference) ? row.reference : null,
    paidAt: row.paid_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    recordedBy: row.recorded_by,
  }));
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
