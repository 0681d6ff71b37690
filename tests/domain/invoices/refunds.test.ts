import { describe, expect, test } from 'vitest';
import { paymentKind, takeBackRefusal } from '#domain/invoices/payment.ts';
import { refundDueOn, refundSinceOf } from '#domain/invoices/refund.ts';

describe('what has to go back', () => {
  test.each([
    ['the day of the withdrawal does not count', '2026-11-24T10:00:00Z', '2026-12-08'],
    ['a day is one in Berlin', '2026-11-24T23:30:00Z', '2026-12-09'],
    ['a Saturday becomes Monday', '2026-11-28T10:00:00Z', '2026-12-14'],
    ['a Sunday becomes Monday', '2026-11-29T10:00:00Z', '2026-12-14'],
    ['no holiday makes it later', '2026-12-11T10:00:00Z', '2026-12-25'],
  ])('goes back within 14 days: %s', (_, since, day) => {
    expect(refundDueOn(since)).toBe(day);
  });

  const cancelledAt = '2026-11-20T12:00:00.000Z';
  const nothing = { refundCents: 0, refundSince: null };
  const change = { before: nothing, refundCents: 100, paidAt: '2026-11-10T12:00:00.000Z' };

  test('does so since the cancellation, or since it came in after that', () => {
    expect(refundSinceOf({ ...change, cancelledAt })).toBe(cancelledAt);
    expect(refundSinceOf({ ...change, cancelledAt: null })).toBe(change.paidAt);
    const late = '2026-11-25T12:00:00.000Z';
    expect(refundSinceOf({ ...change, paidAt: late, cancelledAt })).toBe(late);
  });

  test('keeps its day while a part goes back, and loses it once all has', () => {
    const before = { refundCents: 500, refundSince: cancelledAt };
    const later = { before, paidAt: '2026-11-29T12:00:00.000Z', cancelledAt };
    expect(refundSinceOf({ ...later, refundCents: 300 })).toBe(cancelledAt);
    expect(refundSinceOf({ ...later, refundCents: 0 })).toBeNull();
  });
});

describe('an entry', () => {
  const typed = { amountCents: 100, offsetBy: null, takesBack: null };

  test('is of one kind', () => {
    expect(paymentKind(typed)).toBe('payment');
    expect(paymentKind({ ...typed, amountCents: -100 })).toBe('refund');
    expect(paymentKind({ ...typed, offsetBy: 'RE-2026-000001' })).toBe('offset');
    expect(paymentKind({ ...typed, amountCents: -100, takesBack: 'first' })).toBe('correction');
  });

  const entered = { ...typed, recordedBy: 'somebody', isTakenBack: false };

  test.each([
    ['typed', entered, 0, undefined],
    ['a refund that was typed', { ...entered, amountCents: -100 }, 100, undefined],
    ['paid by card', { ...entered, recordedBy: null }, 0, 'NOT_ENTERED_BY_HAND'],
    ['moved', { ...entered, offsetBy: 'RE-2026-000001' }, 0, 'NOT_ENTERED_BY_HAND'],
    ['a correction', { ...entered, takesBack: 'first' }, 0, 'NOT_ENTERED_BY_HAND'],
    ['taken back', { ...entered, isTakenBack: true }, 0, 'TAKEN_BACK'],
    ['paid back since', entered, -100, 'REFUNDED_SINCE'],
  ] as const)('that is %s is taken back, or says why not', (_, entry, paidCents, refused) => {
    expect(takeBackRefusal(entry, paidCents)).toBe(refused);
  });
});
