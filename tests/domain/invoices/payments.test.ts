import { describe, expect, test } from 'vitest';
import {
  dayProblem,
  type EnteredPayment,
  paymentBounds,
  paymentRefusal,
} from '#domain/invoices/payment.ts';
import { centsOf } from '#domain/pricing/price.ts';

/** 100 euros of 654.50 came in on 20 November. */
const earlier = [{ amountCents: 10_000, paidAt: '2026-11-20T12:00:00.000Z' }];
const entered = (changes: Partial<EnteredPayment> = {}): EnteredPayment => ({
  amountCents: 10_000,
  paidAt: '2026-11-20T22:30:00.000Z',
  ...changes,
});
/** With the payment that is being entered. */
const account = { version: 1, toRefundCents: 0, refundCents: 0 };

describe('a payment that is entered', () => {
  test('is asked about when one of the same amount and day is there', () => {
    expect(paymentRefusal(entered(), earlier, account)).toBe('PAYMENT_EXISTS');
    expect(paymentRefusal(entered({ another: true }), earlier, account)).toBeUndefined();
    const nextDay = entered({ paidAt: '2026-11-20T23:30:00.000Z' });
    expect(paymentRefusal(nextDay, earlier, account)).toBeUndefined();
    expect(paymentRefusal(entered({ amountCents: 10_001 }), earlier, account)).toBeUndefined();
  });

  test('is refused when the invoice is another one than was shown, whatever else is said', () => {
    const sure = { another: true, overpaid: true };
    const late = entered({ ...sure, expectedVersion: 0 });
    expect(paymentRefusal(late, earlier, account)).toBe('INVOICE_CHANGED');
    const inTime = entered({ ...sure, expectedVersion: 1 });
    expect(paymentRefusal(inTime, earlier, account)).toBeUndefined();
  });

  test('is asked about when it is too much, and never more goes back than has to', () => {
    const tooMuch = { ...account, refundCents: 1 };
    expect(paymentRefusal(entered(), [], tooMuch)).toBe('PAYMENT_TOO_HIGH');
    expect(paymentRefusal(entered({ overpaid: true }), [], tooMuch)).toBeUndefined();
    const owed = { ...account, toRefundCents: 10_000 };
    const back = (amountCents: number) => entered({ amountCents, overpaid: true });
    expect(paymentRefusal(back(-10_001), [], owed)).toBe('REFUND_TOO_HIGH');
    expect(paymentRefusal(back(-10_000), [], owed)).toBeUndefined();
  });

  test.each([
    ['2026-11-23', undefined],
    ['2026-11-24', 'IN_FUTURE'],
    ['1990-01-01', 'LONG_AGO'],
  ])('on %s is %s', (day, problem) => {
    expect(dayProblem(day, '2026-11-23T22:59:00.000Z')).toBe(problem);
  });

  test('knows how much can come in and go back', () => {
    const amounts = { grossCents: 65_450, paidCents: 10_000, refundCents: 0 };
    expect(paymentBounds({ status: 'open', ...amounts })).toEqual({
      openCents: 55_450,
      toRefundCents: 0,
    });
    const cancelled = { ...amounts, status: 'cancelled', refundCents: 10_000 } as const;
    expect(paymentBounds(cancelled)).toMatchObject({ openCents: 0, toRefundCents: 10_000 });
  });
});

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.234.567', 123_456_700],
  ['1.234,567', Number.NaN],
  ['12,345', 1_234_500],
])('%s are %d cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});
