import { isHolidayAllOver } from '../days/state-holidays.ts';
import { addDaysTo, isWorkingDay } from '../days/working-days.ts';
import { stateOf } from '../towns/towns.ts';

// How the terms of duties are counted. Days are written `2026-11-25`.

/** The same day so many months later, or the last one of a shorter month (§ 188 (2), (3) BGB). */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const reached = Math.min(date, last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(reached).padStart(2, '0')}`;
}

/** The last day of so many months that begin when a day is over (§ 187 (2), § 188 (2) BGB). */
export const monthsFromEndOf = (day: string, months: number): string =>
  addDaysTo(monthsAfter(addDaysTo(day, 1), months), -1);

/**
 * The day itself, or the next working day at the seat (§ 108 (3) AO, § 26 (3) SGB X). A holiday in a part of a state
 * moves nothing, nor does one at a seat whose state is unknown: the day may be early and is never late.
 */
export function orNextWorkingDay(day: string, city: string | undefined): string {
  const state = city === undefined ? undefined : stateOf(city);
  let reached = day;
  while (!isWorkingDay(reached) || (state && isHolidayAllOver(reached, state))) {
    reached = addDaysTo(reached, 1);
  }
  return reached;
}

/** The year in which the first financial year ends, whose ends are `MM-DD`, on a day or after it. */
export function firstYearEndFrom(day: string, yearEnd: string): number {
  const year = Number(day.slice(0, 4));
  return yearEndIn(year, yearEnd) >= day ? year : year + 1;
}

/** The end of a financial year, `MM-DD`, in a calendar year; one at the end of February has 29 days in some. */
export const yearEndIn = (year: number, yearEnd: string): string =>
  yearEnd === '02-28' ? monthsFromEndOf(`${year}-01-31`, 1) : `${year}-${yearEnd}`;
