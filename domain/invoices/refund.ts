import { addDaysTo } from '../days/working-days.ts';
import { dayKey } from '../site/formats.ts';

/**
 * Days for a refund (§ 357 (1) BGB), counted from the day after the withdrawal (§§ 355 (3), 187 (1) BGB). No
 * statute sets days for overpayments, which get the same.
 */
export const REFUND_DAYS = 14;

/**
 * The last day for a refund, such as `2026-11-26`; a weekend moves it to Monday (§ 193 BGB). Holidays do not, so
 * that no state's calendar makes it late.
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
  /** Time of the payment. */
  paidAt: string;
  /** Time of the cancellation, if any, before which no refund was due. */
  cancelledAt: string | null;
}

/** Since when the refund is due; partial refunds and further payments do not change it. */
export function refundSinceOf({ before, refundCents, paidAt, cancelledAt }: Change): string | null {
  if (refundCents === 0) return null;
  if (before.refundCents > 0 && before.refundSince !== null) return before.refundSince;
  return cancelledAt !== null && cancelledAt > paidAt ? cancelledAt : paidAt;
}
