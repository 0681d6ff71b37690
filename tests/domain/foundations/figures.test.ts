import { describe, expect, test } from 'vitest';
import {
  type CountedCase,
  type Counters,
  count,
  sumOf,
  weekOf,
} from '#domain/foundations/figures/counted.ts';
import { figuresOf, weeksUntil } from '#domain/foundations/figures/figures.ts';
import { countedDays, quantileOf } from '#domain/foundations/figures/spread.ts';

const DAY_MS = 86_400_000;
const monday = '2026-11-02';
const day = (number: number) =>
  new Date(Date.parse(monday) + (number + 0.5) * DAY_MS).toISOString();

/** Completed after so many days with the drafts and so many at the court. */
const completed = (drafts: number, court: number): CountedCase => ({
  status: 'completed',
  startedAt: day(-14),
  since: day(0),
  history: [
    { status: 'documents-pending', at: day(-drafts - court) },
    { status: 'register-record-pending', at: day(-court) },
    { status: 'completed', at: day(0) },
  ],
  turns: [
    { party: 'staff', at: day(-drafts - court) },
    { party: 'court', at: day(-court) },
    { party: 'nobody', at: day(0) },
  ],
  order: null,
  consultation: null,
  notaryAppointment: null,
});

const counted = (...cases: CountedCase[]) => {
  const weeks = new Map<string, Counters>();
  for (const one of cases) count(weeks, one, 1);
  return weeks;
};

describe('what is counted of a case', () => {
  test('is the week in which it began, and with its end how long it took', () => {
    expect(Object.fromEntries(counted(completed(3, 10)))).toEqual({
      '2026-10-19': { started: 1 },
      [monday]: {
        completed: 1,
        'stage/documents-pending/3': 1,
        'stage/register-record-pending/10': 1,
        'party/staff/3': 1,
        'party/court/10': 1,
      },
    });
  });

  test('is its beginning alone while it goes on, and its end when it is cancelled', () => {
    const open = { ...completed(3, 10), status: 'register-record-pending' } as const;
    expect(Object.fromEntries(counted(open))).toEqual({ '2026-10-19': { started: 1 } });
    const cancelled = { ...completed(3, 10), status: 'cancelled' } as const;
    expect(counted(cancelled).get(monday)).toEqual({ cancelled: 1 });
  });

  test('goes when the case is taken away', () => {
    const weeks = counted(completed(3, 10));
    count(weeks, completed(3, 10), -1);
    for (const counters of weeks.values()) expect(sumOf({}, counters)).toEqual({});
    expect(sumOf({ started: 2, completed: 1 }, { started: -1, completed: -1 })).toEqual({
      started: 1,
    });
  });

  test.each([
    ['2026-11-01T22:59:00Z', '2026-10-26'],
    ['2026-11-01T23:00:00Z', '2026-11-02'],
    ['2026-11-08T12:00:00Z', '2026-11-02'],
  ])('a week begins on Monday in Berlin: %s', (instant, week) => {
    expect(weekOf(instant)).toBe(week);
  });
});

describe('figures', () => {
  test('are medians over all cases of the weeks, also of those that waited for nobody', () => {
    const { stages, parties, ...sums } = figuresOf(
      counted(completed(2, 10), completed(4, 20), completed(4, 40)),
      ['2026-10-19', '2026-10-26', monday],
    );
    expect(sums).toMatchObject({ started: 3, completed: 3, cancelled: 0 });
    expect(sums.weeks.map(({ started }) => started)).toEqual([3, 0, 0]);
    expect(stages.find(({ stage }) => stage === 'register-record-pending')).toEqual({
      stage: 'register-record-pending',
      median: 20,
      fast: 14,
      slow: 32,
    });
    expect(stages.find(({ stage }) => stage === 'review-pending')?.median).toBe(0);
    expect(parties.find(({ party }) => party === 'staff')).toMatchObject({ median: 4, share: 13 });
    expect(parties.find(({ party }) => party === 'bank')).toMatchObject({ median: 0, share: 0 });
  });

  test('leave out other weeks, and say nothing of days without a completed case', () => {
    const {
      completed: sum,
      stages,
      parties,
    } = figuresOf(counted(completed(2, 10)), ['2026-10-19']);
    expect({ sum, stages, parties }).toEqual({ sum: 0, stages: [], parties: [] });
  });

  test('end with the present week', () => {
    expect(weeksUntil('2026-11-24T03:00:00Z', 3)).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
  });
});

describe('days', () => {
  test.each([
    [0.1, 0],
    [1.13, 1.25],
    [13.9, 14],
    [20.6, 21],
    [5_000, 999],
  ])('%s are counted as %s', (days, as) => {
    expect(countedDays(days * DAY_MS)).toBe(as);
  });

  test('lie linear between the two nearest cases', () => {
    const spread = new Map([
      [10, 1],
      [0, 2],
      [4, 1],
    ]);
    expect(quantileOf(spread, 0.5)).toBe(2);
    expect(quantileOf(spread, 1)).toBe(10);
    expect(quantileOf(new Map(), 0.5)).toBeNull();
  });
});
