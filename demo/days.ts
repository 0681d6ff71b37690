import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { dateOf, instantAt, TIME_ZONE } from '#domain/days/berlin-days.ts';
import { addDaysTo } from '#domain/days/working-days.ts';
import { isDayOffIn } from '#domain/foundations/due-dates.ts';

/**
 * Days of demo data and tests, counted from now. No other file there computes a date from the clock, so importing
 * this file shows that a file depends on the day. Days begin at midnight in Berlin, and negative numbers are in
 * the past. Callers with their own clock pass it.
 */

const HALF_PAST_TEN = 10 * 60 + 30;

/** The same time of day in Berlin so many days later, which may be 23 or 25 hours at a change of the clock. */
export function inDays(days: number, now = new Date()): Date {
  // A fraction of a day would be dropped silently.
  if (!Number.isInteger(days)) throw new RangeError(`${days} is no number of whole days.`);
  return new Date(addDays(new TZDate(now.getTime(), TIME_ZONE), days).getTime());
}

/** `2026-12-05` */
export const dayIn = (days: number, now = new Date()): string =>
  addDaysTo(dateOf(now.toISOString()), days);

export const today = (now = new Date()): string => dayIn(0, now);

/** Whether a day is a weekend, or a holiday anywhere in Germany. */
export const isDayOff = isDayOffIn(undefined);

/** The first day from that one on that is no weekend and in no state a holiday. */
export function workingDayIn(days: number, now = new Date()): string {
  let day = dayIn(days, now);
  while (isDayOff(day)) day = addDaysTo(day, 1);
  return day;
}

/** An instant on such a day, at a minute in office hours. */
export const workingTimeIn = (days: number, minute = HALF_PAST_TEN, now = new Date()): string =>
  instantAt(workingDayIn(days, now), minute);
