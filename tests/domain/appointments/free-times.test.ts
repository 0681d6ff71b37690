import { describe, expect, test } from 'vitest';
import { type Consultant, freeSlots } from '#domain/appointments/free-times.ts';

/** Nine to noon on every weekday, and on Sundays for the days when the clocks change. */
const mornings: Consultant = {
  id: 'sommer',
  name: 'Dr. Lea Sommer',
  hours: [1, 2, 3, 4, 5, 7].map((weekday) => ({ weekday, startsMinute: 540, endsMinute: 720 })),
  changes: [],
  absences: [],
};
const starts = (now: string, bookings = [] as Parameters<typeof freeSlots>[2]) =>
  freeSlots({ kind: 'consultation' }, [mornings], bookings, now).map(({ startsAt }) => startsAt);

describe('free slots', () => {
  test('hours are Berlin wall-clock time, in winter and in summer', () => {
    expect(starts('2026-11-23T00:00:00Z')[0]).toBe('2026-11-23T08:00:00.000Z');
    expect(starts('2026-07-06T00:00:00Z')[0]).toBe('2026-07-06T07:00:00.000Z');
  });

  test('hours stay the same on the days when the clocks change', () => {
    const spring = starts('2027-03-27T23:00:00Z');
    expect(spring[0]).toBe('2027-03-28T07:00:00.000Z');
    const autumn = starts('2026-10-24T22:00:00Z');
    expect(autumn[0]).toBe('2026-10-25T08:00:00.000Z');
  });

  test('a consultation takes 90 minutes and ends within the hours', () => {
    const [first, second, third] = freeSlots(
      { kind: 'consultation' },
      [mornings],
      [],
      '2026-11-23T00:00:00Z',
    );
    expect(first).toMatchObject({
      startsAt: '2026-11-23T08:00:00.000Z',
      endsAt: '2026-11-23T09:30:00.000Z',
      consultant: { id: 'sommer', name: 'Dr. Lea Sommer' },
    });
    expect(second?.startsAt).toBe('2026-11-23T09:30:00.000Z');
    expect(third?.startsAt).toBe('2026-11-24T08:00:00.000Z');
  });

  test('none is offered on a public holiday, as it is in Berlin', () => {
    const days = starts('2026-12-23T23:30:00Z').map((start) => start.slice(0, 10));
    expect([...new Set(days)].slice(0, 3)).toEqual(['2026-12-24', '2026-12-27', '2026-12-28']);
    expect(starts('2026-12-24T23:30:00Z')[0]).toBe('2026-12-27T08:00:00.000Z');
  });

  test('slots start in two hours at the earliest', () => {
    expect(starts('2026-11-23T06:00:00Z')[0]).toBe('2026-11-23T08:00:00.000Z');
    expect(starts('2026-11-23T06:01:00Z')[0]).toBe('2026-11-23T09:30:00.000Z');
  });

  test('a booking blocks every slot it overlaps, and no other', () => {
    const booking = {
      consultantId: 'sommer',
      startsAt: '2026-11-23T09:15:00.000Z',
      endsAt: '2026-11-23T09:30:00.000Z',
      byVisitor: false,
    };
    expect(starts('2026-11-23T00:00:00Z', [booking])[0]).toBe('2026-11-23T09:30:00.000Z');
    const other = { ...booking, consultantId: 'brandt' };
    expect(starts('2026-11-23T00:00:00Z', [other])[0]).toBe('2026-11-23T08:00:00.000Z');
  });

  test('a strategy meeting takes 15 minutes and begins every half hour', () => {
    const [first, second] = freeSlots(
      { kind: 'strategy-meeting' },
      [mornings],
      [],
      '2026-11-23T00:00:00Z',
    );
    expect(first?.startsAt).toBe('2026-11-23T08:00:00.000Z');
    expect(first?.endsAt).toBe('2026-11-23T08:15:00.000Z');
    expect(second?.startsAt).toBe('2026-11-23T08:30:00.000Z');
  });

  test('visitors find what leaves half of the consultations of a day to founders', () => {
    const now = '2026-11-23T00:00:00Z';
    const free = (bookings: Parameters<typeof freeSlots>[2], taker: 'visitor' | 'member') =>
      freeSlots({ kind: 'strategy-meeting', taker }, [mornings], bookings, now)
        .map(({ startsAt }) => startsAt.slice(0, 16))
        .filter((startsAt) => startsAt.startsWith('2026-11-23'));
    const all = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].map(
      (time) => `2026-11-23T${time}`,
    );
    expect(free([], 'visitor')).toEqual(all);
    const visit = {
      consultantId: 'sommer',
      startsAt: '2026-11-23T08:30:00.000Z',
      endsAt: '2026-11-23T08:45:00.000Z',
      byVisitor: true,
    };
    expect(free([visit], 'visitor')).toEqual([all[0], all[2]]);
    expect(free([visit], 'member')).toHaveLength(5);
    expect(free([{ ...visit, byVisitor: false }], 'visitor')).toHaveLength(5);
    expect(
      freeSlots({ kind: 'consultation', taker: 'visitor' }, [mornings], [visit], now)[0]?.startsAt,
    ).toBe('2026-11-23T09:30:00.000Z');
  });

  test('the list is limited, and empty without consultants', () => {
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      startsMinute: 0,
      endsMinute: 1440,
    }));
    const busy = { ...mornings, hours: always };
    expect(
      freeSlots({ kind: 'strategy-meeting' }, [busy], [], '2026-11-23T00:00:00Z'),
    ).toHaveLength(200);
    expect(freeSlots({ kind: 'consultation' }, [], [], '2026-11-23T00:00:00Z')).toEqual([]);
  });

  test('none overlaps an absence; the ones before and after it stay', () => {
    const absence = { startsAt: '2026-11-23T09:00:00.000Z', endsAt: '2026-11-23T09:30:00.000Z' };
    const away = { ...mornings, absences: [absence] };
    const [first, second] = freeSlots({ kind: 'consultation' }, [away], [], '2026-11-23T00:00:00Z');
    expect(first?.startsAt).toBe('2026-11-23T09:30:00.000Z');
    expect(second?.startsAt).toBe('2026-11-24T08:00:00.000Z');
  });

  test('visitors get their share of the hours that are left beside an absence', () => {
    const afternoon = { startsAt: '2026-11-23T09:30:00.000Z', endsAt: '2026-11-23T23:00:00.000Z' };
    const away = { ...mornings, absences: [afternoon] };
    const visit = {
      consultantId: 'sommer',
      startsAt: '2026-11-23T08:00:00.000Z',
      endsAt: '2026-11-23T08:15:00.000Z',
      byVisitor: true,
    };
    const [first] = freeSlots(
      { kind: 'strategy-meeting', taker: 'visitor' },
      [away],
      [visit],
      '2026-11-23T00:00:00Z',
    );
    expect(first?.startsAt).toBe('2026-11-23T08:30:00.000Z');
  });

  test('follow the hours that hold on their day', () => {
    const afternoons = [{ weekday: 2, startsMinute: 840, endsMinute: 930 }];
    const changed = { ...mornings, changes: [{ holdsFrom: '2026-11-24', hours: afternoons }] };
    const found = freeSlots({ kind: 'consultation' }, [changed], [], '2026-11-23T00:00:00Z');
    expect(found.slice(0, 4).map(({ startsAt }) => startsAt)).toEqual([
      '2026-11-23T08:00:00.000Z',
      '2026-11-23T09:30:00.000Z',
      '2026-11-24T13:00:00.000Z',
      '2026-12-01T13:00:00.000Z',
    ]);
  });

  test.each([
    [120, [], ['08:00-10:00', '08:30-10:30', '09:00-11:00']],
    [180, [], ['08:00-11:00']],
    [195, [], []],
    [60, ['09:00', '09:30'], ['08:00-09:00', '09:30-10:30', '10:00-11:00']],
  ])('for %i minutes of hours begin every half hour beside %o', (minutes, [from, to], expected) => {
    const booking = {
      consultantId: 'sommer',
      startsAt: `2026-11-23T${from}:00.000Z`,
      endsAt: `2026-11-23T${to}:00.000Z`,
      byVisitor: false,
    };
    const found = freeSlots(
      { kind: 'hours', minutes },
      [mornings],
      from ? [booking] : [],
      '2026-11-22T12:00:00Z',
    )
      .filter(({ startsAt }) => startsAt.startsWith('2026-11-23'))
      .map(({ startsAt, endsAt }) => `${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)}`);
    expect(found).toEqual(expected);
  });
});
