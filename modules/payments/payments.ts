import type { Database } from '#database/connection.ts';
import {
  type EnteredPayment,
  type PaymentRefusal,
  paymentRefusal,
  type TakeBackReason,
  type TakeBackRefusal,
  takeBackRefusal,
} from '#domain/invoices/payment.ts';
import { afterMoney, changePaid, lockInvoice } from '../invoices/paid.ts';
import { enqueueMail, enqueueSignal } from '../outbox/outbox.ts';
import { paymentsOf } from './listed-payments.ts';

export interface Payment {
  /** A repetition with the same id records nothing. */
  id: string;
  invoiceId: string;
  amountCents: number;
  method: 'transfer' | 'card';
  reference?: string | undefined;
  paidAt: Date;
  /** The person who enters it; null for reports of Stripe. */
  recordedBy: string | null;
}

type Entered = Omit<EnteredPayment, 'amountCents' | 'paidAt'>;

export type Recorded =
  | { paidCents: number; repeated: boolean }
  | { refused: 'KEY_USED' | PaymentRefusal | 'NOT_FOUND' };

/**
 * Records money that has come in, or gone back as a negative amount. Entries that look like a mistake ask for
 * confirmation; reports of Stripe are certain. An excess has to be refunded.
 */
export async function recordPayment(
  db: Database,
  payment: Payment & Entered,
  now: Date,
): Promise<Recorded> {
  return db.transaction().execute((transaction) => record(transaction, payment, now));
}

/** Records a payment inside the caller's transaction. */
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
  const after = afterMoney(invoice, payment);
  const { paidCents, refundCents } = after;
  if (payment.recordedBy !== null) {
    const entered = { ...payment, paidAt: payment.paidAt.toISOString() };
    const account = { version: invoice.version, toRefundCents: invoice.refundCents, refundCents };
    const earlier = (await paymentsOf(transaction, invoiceId)).filter(isStanding);
    const refused = paymentRefusal(entered, earlier, account);
    if (refused) return { refused };
  }
  if (!(await insertPayment(transaction, payment, now))) return { refused: 'KEY_USED' };
  const version = await changePaid(transaction, invoiceId, after, now);
  await enqueueSignal(transaction, 'invoice-changed', { invoiceId });
  if (amountCents > 0 && refundCents > 0) {
    await enqueueMail(transaction, 'invoice-overpaid', { invoiceId, version: String(version) });
  }
  return { paidCents, repeated: false };
}

type Listed = Awaited<ReturnType<typeof paymentsOf>>[number];

const isStanding = ({ takesBack, takenBack }: Listed): boolean =>
  takesBack === null && takenBack === null;

interface TakeBack {
  /** A repetition with the same id records nothing. */
  id: string;
  paymentId: string;
  reason: TakeBackReason;
  by: string;
}

export type TakenBack =
  | { invoiceId: string; amountCents: number; paidCents: number; repeated: boolean }
  | { refused: TakeBackRefusal | 'KEY_USED' | 'NOT_FOUND' };

/**
 * Takes back a mistaken entry by an entry of the opposite amount on the same day; the first one stays. Nobody
 * gets a mail about it, except through the invoice, which may be open again.
 */
export async function takeBackPayment(
  db: Database,
  { id, paymentId, reason, by }: TakeBack,
  now: Date,
): Promise<TakenBack> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('invoice_payments')
      .select('invoice_id')
      .where('id', '=', paymentId)
      .executeTakeFirst();
    const invoice = row && (await lockInvoice(transaction, row.invoice_id));
    if (!row || !invoice) return { refused: 'NOT_FOUND' };
    const invoiceId = row.invoice_id;
    const entries = await paymentsOf(transaction, invoiceId);
    const payment = entries.find((one) => one.id === paymentId);
    if (!payment) return { refused: 'NOT_FOUND' };
    const amountCents = -payment.amountCents;
    if (entries.some((one) => one.id === id && one.takesBack === paymentId)) {
      return { invoiceId, amountCents, paidCents: invoice.paidCents, repeated: true };
    }
    const paidAt = new Date(payment.paidAt);
    const after = afterMoney(invoice, { amountCents, paidAt });
    const entry = { ...payment, isTakenBack: payment.takenBack !== null };
    const refused = takeBackRefusal(entry, after.paidCents);
    if (refused) return { refused };
    const { method } = payment;
    const correction = { id, invoiceId, amountCents, method, paidAt, recordedBy: by };
    const written = { ...correction, takesBack: paymentId, reason };
    if (!(await insertPayment(transaction, written, now))) return { refused: 'KEY_USED' };
    await changePaid(transaction, invoiceId, after, now);
    await enqueueSignal(transaction, 'invoice-changed', { invoiceId });
    return { invoiceId, amountCents, paidCents: after.paidCents, repeated: false };
  });
}

interface Correction {
  takesBack: string;
  reason: TakeBackReason;
}

/** @returns false when another invoice uses the id at this moment */
async function insertPayment(
  transaction: Database,
  payment: Payment & Partial<Correction>,
  now: Date,
): Promise<boolean> {
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
      takes_back: payment.takesBack ?? null,
      reason: payment.reason ?? null,
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
