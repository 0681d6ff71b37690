import { TZDate } from '@date-fns/tz';
import { getISODay } from 'date-fns/getISODay';
import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { lightFormat } from 'date-fns/lightFormat';
import { addDaysTo } from './working-days.ts';

export const TIME_ZONE = 'Europe/Berlin';
export const MINUTES_PER_DAY = 1_440;

/** Days are written `2026-11-25`, weeks `2026-W48`, times of a day as minutes on the clock in Berlin. */
export interface Span {
  startsAt: string;
  endsAt: string;
}

export const overlap = (a: Span, b: Span) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** When the clock in Berlin shows so many minutes after midnight; 1440 is the next midnight. */
export function instantAt(date: string, minute: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const hour = Math.floor(minute / 60);
  return new Date(
    new TZDate(year, month - 1, day, hour, minute % 60, TIME_ZONE).getTime(),
  ).toISOString();
}

/** A moment that lies on the day wherever it is shown. */
export const noonOf = (date: string): string => instantAt(date, MINUTES_PER_DAY / 2);

/** What the clock shows, in minutes since midnight. */
export function minuteOf(instant: string): number {
  const local = new TZDate(instant, TIME_ZONE);
  return local.getHours() * 60 + local.getMinutes();
}

export const dateOf = (instant: string): string =>
  lightFormat(new TZDate(instant, TIME_ZONE), 'yyyy-MM-dd');

/** 1 is Monday. */
export const weekdayOf = (date: string): number => getISODay(new Date(`${date}T12:00:00`));

/** The part of a time that lies on a day; null when none does. */
export function onDay({ startsAt, endsAt }: Span, date: string): [from: number, to: number] | null {
  const day = { startsAt: instantAt(date, 0), endsAt: instantAt(date, MINUTES_PER_DAY) };
  if (!overlap({ startsAt, endsAt }, day)) return null;
  const from = startsAt <= day.startsAt ? 0 : minuteOf(startsAt);
  return [from, endsAt >= day.endsAt ? MINUTES_PER_DAY : minuteOf(endsAt)];
}

export function weekOf(date: string): string {
  const day = new Date(`${date}T12:00:00`);
  return `${getISOWeekYear(day)}-W${String(getISOWeek(day)).padStart(2, '0')}`;
}

/** The seven days of a week, from Monday; undefined when there is no such week. */
export function daysOf(week: string): string[] | undefined {
  const [, year = '', number = ''] = /^(20\d\d)-W(\d\d)$/.exec(week) ?? [];
  if (!year) return undefined;
  // The fourth of January lies in the first week of every year.
  const fourth = `${year}-01-04`;
  const monday = addDaysTo(fourth, 1 - weekdayOf(fourth) + (Number(number) - 1) * 7);
  if (weekOf(monday) !== week) return undefined;
  return Array.from({ length: 7 }, (_, index) => addDaysTo(monday, index));
}

export function weekAfter(week: string, weeks: number): string {
  const [monday] = daysOf(week) ?? [];
  return monday ? weekOf(addDaysTo(monday, 7 * weeks)) : week;
}
