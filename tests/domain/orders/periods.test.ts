import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hoursExpireAt,
  hoursRedeemableFrom,
  packageMinutes,
  redemptionRefusal,
} from '#domain/orders/hours.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { isWithdrawalOver, withdrawableUntil } from '#domain/orders/withdrawal.ts';
import { clockDigits, daysBetween } from '#domain/site/formats.ts';

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('The withdrawal period', () => {
  test.each([
    ['in winter', '2026-11-22T09:30:00Z', '2026-12-06T22:59:59.999Z'],
    ['in summer', '2026-07-01T09:30:00Z', '2026-07-15T21:59:59.999Z'],
    ['into summer time', '2027-03-20T12:00:00Z', '2027-04-03T21:59:59.999Z'],
    ['out of summer time', '2026-10-20T12:00:00Z', '2026-11-03T22:59:59.999Z'],
    ['ordered as the day begins in Berlin', '2026-11-21T23:00:00Z', '2026-12-06T22:59:59.999Z'],
    ['ordered as the day ends in Berlin', '2026-11-22T22:59:59.999Z', '2026-12-06T22:59:59.999Z'],
    ['over the turn of the year', '2026-12-24T18:00:00Z', '2027-01-07T22:59:59.999Z'],
  ])('%s', (_, placedAt, until) => {
    expect(withdrawableUntil(placedAt)).toBe(until);
  });

  test('ends with the fourteenth day after the one of the order, whenever that is', () => {
    fc.assert(
      fc.property(instant, (placedAt) => {
        const until = withdrawableUntil(placedAt);
        expect(daysBetween(placedAt, until)).toBe(14);
        expect(clockDigits(until, 'en')).toBe('23:59');
        expect(isWithdrawalOver(until, until)).toBe(false);
        expect(isWithdrawalOver(until, new Date(Date.parse(until) + 1).toISOString())).toBe(true);
      }),
    );
  });
});

describe('Hours', () => {
  test.each([
    ['2026-11-22T09:30:00Z', 36, '2029-11-22T22:59:59.999Z'],
    ['2028-02-29T09:30:00Z', 36, '2031-02-28T22:59:59.999Z'],
    ['2026-08-31T09:30:00Z', 6, '2027-02-28T22:59:59.999Z'],
  ])('of %s last for %i months', (placedAt, months, end) => {
    expect(hoursExpireAt(placedAt, months)).toBe(end);
  });

  test('begin after the withdrawal period, or at once where the order says so', () => {
    const placedAt = '2026-11-22T09:30:00.000Z';
    const order = { placedAt, withdrawableUntil: withdrawableUntil(placedAt) };
    expect(hoursRedeemableFrom({ ...order, earlyStart: true })).toBe(placedAt);
    expect(hoursRedeemableFrom({ ...order, earlyStart: false })).toBe('2026-12-06T23:00:00.000Z');
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

  test('can be redeemed while they last', () => {
    const balance = {
      minutesLeft: 60,
      redeemableFrom: '2026-12-06T23:00:00.000Z',
      expiresAt: '2029-11-22T22:59:59.999Z',
      isVoid: false,
    };
    const late = '2029-11-22T23:00:00.000Z';
    expect(redemptionRefusal(balance, 60, balance.expiresAt)).toBeUndefined();
    expect(redemptionRefusal(balance, 75, balance.expiresAt)).toBe('NOT_ENOUGH_HOURS');
    expect(redemptionRefusal(balance, 60, late)).toBe('HOURS_EXPIRED');
    const early = '2026-12-06T22:59:59.999Z';
    expect(redemptionRefusal(balance, 60, early)).toBe('WITHDRAWAL_PERIOD');
    expect(redemptionRefusal(balance, 60, balance.redeemableFrom)).toBeUndefined();
    expect(redemptionRefusal({ ...balance, isVoid: true }, 15, late)).toBe('ORDER_WITHDRAWN');
  });
});

test('An order has a number for people', () => {
  expect(orderNumber('0f8e1c2d-0000-4000-8000-000000000000')).toBe('B-0F8E1C2D');
});
