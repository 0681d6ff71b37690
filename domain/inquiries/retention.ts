import type { InquiryKind } from './inquiry.ts';

const months: Record<Exclude<InquiryKind, 'withdrawal'>, number> = { contact: 6, partner: 12 };

/** Claims lapse three years after the end of the year (§§ 195, 199 BGB). */
const WITHDRAWAL_YEARS = 3;

/** What came in before this is deleted. The privacy page names the same times. */
export function keptSince(kind: InquiryKind, now: Date): Date {
  if (kind === 'withdrawal') return new Date(Date.UTC(now.getUTCFullYear() - WITHDRAWAL_YEARS, 0));
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months[kind]);
  return since;
}
