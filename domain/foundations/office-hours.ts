import { dayKey, hourIn } from '../site/formats.ts';
import { isDayOffIn } from './due-dates.ts';

/** Usual hours of notaries' offices in Germany. */
const OPENS = 8;
const CLOSES = 18;

export const isEarlyOrLate = (startsAt: string): boolean =>
  hourIn(startsAt) < OPENS || hourIn(startsAt) >= CLOSES;

/**
 * An appointment on a day off at the company's seat, or outside these hours, is rare and mostly a slip of the
 * pen.
 */
export const isOutsideOfficeHours = (startsAt: string, city: string | undefined): boolean =>
  isDayOffIn(city)(dayKey(startsAt)) || isEarlyOrLate(startsAt);
