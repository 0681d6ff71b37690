import { describe, expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay } from '#domain/days/working-days.ts';
import { answerBy, expectedBy } from '#domain/foundations/forecast/turnaround.ts';
import { usualDaysIn } from '#domain/foundations/forecast/waiting-times.ts';
import { statuses } from '#domain/foundations/statuses.ts';

describe('working days', () => {
  test.each([
    ['a Saturday', '2026-11-21', false],
    ['a Sunday', '2026-11-22', false],
    ['a Monday', '2026-11-23', true],
    ['Christmas Day', '2026-12-25', false],
    ['German Unity Day on a weekday', '2025-10-03', false],
    ['Good Friday', '2027-03-26', false],
    ['Easter Monday', '2027-03-29', false],
    ['Ascension Day', '2027-05-06', false],
    ['Whit Monday', '2027-05-17', false],
    ['Easter Monday, early', '2008-03-24', false],
    ['Easter Monday, late', '2038-04-26', false],
    ['a holiday of some states only', '2028-06-15', true],
  ])('%s', (_, day, expected) => expect(isWorkingDay(day)).toBe(expected));

  test('are counted from the next one on', () => {
    expect(addWorkingDays('2026-11-23', 3)).toBe('2026-11-26');
    expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(addWorkingDays('2026-12-23', 2)).toBe('2026-12-28');
    expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21');
  });
});

describe('the day by which the law firm is usually done', () => {
  const since = '2026-11-19T22:30:00.000Z';
  const beginsAfter = null;

  test('is five working days after drafting began, three after the review did', () => {
    expect(expectedBy({ status: 'documents-pending', since, beginsAfter }, since)).toBe(
      '2026-11-26',
    );
    expect(expectedBy({ status: 'review-pending', since, beginsAfter }, since)).toBe('2026-11-24');
  });

  test('counts from the day in Berlin', () => {
    const late = '2026-11-19T23:30:00.000Z';
    expect(expectedBy({ status: 'review-pending', since: late, beginsAfter }, late)).toBe(
      '2026-11-25',
    );
  });

  test('is said until it has passed', () => {
    const review = { status: 'review-pending', since, beginsAfter } as const;
    expect(expectedBy(review, '2026-11-24T22:59:00.000Z')).toBe('2026-11-24');
    expect(expectedBy(review, '2026-11-24T23:01:00.000Z')).toBeUndefined();
  });

  test('is said of no other stage', () => {
    const others = statuses.filter((status) => !/documents|review/.test(status));
    for (const status of others)
      expect(expectedBy({ status, since, beginsAfter }, since)).toBeUndefined();
  });

  test('counts from the end of a withdrawal period in which nothing began', () => {
    const waited = '2026-12-04T22:59:59.999Z';
    const review = { status: 'review-pending', since, beginsAfter: waited } as const;
    expect(expectedBy(review, '2026-12-05T09:00:00.000Z')).toBe('2026-12-09');
    const before = { ...review, beginsAfter: '2026-11-18T22:59:59.999Z' };
    expect(expectedBy(before, since)).toBe('2026-11-24');
  });

  test('is the slowest usual case of the forecast', () => {
    expect(usualDaysIn('documents-pending').to).toBe(7);
    expect(usualDaysIn('review-pending').to).toBeCloseTo(4.2);
  });
});

test('a proposed appointment is answered within two working days, but before it takes place', () => {
  const friday = '2026-11-20T10:00:00.000Z';
  expect(answerBy(friday, '2026-11-26T09:30:00.000Z')).toBe('2026-11-24');
  expect(answerBy(friday, '2026-11-24T09:30:00.000Z')).toBeUndefined();
});
