import { describe, expect, test } from 'vitest';
import { type Consultant, freeSlots } from '#domain/appointments/free-times.ts';
import { changeRefusal, holderOf, isAhead, remindedAt } from '#domain/appointments/rules.ts';

const now = '2026-11-23T10:00:00.000Z';

describe('the time of redeemed hours', () => {
  const redeemed = { isVoid: false, isUndone: false, choosesTime: true, startsAt: null };

  test.each([
    [{}, undefined],
    [{ startsAt: '2026-11-23T10:00:01.000Z' }, undefined],
    [{ startsAt: now }, 'MEETING_BEGUN'],
    [{ choosesTime: false }, 'TIME_ARRANGED'],
    [{ isUndone: true }, 'REDEMPTION_UNDONE'],
    [{ isVoid: true }, 'ORDER_WITHDRAWN'],
  ])('of %o: %s', (changes, refusal) => {
    expect(changeRefusal({ ...redeemed, ...changes }, 'move', now)).toBe(refusal);
  });

  test.each([
    [{}, true],
    [{ startsAt: '2026-11-23T10:00:01.000Z' }, true],
    [{ startsAt: now }, false],
    [{ choosesTime: false }, false],
  ])('is ahead with %o: %s', (changes, isOpen) => {
    expect(isAhead({ ...redeemed, ...changes }, now)).toBe(isOpen);
  });

  test('is with a lawyer where the law firm sells them, with a coach where we do', () => {
    expect(holderOf['law-firm']).toBe('lawyer');
    expect(holderOf.operator).toBe('coach');
    expect(holderOf['tax-adviser']).toBeNull();
  });

  test('is reminded of a day before, unless that is over', () => {
    expect(remindedAt('2026-11-25T10:00:00.000Z', new Date(now))?.toISOString()).toBe(
      '2026-11-24T10:00:00.000Z',
    );
    expect(remindedAt('2026-11-24T09:00:00.000Z', new Date(now))).toBeNull();
  });
});

describe('free times of one person', () => {
  const sommer: Consultant = {
    id: 'sommer',
    name: 'Dr. Lea Sommer',
    hours: [{ weekday: 1, startsMinute: 540, endsMinute: 720 }],
    changes: [],
    absences: [],
  };
  const starts = (minutes: number, bookings: Parameters<typeof freeSlots>[2] = []) =>
    freeSlots({ kind: 'hours', minutes }, [sommer], bookings, '2026-11-22T10:00:00.000Z')
      .filter(({ startsAt }) => startsAt.startsWith('2026-11-23'))
      .map(({ startsAt, endsAt }) => `${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)}`);

  test('begin every half hour and end within the hours', () => {
    expect(starts(120)).toEqual(['08:00-10:00', '08:30-10:30', '09:00-11:00']);
    expect(starts(180)).toEqual(['08:00-11:00']);
    expect(starts(195)).toEqual([]);
  });

  test('overlap with nothing that is booked', () => {
    const booking = {
      consultantId: 'sommer',
      startsAt: '2026-11-23T09:00:00.000Z',
      endsAt: '2026-11-23T09:30:00.000Z',
      byVisitor: false,
    };
    expect(starts(60, [booking])).toEqual(['08:00-09:00', '09:30-10:30', '10:00-11:00']);
  });
});
