import { dayKey, hourIn } from '../site/formats.ts';
import { isWorkingDay } from '../site/working-days.ts';

/** Hours in Germany between which a notary's office is usually open. */
const OPENS = 8;
const CLOSES = 18;

export const isEarlyOrLate = (startsAt: string): boolean =>
  hourIn(startsAt) < OPENS || hourIn(startsAt) >= CLOSES;

/** An appointment on a day off, early or late is rare, and mostly a slip of the pen. */
export const isOutsideOfficeHours = (startsAt: string): boolean =>
  !isWorkingDay(dayKey(startsAt)) || isEarlyOrLate(startsAt);
