import { dayKey } from '../site/formats.ts';
import type { InvoiceStatus } from './invoice.ts';

/** Money that came in, or went back as a negative amount. */
interface Transfer {
  amountCents: number;
  paidAt: string;
}

/** What somebody enters from a bank statement. */
export interface EnteredPayment extends Transfer {
  /** The version of the invoice that they were shown. */
  expectedVersion?: number | undefined;
  /** Has really come in, although it is more than is open. */
  overpaid?: boolean | undefined;
  /** Is another one, although one of this amount and day is there. */
  another?: boolean | undefined;
}

/** Why a payment that was entered is taken back. */
export const takeBackReasons = [
  'twice',
  'other-invoice',
  'wrong-amount',
  'wrong-day',
  'not-received',
] as const;
export type TakeBackReason = (typeof takeBackReasons)[number];

/** In, back to the member, moved after a withdrawal, or putting another entry right. */
export const paymentKinds = ['payment', 'refund', 'offset', 'correction'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

interface Entry {
  amountCents: number;
  /** The number of the invoice by which it was moved. */
  offsetBy: string | null;
  /** The entry that it puts right. */
  takesBack: string | null;
}

export function paymentKind({ amountCents, offsetBy, takesBack }: Entry): PaymentKind {
  if (takesBack !== null) return 'correction';
  if (offsetBy !== null) return 'offset';
  return amountCents < 0 ? 'refund' : 'payment';
}

export type TakeBackRefusal = 'NOT_ENTERED_BY_HAND' | 'TAKEN_BACK' | 'REFUNDED_SINCE';

interface TakenBack extends Entry {
  /** Null for what was paid by card, and for what was moved. */
  recordedBy: string | null;
  isTakenBack: boolean;
}

/** Why an entry stays: only what somebody has typed can be a slip. @param paidCents without it */
export function takeBackRefusal(entry: TakenBack, paidCents: number): TakeBackRefusal | undefined {
  const kind = paymentKind(entry);
  const isTyped = kind === 'payment' || kind === 'refund';
  if (entry.recordedBy === null || !isTyped) return 'NOT_ENTERED_BY_HAND';
  if (entry.isTakenBack) return 'TAKEN_BACK';
  return paidCents < 0 ? 'REFUNDED_SINCE' : undefined;
}

interface Account {
  version: number;
  /** What had to go back before that payment. */
  toRefundCents: number;
  /** The same with it. */
  refundCents: number;
}

export type PaymentRefusal =
  | 'INVOICE_CHANGED'
  | 'PAYMENT_EXISTS'
  | 'PAYMENT_TOO_HIGH'
  | 'REFUND_TOO_HIGH';

/** Why a payment is asked about; two people may have the same bank statement before them. */
export function paymentRefusal(
  entered: EnteredPayment,
  earlier: readonly Transfer[],
  { version, toRefundCents, refundCents }: Account,
): PaymentRefusal | undefined {
  const { expectedVersion = version, overpaid = false, another = false } = entered;
  if (expectedVersion !== version) return 'INVOICE_CHANGED';
  if (!another && earlier.some((one) => isAlike(one, entered))) return 'PAYMENT_EXISTS';
  if (-entered.amountCents > toRefundCents) return 'REFUND_TOO_HIGH';
  const isTooMuch = entered.amountCents > 0 && refundCents > 0;
  return isTooMuch && !overpaid ? 'PAYMENT_TOO_HIGH' : undefined;
}

const isAlike = (one: Transfer, other: Transfer) =>
  one.amountCents === other.amountCents && dayKey(one.paidAt) === dayKey(other.paidAt);

/** Nobody has paid tomorrow, and no invoice is older: other days are typing mistakes. */
const FIRST_DAY = '2020-01-01';
export type DayProblem = 'IN_FUTURE' | 'LONG_AGO';

/** @param day as `2026-11-26` */
export function dayProblem(day: string, now: string): DayProblem | undefined {
  if (day > dayKey(now)) return 'IN_FUTURE';
  return day < FIRST_DAY ? 'LONG_AGO' : undefined;
}

interface Owed {
  status: InvoiceStatus;
  grossCents: number;
  paidCents: number;
  refundCents: number;
}

/** What a bank statement may be about: how much is still to come in, and how much can go back. */
export const paymentBounds = ({ status, grossCents, paidCents, refundCents }: Owed) => ({
  openCents: status === 'open' || status === 'overdue' ? grossCents - paidCents : 0,
  toRefundCents: refundCents,
});
