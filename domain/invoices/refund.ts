import { dayKey } from '../site/formats.ts';
import { addDaysTo } from '../slots/working-days.ts';

/**
 * Days within which money goes back (§ 357 (1) BGB), counted from the withdrawal, whose own day does not
 * count (§§ 355 (3), 187 (1) BGB). For what was paid too much no statute names days; it gets the same.
 */
export const REFUND_DAYS = 14;

/**
 * The last day on which money can go back in time, `2026-11-26`: on Monday where that would be a weekend
 * (§ 193 BGB). Holidays are left out, so that no state's calendar makes it too late.
 */
export function refundDueOn(since: string): string {
  const day = addDaysTo(dayKey(since), REFUND_DAYS);
  const weekday = new Date(day).getUTCDay();
  if (weekday === 6) return addDaysTo(day, 2);
  return weekday === 0 ? addDaysTo(day, 1) : day;
}

interface Change {
  before: { refundCents: number; refundSince: string | null };
  refundCents: number;
  /** When the money came in, or went. */
  paidAt: string;
  /** When the invoice was cancelled, if it was: nothing was owed back before. */
  cancelledAt: string | null;
}

/** Since when money has to go back. A part that goes back, or more that comes in, changes nothing of it. */
export function refundSinceOf({ before, refundCents, paidAt, cancelledAt }: Change): string | null {
  if (refundCents === 0) return null;
  if (before.refundCents > 0 && before.refundSince !== null) return before.refundSince;
  return cancelledAt !== null && cancelledAt > paidAt ? cancelledAt : paidAt;
}
