import { describe, expect, test } from 'vitest';
import { ERASED } from '#domain/erased.ts';
import { timeSpent } from '#domain/foundations/forecast/time-spent.ts';
import { courtName, ownTimesOf, usualStages } from '#domain/foundations/forecast/usual.ts';
import { notaryToEntry } from '#domain/foundations/forecast/waiting-times.ts';
import { type Unfinished, unfinished } from '#domain/foundations/statuses.ts';
import { casesWith, day, finishedAfter, standingAt } from './forecast-cases.ts';

const DAY_MS = 86_400_000;
const atCourt = 'register-record-pending' satisfies Unfinished;

const daysIn = (course: Parameters<typeof timeSpent>[0], until: number) =>
  Object.fromEntries([...timeSpent(course, day(until))].map(([on, ms]) => [on, ms / DAY_MS]));

describe('the days of a case', () => {
  test('count for a status over all its visits', () => {
    const course = standingAt([
      ['documents-pending', 0],
      ['review-pending', 3],
      ['documents-pending', 5],
      ['review-pending', 6],
    ]);
    expect(daysIn(course, 10)).toEqual({ 'documents-pending': 4, 'review-pending': 6 });
  });

  test('before an appointment count for the stage that arranged it', () => {
    const course = standingAt(
      [
        ['notary-appointment-pending', 0],
        ['notary-appointment-confirmation-pending', 2],
        ['foundation-certificate-pending', 3],
      ],
      { notaryAppointment: { startsAt: day(12) } },
    );
    expect(daysIn(course, 8)).toEqual({ 'notary-appointment-pending': 8 });
    expect(daysIn(course, 14)).toEqual({
      'notary-appointment-pending': 12,
      'foundation-certificate-pending': 2,
    });
  });

  test('before a consultation count for finding a time', () => {
    const course = standingAt(
      [
        ['consultation-appointment-select-pending', 0],
        ['consultation-pending', 1],
        ['documents-pending', 6],
      ],
      { consultation: { declined: false, endsAt: day(5) } },
    );
    expect(daysIn(course, 6)).toEqual({
      'consultation-appointment-select-pending': 5,
      'consultation-pending': 1,
    });
  });

  test('of a withdrawal period are nobody’s', () => {
    const order = { orderedAt: day(1), earlyStart: false, withdrawnAt: null };
    const visits = [['consultation-appointment-select-pending', 0]] as const;
    const waited = daysIn(standingAt(visits, { order }), 20);
    expect(waited['withdrawal-period']).toBeGreaterThan(14);
    expect(waited['withdrawal-period']).toBeLessThan(16);
    const early = { ...order, earlyStart: true };
    expect(daysIn(standingAt(visits, { order: early }), 20)).toEqual({
      'consultation-appointment-select-pending': 20,
    });
  });

  test('of an obstacle are its own, those of two at once of the first', () => {
    const obstacles = [
      { kind: 'interim-order', reportedAt: day(4), dueOn: '2026-12-01' },
      {
        kind: 'court-advance',
        reportedAt: day(2),
        resolvedAt: day(6),
        dueOn: '2026-12-01',
      },
    ] as const;
    expect(daysIn(standingAt([[atCourt, 0]], { obstacles }), 9)).toEqual({
      [atCourt]: 2,
      'court-advance': 4,
      'interim-order': 3,
    });
  });

  test('between a completion and a reopening count for nothing', () => {
    const course = standingAt([
      [atCourt, 0],
      ['completed', 10],
      [atCourt, 15],
    ]);
    expect(daysIn(course, 18)).toEqual({ [atCourt]: 13 });
  });
});

describe('usual days', () => {
  const stageOf = (stages: ReturnType<typeof usualStages>, stage: Unfinished) =>
    stages.find((known) => known.stage === stage);
  const usual = (cases: Parameters<typeof ownTimesOf>[0], city: string | null = 'Plauen') =>
    usualStages(ownTimesOf(cases), { city });

  test('are our own once there are 20 finished cases, published ones until then', () => {
    const few = usual(casesWith(19, atCourt, () => 12));
    expect(stageOf(few, atCourt)).toEqual({
      stage: atCourt,
      fromDays: notaryToEntry.fromDays - 14,
      toDays: notaryToEntry.toDays - 13,
      basis: {
        source: 'published',
        publisher: notaryToEntry.source,
        year: notaryToEntry.year,
        court: null,
        fromDays: notaryToEntry.fromDays,
        toDays: notaryToEntry.toDays,
      },
    });
    expect(stageOf(few, 'review-pending')?.basis).toEqual({ source: 'estimated' });
    const own = usual(casesWith(20, atCourt, () => 12));
    expect(stageOf(own, atCourt)).toEqual({
      stage: atCourt,
      fromDays: 12,
      toDays: 12,
      basis: { source: 'own', cases: 20, court: null },
    });
    expect(stageOf(own, 'bank-account-pending')).toMatchObject({
      fromDays: 1,
      toDays: 1,
      basis: { source: 'own', cases: 20 },
    });
    expect(own.map(({ stage }) => stage)).toEqual(unfinished);
  });

  test('leave the fastest and the slowest fifth out', () => {
    const waits = casesWith(21, atCourt, (nth) => (nth === 20 ? 400 : nth));
    expect(stageOf(usual(waits), atCourt)).toMatchObject({ fromDays: 4, toDays: 16 });
  });

  test('at a register court are those of the court once it has 20 cases, else those of all', () => {
    const cologne = { city: 'Köln', registerCourt: 'Amtsgericht Köln' };
    const others = casesWith(30, atCourt, () => 5);
    const enough = usual([...casesWith(20, atCourt, () => 25, cologne), ...others], 'Köln');
    expect(stageOf(enough, atCourt)).toEqual({
      stage: atCourt,
      fromDays: 25,
      toDays: 25,
      basis: { source: 'own', cases: 20, court: 'Amtsgericht Köln' },
    });
    expect(stageOf(enough, 'review-pending')?.basis).toMatchObject({ cases: 50, court: null });
    const few = usual([...casesWith(19, atCourt, () => 25, cologne), ...others], 'Köln');
    expect(stageOf(few, atCourt)?.basis).toEqual({ source: 'own', cases: 49, court: null });
  });

  test('follow the court that notaries named for a city', () => {
    const named = { city: 'Leverkusen', registerCourt: 'AG Köln' };
    const unnamed = { city: 'leverkusen ', registerCourt: null };
    const cases = [
      ...casesWith(1, atCourt, () => 25, named),
      ...casesWith(19, atCourt, () => 25, unnamed),
    ];
    for (const city of ['Leverkusen', 'Köln', 'Cologne']) {
      expect(stageOf(usual(cases, city), atCourt)?.basis, city).toMatchObject({
        court: 'Amtsgericht Köln',
      });
    }
    expect(stageOf(usual(cases, 'Bonn'), atCourt)?.basis).toMatchObject({ court: null });
  });

  test('are those published about the court where there are any', () => {
    const berlin = usual([], 'Berlin');
    expect(stageOf(berlin, atCourt)?.basis).toMatchObject({
      source: 'published',
      court: 'Amtsgericht Charlottenburg',
      fromDays: 39,
      year: 2021,
    });
    const middle = (city: string) => {
      const { fromDays = 0, toDays = 0 } = stageOf(usual([], city), atCourt) ?? {};
      return (fromDays + toDays) / 2;
    };
    expect(middle('Bremen') - middle('Stuttgart')).toBeCloseTo(59 - 24);
  });

  test('know nothing by what was erased', () => {
    const erased = { city: ERASED, registerCourt: ERASED };
    const cases = casesWith(25, atCourt, () => 25, erased);
    expect(ownTimesOf(cases)).toMatchObject({ courts: new Map(), courtOfCity: new Map() });
  });

  test('leave a withdrawal period out, as the forecast adds it', () => {
    const waited = finishedAfter(
      { 'consultation-appointment-select-pending': 17 },
      { order: { orderedAt: day(1), earlyStart: false, withdrawnAt: null } },
    );
    const cases = Array.from({ length: 20 }, () => waited);
    const { toDays = 99 } = stageOf(usual(cases), 'consultation-appointment-select-pending') ?? {};
    expect(toDays).toBeLessThan(3);
  });
});

test.each([
  ['Köln', 'Amtsgericht Köln'],
  ['Amtsgericht Köln', 'Amtsgericht Köln'],
  ['Amtsgericht - Registergericht - Köln', 'Amtsgericht Köln'],
  ['Amtsgericht Charlottenburg (Berlin)', 'Amtsgericht Charlottenburg'],
  ['AG Halle', 'Amtsgericht Halle'],
  ['Agathenburg', 'Amtsgericht Agathenburg'],
  ['', undefined],
])('the court written as "%s" is %s', (written, name) => expect(courtName(written)).toBe(name));
