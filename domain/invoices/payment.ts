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

/** The invoice as it is with that payment. */
interface Account {
  version: number;
  paidCents: number;
  refundCents: number;
}

export type PaymentRefusal = 'INVOICE_CHANGED' | 'PAYMENT_EXISTS' | 'PAYMENT_TOO_HIGH';

/** Why a payment is asked about; two people may have the same bank statement before them. */
export function paymentRefusal(
  entered: EnteredPayment,
  earlier: readonly Transfer[],
  { version, paidCents, refundCents }: Account,
): PaymentRefusal | undefined {
  const { expectedVersion = version, overpaid = false, another = false } = entered;
  if (expectedVersion !== version) return 'INVOICE_CHANGED';
  if (!another && earlier.some((one) => isAlike(one, entered))) return 'PAYMENT_EXISTS';
  const isTooMuch = entered.amountCents > 0 && refundCents > 0;
  return paidCents < 0 || (isTooMuch && !overpaid) ? 'PAYMENT_TOO_HIGH' : undefined;
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
  /** Beyond what is to be refunded it takes back a payment that was entered by mistake. */
  mostBackCents: paidCents,
});
