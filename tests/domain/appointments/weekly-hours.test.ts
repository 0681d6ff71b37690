import { describe, expect, test } from 'vitest';
import {
  displacement,
  hourChangeRefusal,
  hoursOn,
  type Working,
  weeklyHours,
} from '#domain/appointments/weekly-hours.ts';
import { instantAt } from '#domain/days/berlin-days.ts';

const monday = { weekday: 1, startsMinute: 480, endsMinute: 840 };
const working: Working = {
  hours: [monday],
  changes: [
    { holdsFrom: '2026-12-14', hours: [] },
    { holdsFrom: '2026-12-07', hours: [{ ...monday, startsMinute: 600 }] },
  ],
  absences: [{ startsAt: instantAt('2026-11-30', 0), endsAt: instantAt('2026-11-30', 600) }],
};
const on = (date: string, from: number, to: number) => ({
  startsAt: instantAt(date, from),
  endsAt: instantAt(date, to),
});
const why = (date: string, from: number, to: number) =>
  displacement(working, on(date, from, to), date, '2026-11-20T12:00:00.000Z');

describe('hours of the week', () => {
  test('are those of the last change before a day, and none on public holidays', () => {
    expect(hoursOn(working, '2026-11-23')).toEqual([monday]);
    expect(hoursOn(working, '2026-12-07')[0]?.startsMinute).toBe(600);
    expect(hoursOn(working, '2026-12-14')).toEqual([]);
    expect(hoursOn(working, '2026-11-24')).toEqual([]);
    expect(hoursOn(working, '2026-04-06')).toEqual([]);
  });

  test('neither overlap nor end before they begin, and keep to the quarters', () => {
    const codes = (hours: unknown) =>
      weeklyHours.safeParse(hours).error?.issues.map(({ message }) => message) ?? [];
    expect(codes([monday, { ...monday, startsMinute: 840, endsMinute: 900 }])).toEqual([]);
    expect(codes([monday, { ...monday, startsMinute: 825, endsMinute: 900 }])).toEqual([
      'HOURS_OVERLAP',
    ]);
    expect(codes([{ ...monday, endsMinute: 480 }])).toEqual(['ENDS_BEFORE_IT_BEGINS']);
    expect(codes([{ ...monday, startsMinute: 481 }])).toEqual(['NOT_A_QUARTER']);
    expect(weeklyHours.safeParse([]).success).toBe(true);
  });

  test('change from today on, and within a year', () => {
    const change = (holdsFrom: string) => hourChangeRefusal({ holdsFrom }, '2026-11-23');
    expect(change('2026-11-22')).toBe('IN_THE_PAST');
    expect(change('2026-11-23')).toBeUndefined();
    expect(change('2027-11-25')).toBe('TOO_FAR_AHEAD');
  });
});

describe('what is booked', () => {
  test('takes place within the hours', () => {
    expect(why('2026-11-23', 480, 570)).toBeNull();
    expect(why('2026-11-23', 750, 840)).toBeNull();
    expect(why('2026-12-07', 600, 690)).toBeNull();
  });

  test('is displaced by an absence that it touches, and by other hours', () => {
    expect(why('2026-11-30', 510, 600)).toBe('absent');
    expect(why('2026-11-30', 600, 690)).toBeNull();
    expect(why('2026-12-07', 540, 630)).toBe('outside-hours');
    expect(why('2026-12-14', 600, 690)).toBe('outside-hours');
    expect(why('2026-11-23', 780, 870)).toBe('outside-hours');
  });

  test('is left alone once it has begun', () => {
    expect(
      displacement(working, on('2026-11-30', 510, 600), '2026-11-30', instantAt('2026-11-30', 510)),
    ).toBeNull();
  });
});
