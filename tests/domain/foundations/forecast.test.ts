import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Forecast,
  forecast,
  largestOf,
  type Shift,
  type Standing,
  shiftsOf,
} from '#domain/foundations/forecast/forecast.ts';
import type { Course } from '#domain/foundations/forecast/time-spent.ts';
import { ownTimesOf, type UsualStage, usualStages } from '#domain/foundations/forecast/usual.ts';
import { obstacleKinds } from '#domain/foundations/obstacles.ts';
import { type Status, unfinished } from '#domain/foundations/statuses.ts';
import { day, roadTo, standingAt, type Visit } from './forecast-cases.ts';

const DAY_MS = 86_400_000;
const published = usualStages(ownTimesOf([]), { city: 'Leipzig' });

const expected = (standing: Standing, now: string, usual = published): Forecast => {
  const found = forecast(standing, usual, now);
  if (!found) throw new Error('It is finished.');
  return found;
};
const daysFrom = (now: string, { from, to }: { from: string; to: string }) =>
  [from, to].map((at) => (Date.parse(at) - Date.parse(now)) / DAY_MS);
const middleOf = ({ completion: { from, to } }: Forecast) =>
  (Date.parse(from) + Date.parse(to)) / 2;

describe('the next step', () => {
  test('is the end of the running stage, counted from its beginning', () => {
    const bank = standingAt([['bank-account-pending', 0]]);
    const { nextStep } = expected(bank, day(0));
    expect(nextStep.ends).toBe('bank-account-pending');
    expect(daysFrom(day(0), nextStep)).toEqual([1, 14]);
    expect(daysFrom(day(0), expected(bank, day(5)).nextStep)).toEqual([5, 14]);
  });

  test('of what takes longer than usual still has some days to go', () => {
    const bank = standingAt([['bank-account-pending', 0]]);
    expect(daysFrom(day(30), expected(bank, day(30)).nextStep)).toEqual([0, 13 / 4]);
  });

  test('is an agreed appointment, and then what follows from it', () => {
    const visits = roadTo('foundation-certificate-pending');
    const appointment = { startsAt: day(20) };
    const deed = standingAt(visits, { dueAt: day(20), notaryAppointment: appointment });
    const before = expected(deed, day(9));
    expect(before.nextStep).toEqual({
      ends: 'notary-appointment-pending',
      from: day(20),
      to: day(20),
    });
    const after = expected(deed, day(20));
    expect(after.nextStep.ends).toBe('foundation-certificate-pending');
    expect(daysFrom(day(20), after.nextStep)).toEqual([1, 5]);
    expect(after.completion).toEqual(before.completion);
  });

  test('stands still while something is in the way, and comes after it is due', () => {
    const reported = { kind: 'court-advance', reportedAt: day(10), dueOn: '2026-12-10' } as const;
    const at = (resolvedAt?: string) =>
      standingAt([['register-record-pending', 0]], { obstacles: [{ ...reported, resolvedAt }] });
    const { nextStep } = expected(at(), day(14));
    expect(daysFrom(day(14), nextStep)[0]).toBeCloseTo(0);
    expect(nextStep.to).toBe('2026-12-11T00:00:00.000Z');
    // Ten days at the court, four of them lost.
    const [, to] = daysFrom(day(14), expected(at(day(14)), day(14)).nextStep);
    expect(to).toBeCloseTo(26 - 10);
  });

  test('does not begin before the founder has ordered', () => {
    const talk = standingAt([['consultation-appointment-select-pending', 0]], {
      lacksOrder: true,
    });
    expect(daysFrom(day(6), expected(talk, day(6)).nextStep)).toEqual([2, 7]);
    const order = { orderedAt: day(6), earlyStart: true, withdrawnAt: null };
    const ordered = { ...talk, lacksOrder: false, order };
    expect(daysFrom(day(6), expected(ordered, day(7)).nextStep)).toEqual([2, 7]);
  });

  test('does not begin within a withdrawal period where nothing begins before', () => {
    for (const status of unfinished.slice(0, 6)) {
      const at = standingAt([[status, 0]]);
      const later = expected({ ...at, beginsAfter: day(14) }, day(0));
      const sooner = expected(at, day(0));
      expect(daysFrom(sooner.completion.from, later.completion)[0], status).toBe(14);
      expect(expected({ ...at, beginsAfter: day(-1) }, day(0)), status).toEqual(sooner);
    }
    // With the appointment agreed, what is left is up to founder, notary and court.
    const bank = standingAt([['bank-account-pending', 0]]);
    expect(expected({ ...bank, beginsAfter: day(14) }, day(0))).toEqual(expected(bank, day(0)));
  });
});

describe('the completion', () => {
  test('comes closer with every status', () => {
    const ends = unfinished.map((status) =>
      Date.parse(expected(standingAt([[status, 0]]), day(0)).completion.to),
    );
    expect(ends).toEqual(ends.toSorted((a, b) => b - a));
  });

  test('is over with the case', () => {
    for (const status of ['completed', 'cancelled'] as const) {
      expect(forecast(standingAt([[status, 0]]), published, day(0))).toBeNull();
      expect(shiftsOf(standingAt([[status, 0]]), published, day(0))).toEqual([]);
    }
  });

  test('names where the days of each stage still ahead come from', () => {
    const { stages } = expected(standingAt([['share-capital-payment-pending', 0]]), day(0));
    expect(stages.map(({ stage }) => stage)).toEqual([
      'share-capital-payment-pending',
      'register-record-pending',
    ]);
    expect(stages.map(({ basis }) => basis.source)).toEqual(['published', 'published']);
  });
});

describe('what has moved it', () => {
  const told = (standing: Standing & Course, now: string) =>
    largestOf(shiftsOf(standing, published, now));

  test('is a late appointment, as soon as it is agreed', () => {
    const visits: Visit[] = [
      ['start-pending', 0],
      ['consultation-appointment-select-pending', 1],
      ['documents-pending', 5],
      ['review-pending', 10],
      ['notary-appointment-pending', 13],
      ['notary-appointment-confirmation-pending', 14],
    ];
    const appointment = { startsAt: day(13 + 14 + 6) };
    const late = standingAt(visits, { dueAt: day(33), notaryAppointment: appointment });
    expect(told(late, day(14))).toEqual([{ by: 'notary-appointment-pending', days: 6 }]);
  });

  test('is an obstacle, by the days that it takes', () => {
    const obstacle = { kind: 'bank-refused', reportedAt: day(0), dueOn: '2026-11-04' } as const;
    const bank = standingAt([['bank-account-pending', 0]]);
    const resolved = { ...bank, obstacles: [{ ...obstacle, resolvedAt: day(4) }] };
    expect(told(resolved, day(4)).find(({ by }) => by === 'bank-refused')?.days).toBe(4);
    const other = shiftsOf(resolved, published, day(4)).find(
      ({ by }) => by === 'bank-account-pending',
    );
    expect(other?.days).toBeCloseTo(0);
  });

  test('is what went faster, too', () => {
    const quick = standingAt([
      ['notary-appointment-pending', 0],
      ['foundation-certificate-pending', 3],
      ['bank-account-pending', 5],
    ]);
    expect(told(quick, day(5))).toContainEqual({ by: 'notary-appointment-pending', days: -11 });
  });

  test('is at most three things, and nothing below two days', () => {
    const shifts: Shift[] = [
      { by: 'review-pending', days: 1.4 },
      { by: 'documents-pending', days: -2.2 },
      { by: 'bank-account-pending', days: 5 },
      { by: 'register-record-pending', days: 9.6 },
      { by: 'court-advance', days: 3 },
    ];
    expect(largestOf(shifts)).toEqual([
      { by: 'register-record-pending', days: 10 },
      { by: 'bank-account-pending', days: 5 },
      { by: 'court-advance', days: 3 },
    ]);
  });
});

const days = (max: number) => fc.integer({ min: 0, max: max * 24 }).map((hours) => hours / 24);

const usualArb: fc.Arbitrary<UsualStage[]> = fc
  .array(fc.tuple(days(30), days(30)), { minLength: unfinished.length, maxLength: 11 })
  .map((ranges) =>
    unfinished.map((stage, index) => {
      const [least = 0, spread = 0] = ranges[index] ?? [];
      const basis = { source: 'own', cases: 20, court: null } as const;
      return { stage, fromDays: least, toDays: least + spread, basis };
    }),
  );

const obstacleArb = fc.record({
  kind: fc.constantFrom(...obstacleKinds),
  reported: days(60),
  took: fc.option(days(30)),
  due: fc.integer({ min: 0, max: 90 }),
});

/** Any case: statuses come again, dates are agreed, obstacles come and go. */
const caseArb = fc
  .record({
    visits: fc.array(fc.tuple(fc.constantFrom<Status>(...unfinished), days(20)), {
      minLength: 1,
      maxLength: 15,
    }),
    date: days(80),
    ordered: fc.option(days(30)),
    earlyStart: fc.boolean(),
    lacksOrder: fc.boolean(),
    obstacles: fc.array(obstacleArb, { maxLength: 3 }),
    waited: days(60),
  })
  .map(({ visits, date, ordered, earlyStart, lacksOrder, obstacles, waited }) => {
    let entered = 0;
    const road = visits.map(([status, took]): Visit => {
      const visit: Visit = [status, entered];
      entered += took;
      return visit;
    });
    const [status, since] = road.at(-1) ?? ['start-pending', 0];
    const now = since + waited;
    const talk = status === 'consultation-pending';
    const dated = talk || /confirmation-pending|certificate-pending/.test(status);
    const order = ordered === null ? null : { orderedAt: day(Math.min(ordered, now)) };
    const standing = standingAt(road, {
      dueAt: dated ? day(date) : null,
      consultation: talk ? { declined: false, endsAt: day(date) } : null,
      notaryAppointment: dated && !talk ? { startsAt: day(date) } : null,
      lacksOrder: lacksOrder && order === null,
      order: order && { ...order, earlyStart, withdrawnAt: null },
      beginsAfter: order && !earlyStart ? day(Math.min(ordered ?? 0, now) + 15) : null,
      obstacles: obstacles
        .filter(({ reported }) => reported <= now)
        .map(({ kind, reported, took, due }) => ({
          kind,
          reportedAt: day(reported),
          ...(took !== null && reported + took <= now && { resolvedAt: day(reported + took) }),
          dueOn: day(due).slice(0, 10),
        })),
    });
    return { standing, now };
  });

describe('of any case', () => {
  test('nothing is expected in the past, and no range is upside down', () => {
    fc.assert(
      fc.property(caseArb, usualArb, ({ standing, now }, usual) => {
        const { nextStep, completion } = expected(standing, day(now), usual);
        expect(nextStep.from >= day(now)).toBe(true);
        expect(nextStep.from <= nextStep.to).toBe(true);
        expect(completion.from <= completion.to).toBe(true);
        expect(nextStep.from <= completion.from).toBe(true);
        expect(nextStep.to <= completion.to).toBe(true);
      }),
    );
  });

  test('nothing comes closer by waiting', () => {
    fc.assert(
      fc.property(caseArb, usualArb, days(40), ({ standing, now }, usual, waited) => {
        const before = expected(standing, day(now), usual);
        const after = expected(standing, day(now + waited), usual);
        for (const part of ['nextStep', 'completion'] as const) {
          for (const end of ['from', 'to'] as const) {
            // Instants are rounded to milliseconds.
            const moved = Date.parse(after[part][end]) - Date.parse(before[part][end]);
            expect(moved, `${part} ${end}`).toBeGreaterThanOrEqual(-1);
          }
        }
      }),
    );
  });

  test('what moved the completion adds up to the way from the first forecast', () => {
    fc.assert(
      fc.property(caseArb, usualArb, ({ standing, now }, usual) => {
        const first = expected(standingAt([['start-pending', 0]]), day(0), usual);
        const present = expected(standing, day(now), usual);
        const sum = shiftsOf(standing, usual, day(now)).reduce((all, { days }) => all + days, 0);
        expect(sum).toBeCloseTo((middleOf(present) - middleOf(first)) / DAY_MS, 5);
      }),
    );
  });
});
