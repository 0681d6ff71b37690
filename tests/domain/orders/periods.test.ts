import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStateHoliday } from '#domain/days/state-holidays.ts';
import { isWorkingDay } from '#domain/days/working-days.ts';
import {
  hoursAwaitPayment,
  hoursExpireAt,
  hoursLastUntil,
  hoursRedeemableFrom,
  packageMinutes,
  redemptionRefusal,
} from '#domain/orders/hours.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { isWithdrawalOver, withdrawableUntil } from '#domain/orders/withdrawal.ts';
import { clockDigits, dayKey, daysBetween } from '#domain/site/formats.ts';

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const WINTER = 'T22:59:59.999Z';
const SUMMER = 'T21:59:59.999Z';

describe('The withdrawal period', () => {
  test.each([
    ['in winter', '2026-11-23T09:30:00Z', `2026-12-07${WINTER}`],
    ['in summer', '2026-07-01T09:30:00Z', `2026-07-15${SUMMER}`],
    ['into summer time', '2027-03-17T12:00:00Z', `2027-03-31${SUMMER}`],
    ['out of summer time', '2026-10-20T12:00:00Z', `2026-11-03${WINTER}`],
    ['ordered as the day begins in Berlin', '2026-11-22T23:00:00Z', `2026-12-07${WINTER}`],
    ['ordered as the day ends in Berlin', '2026-11-23T22:59:59.999Z', `2026-12-07${WINTER}`],
    ['over the turn of the year', '2026-12-24T18:00:00Z', `2027-01-07${WINTER}`],
  ])('%s', (_, placedAt, until) => {
    expect(withdrawableUntil(placedAt)).toBe(until);
  });

  test.each([
    ['a Saturday', '2026-11-21T09:30:00Z', `2026-12-07${WINTER}`],
    ['a Sunday', '2026-11-22T09:30:00Z', `2026-12-07${WINTER}`],
    ['a Sunday in Berlin, still Saturday in UTC', '2026-11-21T23:00:00Z', `2026-12-07${WINTER}`],
    ['Christmas Day, Boxing Day and a Sunday', '2026-12-11T09:30:00Z', `2026-12-28${WINTER}`],
    ['New Year’s Day before a weekend', '2026-12-18T09:30:00Z', `2027-01-04${WINTER}`],
    ['Good Friday, and on after Easter Monday', '2027-03-12T09:30:00Z', `2027-03-30${SUMMER}`],
    ['Whit Monday', '2027-05-03T09:30:00Z', `2027-05-18${SUMMER}`],
    ['a holiday of some states only', '2026-12-23T09:30:00Z', `2027-01-07${WINTER}`],
  ])('does not end on %s', (_, placedAt, until) => {
    expect(withdrawableUntil(placedAt)).toBe(until);
  });

  test('ends with a working day, never before the fourteenth day after the one of the order', () => {
    fc.assert(
      fc.property(instant, (placedAt) => {
        const until = withdrawableUntil(placedAt);
        expect(isWorkingDay(dayKey(until))).toBe(true);
        expect(isStateHoliday(dayKey(until))).toBe(false);
        expect(daysBetween(placedAt, until)).toBeGreaterThanOrEqual(14);
        // Good Friday to Easter Monday, or Christmas before a weekend.
        expect(daysBetween(placedAt, until)).toBeLessThanOrEqual(14 + 4);
        expect(clockDigits(until, 'en')).toBe('23:59');
        expect(isWithdrawalOver(until, until)).toBe(false);
        expect(isWithdrawalOver(until, new Date(Date.parse(until) + 1).toISOString())).toBe(true);
      }),
    );
  });
});

describe('Hours', () => {
  test.each([
    ['2026-11-22T09:30:00Z', '2029-12-31T22:59:59.999Z'],
    ['2028-02-29T09:30:00Z', '2031-12-31T22:59:59.999Z'],
    ['2026-01-01T00:30:00+01:00', '2029-12-31T22:59:59.999Z'],
    ['2026-12-31T22:59:00Z', '2029-12-31T22:59:59.999Z'],
    // Past midnight in Berlin.
    ['2026-12-31T23:05:00Z', '2030-12-31T22:59:59.999Z'],
  ])('of %s last until the end of the third year after', (placedAt, end) => {
    expect(hoursExpireAt(placedAt)).toBe(end);
  });

  test('that were promised for less last as long as others, and none for less than promised', () => {
    const placedAt = '2026-11-22T09:30:00Z';
    const today = hoursExpireAt(placedAt);
    expect(hoursLastUntil('2029-11-22T22:59:59.999Z', placedAt)).toBe(today);
    expect(hoursLastUntil('2030-06-30T21:59:59.999Z', placedAt)).toBe('2030-06-30T21:59:59.999Z');
  });

  test('begin after the withdrawal period, or at once where the order says so', () => {
    const placedAt = '2026-11-23T09:30:00.000Z';
    const order = { placedAt, withdrawableUntil: withdrawableUntil(placedAt) };
    expect(hoursRedeemableFrom({ ...order, earlyStart: true })).toBe(placedAt);
    expect(hoursRedeemableFrom({ ...order, earlyStart: false })).toBe('2026-12-07T23:00:00.000Z');
  });

  test('are whole quarters, never more than was bought', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 20 }),
        (hours, quantity) => {
          const minutes = packageMinutes(hours, quantity);
          expect(minutes % 15).toBe(0);
          expect(minutes).toBeLessThanOrEqual(hours * quantity * 60);
          expect(hours * quantity * 60 - minutes).toBeLessThan(15);
        },
      ),
    );
    expect(packageMinutes(2.5, 3)).toBe(450);
  });

  test.each([
    ['ours, by card', 'card', 'operator', false, true],
    ['ours, by card, once it is paid', 'card', 'operator', true, false],
    ['ours, by invoice', 'invoice', 'operator', false, false],
    ['of a vendor who is paid directly', 'card', 'law-firm', false, false],
  ] as const)('await payment or not: %s', (_, payment, kind, isPaid, awaits) => {
    expect(hoursAwaitPayment({ payment, vendor: { kind }, isPaid })).toBe(awaits);
  });

  test('can be redeemed while they last', () => {
    const balance = {
      minutesLeft: 60,
      redeemableFrom: '2026-12-07T23:00:00.000Z',
      expiresAt: '2029-11-22T22:59:59.999Z',
      awaitsPayment: false,
      isVoid: false,
    };
    const late = '2029-11-22T23:00:00.000Z';
    expect(redemptionRefusal(balance, 60, balance.expiresAt)).toBeUndefined();
    expect(redemptionRefusal(balance, 75, balance.expiresAt)).toBe('NOT_ENOUGH_HOURS');
    expect(redemptionRefusal(balance, 60, late)).toBe('HOURS_EXPIRED');
    const early = '2026-12-07T22:59:59.999Z';
    expect(redemptionRefusal(balance, 60, early)).toBe('WITHDRAWAL_PERIOD');
    expect(redemptionRefusal(balance, 60, balance.redeemableFrom)).toBeUndefined();
    expect(redemptionRefusal({ ...balance, isVoid: true }, 15, late)).toBe('ORDER_WITHDRAWN');
    const unpaid = { ...balance, awaitsPayment: true };
    expect(redemptionRefusal(unpaid, 75, balance.expiresAt)).toBe('NOT_PAID');
    expect(redemptionRefusal(unpaid, 75, early)).toBe('WITHDRAWAL_PERIOD');
    expect(redemptionRefusal(unpaid, 15, late)).toBe('HOURS_EXPIRED');
  });
});

test('An order has a number for people', () => {
  expect(orderNumber('0f8e1c2d-0000-4000-8000-000000000000')).toBe('B-0F8E1C2D');
});
