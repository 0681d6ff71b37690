import { describe, expect, test } from 'vitest';
import { workday } from '#demo/calendar.ts';
import { dayIn, inDays, today, workingDayIn, workingTimeIn } from '#demo/days.ts';
import { dateOf, minuteOf, weekdayOf } from '#domain/days/berlin-days.ts';
import { isStateHoliday } from '#domain/days/state-holidays.ts';
import { addDaysTo, isWorkingDay } from '#domain/days/working-days.ts';
import { moments } from '#ops/drills/moments.ts';

const clocks = Array.from({ length: 4 * 366 }, (_, index) => {
  const minute = index % 2 === 0 ? '21:55' : '23:05';
  return new Date(`${addDaysTo('2026-01-01', index)}T${minute}:00.000Z`);
});

describe('days counted from any clock', () => {
  test('are those of Berlin', () => {
    expect(today(new Date('2026-11-28T22:55:00Z'))).toBe('2026-11-28');
    expect(today(new Date('2026-11-28T23:05:00Z'))).toBe('2026-11-29');
    expect(dayIn(1, new Date('2028-02-28T12:00:00Z'))).toBe('2028-02-29');
    expect(dayIn(-1, new Date('2026-01-01T12:00:00Z'))).toBe('2025-12-31');
  });

  test('keep the time that the clock shows, also where it changes', () => {
    for (const now of clocks) {
      const later = inDays(14, now).toISOString();
      expect(dateOf(later)).toBe(dayIn(14, now));
      expect(minuteOf(later)).toBe(minuteOf(now.toISOString()));
    }
  });

  test('are whole', () => {
    expect(() => inDays(1.5)).toThrow(RangeError);
  });

  test('are working days in every state, at a time in office hours, where somebody works', () => {
    for (const now of clocks) {
      const day = workingDayIn(14, now);
      expect(isWorkingDay(day) && !isStateHoliday(day)).toBe(true);
      expect(day >= dayIn(14, now)).toBe(true);
      const at = workingTimeIn(14, undefined, now);
      expect([dateOf(at), minuteOf(at)]).toEqual([day, 630]);
    }
  });
});

test('the demo was worked on when people work, whatever the day is', () => {
  for (const now of clocks.filter((_, index) => index % 7 === 0)) {
    for (const ago of [-6, -1, 0, 1, 30]) {
      const at = workday(now, ago, 9, 15).toISOString();
      const day = dateOf(at);
      expect([minuteOf(at), isWorkingDay(day) && !isStateHoliday(day)]).toEqual([555, true]);
      if (ago !== 0) expect(day > dateOf(now.toISOString())).toBe(ago < 0);
    }
  }
});

test('each run of the calendar tries every day of the week, leap day, the turn of the year and the clock changes', () => {
  for (const now of clocks.filter((_, index) => index % 51 === 0)) {
    const found = moments(now);
    const days = found.map(({ at }) => dateOf(at));
    const weekdays = days.slice(0, 7).map(weekdayOf);
    expect(weekdays).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(days.map((day) => day.slice(5))).toEqual(
      expect.arrayContaining(['02-28', '02-29', '12-31']),
    );
    for (const { at } of found) expect(at > now.toISOString()).toBe(true);
    const offsets = found
      .filter(({ name }) => name.startsWith('summer'))
      .map(({ at }) => [at, new Date(Date.parse(at) + 600_000).toISOString()].map(minuteOf));
    expect(offsets).toEqual([
      [115, 185],
      [175, 125],
    ]);
  }
});
