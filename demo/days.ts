import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { isDayOffIn } from '#domain/foundations/due-dates.ts';
import { dateAfter, dateOf, instantAt, TIME_ZONE } from '#domain/slots/berlin-days.ts';

/**
 * Days as demo data and tests count them from now: nothing there computes a date from the clock itself,
 * so who imports this file is who depends on the day. Days begin at midnight in Berlin, and a negative
 * number of days is ago. Whoever has a clock of their own hands it in.
 */

const HALF_PAST_TEN = 10 * 60 + 30;

/** When the clock in Berlin shows the same time that many days later: where it changes, 23 or 25 hours. */
export function inDays(days: number, now = new Date()): Date {
  // Part of a day would be dropped without a word.
  if (!Number.isInteger(days)) throw new RangeError(`${days} is no number of whole days.`);
  return new Date(addDays(new TZDate(now.getTime(), TIME_ZONE), days).getTime());
}

/** `2026-12-05` */
export const dayIn = (days: number, now = new Date()): string =>
  dateAfter(dateOf(now.toISOString()), days);

export const today = (now = new Date()): string => dayIn(0, now);

/** A weekend, or somewhere in Germany a holiday. */
export const isDayOff = isDayOffIn(undefined);

/** The first day from that one on that is no weekend and in no state a holiday. */
export function workingDayIn(days: number, now = new Date()): string {
  let day = dayIn(days, now);
  while (isDayOff(day)) day = dateAfter(day, 1);
  return day;
}

/** An instant on such a day, at a minute in office hours. */
export const workingTimeIn = (days: number, minute = HALF_PAST_TEN, now = new Date()): string =>
  instantAt(workingDayIn(days, now), minute);
