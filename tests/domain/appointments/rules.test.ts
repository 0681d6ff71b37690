import { describe, expect, test } from 'vitest';
import {
  appointmentRules,
  bookingRefusal,
  changeRefusal,
  confirmRefusal,
  holderOf,
  isAhead,
  remindedAt,
} from '#domain/appointments/rules.ts';

const now = '2026-11-23T10:00:00.000Z';
const later = '2026-11-23T10:00:00.001Z';

test('a strategy meeting takes a quarter of an hour, a consultation 90 minutes', () => {
  expect(appointmentRules['strategy-meeting'].minutes).toBe(15);
  expect(appointmentRules.consultation.minutes).toBe(90);
});

test.each([
  [true, false, undefined],
  [false, false, 'SLOT_TAKEN'],
  [true, true, 'ALREADY_BOOKED'],
  [false, true, 'SLOT_TAKEN'],
])(
  'a booking needs a free time (%s) first, and a person without one (%s): %s',
  (isFree, hasBooked, refusal) => {
    expect(bookingRefusal({ isFree, hasBooked })).toBe(refusal);
  },
);

const meeting = { startsAt: later, isCancelled: false, heldUntil: null };
const hours = { startsAt: later, isVoid: false, isUndone: false, choosesTime: true };

test.each([
  ['a meeting ahead', meeting, undefined, undefined],
  ['a meeting that has begun', { ...meeting, startsAt: now }, 'MEETING_BEGUN', 'MEETING_BEGUN'],
  ['a cancelled one', { ...meeting, isCancelled: true }, 'MEETING_CANCELLED', 'MEETING_CANCELLED'],
  ['one that is only held', { ...meeting, heldUntil: later }, 'MEETING_HELD', undefined],
  [
    'one that lapsed',
    { ...meeting, heldUntil: now, isCancelled: true },
    'HOLD_LAPSED',
    'HOLD_LAPSED',
  ],
  ['hours ahead', hours, undefined, undefined],
  ['hours without a time', { ...hours, startsAt: null }, undefined, undefined],
  ['hours that have begun', { ...hours, startsAt: now }, 'MEETING_BEGUN', 'MEETING_BEGUN'],
  [
    'hours that the team arranges',
    { ...hours, choosesTime: false },
    'TIME_ARRANGED',
    'TIME_ARRANGED',
  ],
  [
    'hours that were undone',
    { ...hours, isUndone: true },
    'REDEMPTION_UNDONE',
    'REDEMPTION_UNDONE',
  ],
  ['hours of a withdrawn order', { ...hours, isVoid: true }, 'ORDER_WITHDRAWN', undefined],
])('%s: what keeps it from being moved, and from being cancelled', (_, standing, move, cancel) => {
  expect(changeRefusal(standing, 'move', now)).toBe(move);
  expect(changeRefusal(standing, 'cancel', now)).toBe(cancel);
});

test.each([
  ['while it is held', { heldUntil: later }, undefined],
  ['too late', { heldUntil: now }, 'HOLD_LAPSED'],
  ['once it lapsed', { heldUntil: later, isCancelled: true }, 'HOLD_LAPSED'],
  ['by who has another by then', { heldUntil: later, hasBooked: true }, 'ALREADY_BOOKED'],
  ['again', { heldUntil: null, hasBooked: true }, undefined],
  ['once it is cancelled', { heldUntil: null, isCancelled: true }, 'MEETING_CANCELLED'],
])('confirmed %s', (_, changes, refusal) => {
  const held = { isCancelled: false, hasBooked: false, ...changes };
  expect(confirmRefusal(held, now)).toBe(refusal);
});

describe('redeemed hours', () => {
  test.each([
    [{ startsAt: null }, true],
    [{}, true],
    [{ startsAt: now }, false],
    [{ choosesTime: false }, false],
  ])('are ahead with %o: %s', (changes, isOpen) => {
    expect(isAhead({ ...hours, ...changes }, now)).toBe(isOpen);
  });

  test('are with a lawyer where the law firm sells them, with a coach where we do', () => {
    expect(holderOf).toMatchObject({
      'law-firm': 'lawyer',
      operator: 'coach',
      'tax-adviser': null,
    });
  });

  test('are reminded of a day before, unless that is over', () => {
    expect(remindedAt('2026-11-25T10:00:00.000Z', new Date(now))?.toISOString()).toBe(
      '2026-11-24T10:00:00.000Z',
    );
    expect(remindedAt('2026-11-24T09:00:00.000Z', new Date(now))).toBeNull();
  });
});
