import { dayKey } from '../site/formats.ts';
import type { InvoiceStatus } from './invoice.ts';

/** Money that came in, or went back as a negative amount. */
interface Transfer {
  amountCents: number;
  paidAt: string;
}

/** An entry from a bank statement. */
export interface EnteredPayment extends Transfer {
  /** The version of the invoice that the person saw. */
  expectedVersion?: number | undefined;
  /** Confirms a payment of more than the open amount. */
  overpaid?: boolean | undefined;
  /** Confirms a second payment with the same amount and day. */
  another?: boolean | undefined;
}

export const takeBackReasons = [
  'twice',
  'other-invoice',
  'wrong-amount',
  'wrong-day',
  'not-received',
] as const;
export type TakeBackReason = (typeof takeBackReasons)[number];

/** Kinds of entries: income, refund, transfer after a withdrawal, or correction of another entry. */
export const paymentKinds = ['payment', 'refund', 'offset', 'correction'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

interface Entry {
  amountCents: number;
  /** Number of the invoice to which it was moved. */
  offsetBy: string | null;
  /** The entry that it corrects. */
  takesBack: string | null;
}

export function paymentKind({ amountCents, offsetBy, takesBack }: Entry): PaymentKind {
  if (takesBack !== null) return 'correction';
  if (offsetBy !== null) return 'offset';
  return amountCents < 0 ? 'refund' : 'payment';
}

export type TakeBackRefusal = 'NOT_ENTERED_BY_HAND' | 'TAKEN_BACK' | 'REFUNDED_SINCE';

interface TakenBack extends Entry {
  /** Null for card payments and moved money. */
  recordedBy: string | null;
  isTakenBack: boolean;
}

/**
 * Why an entry cannot be taken back: only typed entries can be slips.
 *
 * @param paidCents the payments without it
 */
export function takeBackRefusal(entry: TakenBack, paidCents: number): TakeBackRefusal | undefined {
  const kind = paymentKind(entry);
  const isTyped = kind === 'payment' || kind === 'refund';
  if (entry.recordedBy === null || !isTyped) return 'NOT_ENTERED_BY_HAND';
  if (entry.isTakenBack) return 'TAKEN_BACK';
  return paidCents < 0 ? 'REFUNDED_SINCE' : undefined;
}

interface Account {
  version: number;
  /** The refund before that payment. */
  toRefundCents: number;
  refundCents: number;
}

export type PaymentRefusal =
  | 'INVOICE_CHANGED'
  | 'PAYMENT_EXISTS'
  | 'PAYMENT_TOO_HIGH'
  | 'REFUND_TOO_HIGH';

/** Why a payment needs confirmation: two people may enter the same bank statement. */
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

/** Payments are neither from the future nor from before the first invoice; other days are typing mistakes. */
const FIRST_DAY = '2020-01-01';
export type DayProblem = 'IN_FUTURE' | 'LONG_AGO';

/** @param day such as `2026-11-26` */
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

/** Bounds of an entry: the amount still expected, and the most that can go back. */
export const paymentBounds = ({ status, grossCents, paidCents, refundCents }: Owed) => ({
  openCents: status === 'open' || status === 'overdue' ? grossCents - paidCents : 0,
  toRefundCents: refundCents,
});
