import { dayKey } from '../../site/formats.ts';
import { addWorkingDays } from '../../slots/working-days.ts';
import type { Status, Unfinished } from '../statuses.ts';

/** From the fastest usual to the slowest usual case. */
export interface DayRange {
  from: number;
  to: number;
}

/** Only what the law firm does is counted in working days. */
export const lawFirmDays = {
  'documents-pending': { from: 2, to: 5 },
  'review-pending': { from: 1, to: 3 },
} as const satisfies Partial<Record<Unfinished, DayRange>>;
export type LawFirmStage = keyof typeof lawFirmDays;

export const isOfLawFirm = (status: Status): status is LawFirmStage => status in lawFirmDays;

/** A notary holds a proposed time for some days only; later than the day before is no answer. */
const ANSWER_WORKING_DAYS = 2;

/** The day, `2026-11-24`, by which a proposed appointment is best answered; undefined if too late. */
export function answerBy(proposedAt: string, startsAt: string): string | undefined {
  const day = addWorkingDays(dayKey(proposedAt), ANSWER_WORKING_DAYS);
  return day < dayKey(startsAt) ? day : undefined;
}

interface Stage {
  status: Status;
  since: string;
  /** The end of the withdrawal period, if nothing begins before. */
  beginsAfter: string | null;
}

/**
 * The day, `2026-11-25`, by which the law firm is usually done. Undefined for other stages, and
 * once the day has passed: then nobody can say.
 */
export function expectedBy({ status, since, beginsAfter }: Stage, now: string): string | undefined {
  if (!isOfLawFirm(status)) return undefined;
  const begins = beginsAfter !== null && beginsAfter > since ? beginsAfter : since;
  const day = addWorkingDays(dayKey(begins), lawFirmDays[status].to);
  return dayKey(now) <= day ? day : undefined;
}
