import { addWorkingDays } from '../../days/working-days.ts';
import { dayKey } from '../../site/formats.ts';
import type { Status, Unfinished } from '../statuses.ts';

/** The range from fast to slow usual cases. */
export interface DayRange {
  from: number;
  to: number;
}

/** Only the law firm's work is counted in working days. */
export const lawFirmDays = {
  'documents-pending': { from: 2, to: 5 },
  'review-pending': { from: 1, to: 3 },
} as const satisfies Partial<Record<Unfinished, DayRange>>;
export type LawFirmStage = keyof typeof lawFirmDays;

export const isOfLawFirm = (status: Status): status is LawFirmStage => status in lawFirmDays;

/** Notaries hold a proposed time for a few days only, and an answer on the day before comes too late. */
const ANSWER_WORKING_DAYS = 2;

/**
 * The day, such as `2026-11-24`, by which a proposed appointment should be answered; undefined if it is too late.
 */
export function answerBy(proposedAt: string, startsAt: string): string | undefined {
  const day = addWorkingDays(dayKey(proposedAt), ANSWER_WORKING_DAYS);
  return day < dayKey(startsAt) ? day : undefined;
}

interface Stage {
  status: Status;
  since: string;
  /** End of the withdrawal period, if work waits for it. */
  beginsAfter: string | null;
}

/**
 * The day, such as `2026-11-25`, by which the law firm is usually done. Undefined for other stages, and once that
 * day has passed.
 */
export function expectedBy({ status, since, beginsAfter }: Stage, now: string): string | undefined {
  if (!isOfLawFirm(status)) return undefined;
  const begins = beginsAfter !== null && beginsAfter > since ? beginsAfter : since;
  const day = addWorkingDays(dayKey(begins), lawFirmDays[status].to);
  return dayKey(now) <= day ? day : undefined;
}
