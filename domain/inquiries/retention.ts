import { TZDate } from '@date-fns/tz';
import { subMonths } from 'date-fns/subMonths';
import { TIME_ZONE } from '../days/berlin-days.ts';
import type { InquiryKind } from './inquiry.ts';

export const INQUIRY_MONTHS: Record<Exclude<InquiryKind, 'withdrawal'>, number> = {
  contact: 6,
  partner: 12,
};

/** Claims lapse three years after the end of the year (§§ 195, 199 BGB). */
export const WITHDRAWAL_YEARS = 3;

/** The end of the retention period; the privacy page states the same times. */
export function keptSince(kind: InquiryKind, now: Date): Date {
  if (kind === 'withdrawal') return new Date(Date.UTC(now.getUTCFullYear() - WITHDRAWAL_YEARS, 0));
  // Six months before 31 August is 28 February, not a day in March.
  return new Date(subMonths(new TZDate(now.getTime(), TIME_ZONE), INQUIRY_MONTHS[kind]).getTime());
}
