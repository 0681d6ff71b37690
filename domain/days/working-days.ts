import { publicHolidayOn } from './public-holidays.ts';

/** Working days in Germany, as days `2026-11-25`. Holidays of single states are not counted. */

const DAY_MS = 86_400_000;

/** The day that many calendar days later. */
export const addDaysTo = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

export const isWorkingDay = (day: string): boolean =>
  !isWeekend(day) && publicHolidayOn(day) === null;

const isNoWorkingDay = (day: string): boolean => !isWorkingDay(day);

export function addWorkingDays(day: string, count: number, isOff = isNoWorkingDay): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDaysTo(reached, 1);
    if (!isOff(reached)) left -= 1;
  }
  return reached;
}

export function workingDayBefore(day: string): string {
  let before = addDaysTo(day, -1);
  while (!isWorkingDay(before)) before = addDaysTo(before, -1);
  return before;
}
