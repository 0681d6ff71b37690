import { z } from 'zod';
import {
  instantAt,
  MINUTES_PER_DAY,
  onDay,
  overlap,
  type Span,
  weekdayOf,
} from '../days/berlin-days.ts';
import { publicHolidayOn } from '../days/public-holidays.ts';
import { addDaysTo } from '../days/working-days.ts';

/** Hours begin and end on the clock's quarters. */
const STEP = 15;
/** More in a day than anybody has, for seven days. */
const MOST = 28;
/** Changes are planned for at most this long ahead. */
const DAYS_AHEAD = 366;

/** Minutes since midnight in Berlin; weekday 1 (Monday) to 7. */
export interface WeeklyHours {
  weekday: number;
  startsMinute: number;
  endsMinute: number;
}

/** Other hours, from a day such as `2026-12-01` on. */
export interface HourChange {
  holdsFrom: string;
  hours: readonly WeeklyHours[];
}

export interface Working {
  /** What holds before the first change. */
  hours: readonly WeeklyHours[];
  changes: readonly HourChange[];
  absences: readonly Span[];
}

const minute = z.int().multipleOf(STEP, 'NOT_A_QUARTER').min(0).max(MINUTES_PER_DAY);
const period = z
  .object({ weekday: z.int().min(1).max(7), startsMinute: minute, endsMinute: minute })
  .refine((hours) => hours.startsMinute < hours.endsMinute, {
    error: 'ENDS_BEFORE_IT_BEGINS',
    path: ['endsMinute'],
  });

/** The hours of a week; none at all is a week without bookings. */
export const weeklyHours = z
  .array(period)
  .max(MOST)
  .refine((hours) => !hours.some((one, index) => hours.slice(index + 1).some(overlapsWith(one))), {
    error: 'HOURS_OVERLAP',
  });

const overlapsWith = (one: WeeklyHours) => (other: WeeklyHours) =>
  one.weekday === other.weekday &&
  one.startsMinute < other.endsMinute &&
  other.startsMinute < one.endsMinute;

export const calendarDate = z.iso.date('NOT_A_DATE');

export const hourChange = z.object({ holdsFrom: calendarDate, hours: weeklyHours });

/** What was is not rewritten, and nobody plans for years. */
export function hourChangeRefusal(
  { holdsFrom }: Pick<HourChange, 'holdsFrom'>,
  today: string,
): 'IN_THE_PAST' | 'TOO_FAR_AHEAD' | undefined {
  if (holdsFrom < today) return 'IN_THE_PAST';
  return holdsFrom > addDaysTo(today, DAYS_AHEAD) ? 'TOO_FAR_AHEAD' : undefined;
}

/** The hours of the week that a day lies in: those of the last change until then. */
export function hoursHeldOn({ hours, changes }: Omit<Working, 'absences'>, date: string) {
  let held = hours;
  let since = '';
  for (const change of changes) {
    if (change.holdsFrom > date || change.holdsFrom < since) continue;
    held = change.hours;
    since = change.holdsFrom;
  }
  return held;
}

/** When somebody can be booked on a day, absences aside. Nobody is asked to work on a public holiday. */
export function hoursOn(working: Omit<Working, 'absences'>, date: string): WeeklyHours[] {
  if (publicHolidayOn(date) !== null) return [];
  const weekday = weekdayOf(date);
  return hoursHeldOn(working, date).filter((hours) => hours.weekday === weekday);
}

export const spansOn = (working: Omit<Working, 'absences'>, date: string): Span[] =>
  hoursOn(working, date).map(({ startsMinute, endsMinute }) => ({
    startsAt: instantAt(date, startsMinute),
    endsAt: instantAt(date, endsMinute),
  }));

/** Why somebody has to find another time. */
export type Displaced = 'absent' | 'outside-hours';

/** Whether what is booked cannot take place as the calendar stands now; what has begun is left alone. */
export function displacement(
  working: Working,
  booked: Span,
  date: string,
  now: string,
): Displaced | null {
  if (booked.startsAt <= now) return null;
  if (working.absences.some((absence) => overlap(absence, booked))) return 'absent';
  const [from, to] = onDay(booked, date) ?? [0, 0];
  const isHeld = hoursOn(working, date).some(
    ({ startsMinute, endsMinute }) => startsMinute <= from && to <= endsMinute,
  );
  return isHeld ? null : 'outside-hours';
}
