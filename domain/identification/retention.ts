import { dateOf } from '../days/berlin-days.ts';

/** Whole years from the end of the year in which the relation ended (§ 8 (4) GwG). */
export const IDENTIFICATION_YEARS = 5;

/** The last day of the records, `2031-12-31`. @param endedAt when the relation ended, ISO 8601 */
export const lastDayOfRecords = (endedAt: string): string =>
  `${Number(dateOf(endedAt).slice(0, 4)) + IDENTIFICATION_YEARS}-12-31`;

/** Relations that ended in this year or before have reached their last day, at this instant. */
export const lastYearOver = (now: string): number =>
  Number(dateOf(now).slice(0, 4)) - IDENTIFICATION_YEARS - 1;
