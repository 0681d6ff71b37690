import { dayIn } from '#demo/days.ts';
import { instantAt, weekdayOf } from '#domain/days/berlin-days.ts';
import { addDaysTo } from '#domain/days/working-days.ts';

export interface Moment {
  name: string;
  /** ISO 8601 */
  at: string;
  /** Whether tests of the product and its pages run as well as those of rules. */
  whole: boolean;
}

const TEN = 10 * 60;
const BEFORE_MIDNIGHT = 23 * 60 + 55;
const AFTER_MIDNIGHT = 5;
/** All clocks of the European Union change at 1:00 in UTC. */
const BEFORE_CHANGE = 'T00:55:00.000Z';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The next moments, by the clock in Berlin, at which counting days may go wrong: each day of the week, some of
 * them just before and after midnight, the ends of February and of the year, and both changes of the clock.
 */
export function moments(now: Date): Moment[] {
  const tomorrow = dayIn(1, now);
  const minutes = [TEN, BEFORE_MIDNIGHT, AFTER_MIDNIGHT, TEN, TEN, BEFORE_MIDNIGHT, AFTER_MIDNIGHT];
  const week = weekdays.map((name, index) => {
    const day = addDaysTo(tomorrow, (index + 8 - weekdayOf(tomorrow)) % 7);
    return moment(name, instantAt(day, minutes[index] ?? TEN));
  });
  return [
    ...week,
    moment('28 February', instantAt(nextOf(tomorrow, '02-28'), TEN)),
    moment('29 February', instantAt(nextOf(tomorrow, '02-29'), TEN)),
    moment('summer begins', changeAfter(tomorrow, '03-31') + BEFORE_CHANGE),
    moment('summer ends', changeAfter(tomorrow, '10-31') + BEFORE_CHANGE),
    moment('31 December', instantAt(nextOf(tomorrow, '12-31'), BEFORE_MIDNIGHT)),
  ];
}

/** On other days of the week, the whole suite runs anyway. */
const wholeAt = ['Saturday', '29 February', 'summer begins', 'summer ends', '31 December'];

const moment = (name: string, at: string): Moment => ({ name, at, whole: wholeAt.includes(name) });

/** The next day with this month and date; `02-29` exists in every fourth year. */
function nextOf(from: string, monthAndDay: string): string {
  let day = from;
  while (!day.endsWith(monthAndDay)) day = addDaysTo(day, 1);
  return day;
}

/** The last Sunday of the month with this last day. */
function changeAfter(from: string, end: string): string {
  const sundayBefore = (day: string) => addDaysTo(day, -(weekdayOf(day) % 7));
  const change = sundayBefore(nextOf(from, end));
  return change >= from ? change : sundayBefore(nextOf(addDaysTo(nextOf(from, end), 1), end));
}
