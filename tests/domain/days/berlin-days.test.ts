import { describe, expect, test } from 'vitest';
import { daysOf, instantAt, minuteOf, onDay, weekAfter, weekOf } from '#domain/days/berlin-days.ts';
import { addDaysTo } from '#domain/days/working-days.ts';

describe('weeks', () => {
  test('begin on Monday and have the number of their Thursday', () => {
    expect(weekOf('2026-11-23')).toBe('2026-W48');
    expect(weekOf('2026-11-29')).toBe('2026-W48');
    expect(weekOf('2027-01-01')).toBe('2026-W53');
    expect(weekOf('2024-12-30')).toBe('2025-W01');
    expect(daysOf('2026-W48')?.at(0)).toBe('2026-11-23');
    expect(daysOf('2026-W48')?.at(-1)).toBe('2026-11-29');
  });

  test.each(['2026-W54', '2025-W53', '2026-W00', '2026-48', '1999-W01', ''])(
    '%s is none',
    (week) => {
      expect(daysOf(week)).toBeUndefined();
    },
  );

  test('follow one another over the end of the year', () => {
    expect(weekAfter('2026-W53', 1)).toBe('2027-W01');
    expect(weekAfter('2027-W01', -1)).toBe('2026-W53');
    expect(addDaysTo('2027-03-28', 1)).toBe('2027-03-29');
  });
});

describe('the clock in Berlin', () => {
  test('shows the same hours on the days when it is changed', () => {
    expect(instantAt('2027-03-28', 540)).toBe('2027-03-28T07:00:00.000Z');
    expect(instantAt('2027-03-28', 0)).toBe('2027-03-27T23:00:00.000Z');
    expect(instantAt('2027-03-28', 1_440)).toBe('2027-03-28T22:00:00.000Z');
    expect(instantAt('2026-10-25', 540)).toBe('2026-10-25T08:00:00.000Z');
    expect(minuteOf('2026-10-25T08:00:00.000Z')).toBe(540);
  });

  test('cuts times into days', () => {
    const night = { startsAt: '2026-11-23T21:00:00.000Z', endsAt: '2026-11-24T09:30:00.000Z' };
    expect(onDay(night, '2026-11-22')).toBeNull();
    expect(onDay(night, '2026-11-23')).toEqual([1_320, 1_440]);
    expect(onDay(night, '2026-11-24')).toEqual([0, 630]);
    expect(onDay({ ...night, endsAt: instantAt('2026-11-24', 0) }, '2026-11-24')).toBeNull();
  });
});
