import type { StatementFault } from '#domain/contributions/statement-faults.ts';

/** Most bookings of a statement. */
export const STATEMENT_LINES_MAX = 10_000;

/** What a file says of one booking; everything that any of the formats knows of it. */
export interface Booking {
  /** Negative for money that went out. */
  amountCents: number;
  bookedOn: string;
  /** The other side: who paid, or was paid. */
  counterparty: string | null;
  reference: string | null;
  /** The end of the number of the account that the statement is about. */
  account: string | null;
  /** Whether the bank marks it as a return or a reversal. */
  isReturn: boolean;
  /** All that the file says of it: what is said twice was booked once. */
  whole: string;
}

/** Why a line of a statement is none of the bookings. */
export const skippedFor = ['date', 'amount', 'currency', 'not-booked'] as const;
export type Skipped = (typeof skippedFor)[number];

/** What a format reads: bookings, and lines that are none. */
export interface Bookings {
  bookings: Booking[];
  skipped: Skipped[];
}

/** Never leaves the thread that reads. */
export class Unreadable extends Error {
  readonly fault: StatementFault;
  constructor(fault: StatementFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Collects what a format finds, up to the most that is read. */
export function collecting(): Bookings & { add(found: Booking | Skipped): void } {
  const [bookings, skipped]: [Booking[], Skipped[]] = [[], []];
  return {
    bookings,
    skipped,
    add(found) {
      if (bookings.length + skipped.length >= STATEMENT_LINES_MAX) {
        throw new Unreadable('too-many-lines');
      }
      if (typeof found === 'string') skipped.push(found);
      else bookings.push(found);
    },
  };
}
