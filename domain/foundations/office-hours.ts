import { dayKey, hourIn } from '../site/formats.ts';
import { isDayOffIn } from './due-dates.ts';

/** Hours in Germany between which a notary's office is usually open. */
const OPENS = 8;
const CLOSES = 18;

export const isEarlyOrLate = (startsAt: string): boolean =>
  hourIn(startsAt) < OPENS || hourIn(startsAt) >= CLOSES;

/**
 * An appointment on a day off where the company has its seat, early or late is rare, and mostly a
 * slip of the pen.
 */
export const isOutsideOfficeHours = (startsAt: string, city: string | undefined): boolean =>
  isDayOffIn(city)(dayKey(startsAt)) || isEarlyOrLate(startsAt);
