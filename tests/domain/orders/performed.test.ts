import { describe, expect, test } from 'vitest';
import { awaitsAddress, isAddressDue } from '#domain/orders/billing.ts';
import { undoRefusal } from '#domain/orders/hours.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import {
  grossOfHoursLeft,
  isFullyPerformed,
  type OrderedHours,
  performedLines,
} from '#domain/orders/performed.ts';

const ours = { kind: 'operator', name: 'Siebenschritt' } as const;
const firm = { kind: 'law-firm', name: 'Kanzlei' } as const;

const line = (changes: Partial<OrderLine> = {}): OrderLine => ({
  productId: 'stunden',
  title: 'Fünf Stunden',
  quantity: 1,
  regularUnitNetCents: 55_000,
  discountPercent: 0,
  unitNetCents: 55_000,
  netCents: 55_000,
  vatPercent: 19,
  vendor: ours,
  startsAt: null,
  durationHours: null,
  location: null,
  parts: [],
  ...changes,
});
const hours = (minutesLeft: number, changes: Partial<OrderedHours> = {}): OrderedHours => ({
  line: null,
  title: 'Fünf Stunden',
  vendor: ours,
  minutesTotal: 300,
  minutesLeft,
  ...changes,
});

describe('what is performed of an order', () => {
  test('is the share of the hours that were redeemed', () => {
    expect(performedLines([line()], [hours(180)], 'de')).toEqual([
      {
        title: 'Fünf Stunden',
        details: ['2\u00a0Stunden von 5\u00a0Stunden eingelöst'],
        quantity: 1,
        unitNetCents: 22_000,
        discountPercent: 0,
        netCents: 22_000,
        vatPercent: 19,
      },
    ]);
    expect(performedLines([line()], [hours(300)], 'de')).toEqual([]);
  });

  test('is not billed by us where others perform', () => {
    const theirs = [line({ vendor: firm })];
    expect(performedLines(theirs, [hours(0, { vendor: firm })], 'en')).toEqual([]);
    // The same title with another vendor is another product.
    expect(performedLines([line()], [hours(0, { vendor: firm })], 'en')).toEqual([]);
  });

  test('is, of a bundle, an equal share for each of its parts', () => {
    const parts = [
      { title: 'Fünf Stunden', quantity: 1 },
      { title: 'Vorlage', quantity: 1 },
    ];
    const bundle = line({ title: 'Paket', netCents: 80_000, parts });
    expect(performedLines([bundle], [hours(150)], 'en')).toMatchObject([
      { netCents: 20_000, details: ['2\u00a0hours 30\u00a0minutes of 5\u00a0hours redeemed'] },
    ]);
    expect(isFullyPerformed([bundle], [hours(0)])).toBe(false);
  });

  test('is told apart where the same hours were bought alone and within a bundle', () => {
    const parts = [{ title: 'Fünf Stunden', quantity: 1 }];
    const both = [line(), line({ title: 'Paket', netCents: 40_000, parts })];
    const redeemed = [hours(0, { line: 0 }), hours(300, { line: 1 })];
    expect(isFullyPerformed(both, redeemed)).toBe(false);
    expect(performedLines(both, redeemed, 'de')).toMatchObject([
      { title: 'Fünf Stunden', netCents: 55_000 },
    ]);
    expect(
      performedLines(both, [hours(300, { line: 0 }), hours(0, { line: 1 })], 'de'),
    ).toMatchObject([{ title: 'Paket', netCents: 40_000 }]);
    expect(grossOfHoursLeft(both, hours(300, { line: 1 }))).toBe(47_600);
  });

  test('is everything once all hours of all lines are redeemed, and never without hours', () => {
    const both = [line(), line({ title: 'Zwei Stunden' })];
    const second = { title: 'Zwei Stunden', minutesTotal: 120 };
    expect(isFullyPerformed(both, [hours(0), hours(15, second)])).toBe(false);
    expect(isFullyPerformed(both, [hours(0), hours(0, second)])).toBe(true);
    expect(isFullyPerformed([line(), line({ title: 'Coaching' })], [hours(0)])).toBe(false);
    expect(isFullyPerformed([], [])).toBe(false);
  });
});

test.each([
  ['2026-11-23T10:00:59.000Z', {}, undefined],
  ['2026-11-23T10:01:01.000Z', {}, 'UNDO_OVER'],
  ['2026-11-23T10:00:01.000Z', { isVoid: true }, 'ORDER_WITHDRAWN'],
  ['2026-11-23T10:00:01.000Z', { hasTime: true }, 'TIME_BOOKED'],
])('hours redeemed at ten come back at %s, %o: %s', (at, changes, refusal) => {
  const redeemed = { redeemedAt: '2026-11-23T10:00:00.000Z', isVoid: false, hasTime: false };
  expect(undoRefusal({ ...redeemed, ...changes }, at)).toBe(refusal);
});

describe('the address of an invoice', () => {
  const order = { lines: [line()], hasAddress: false, isWithdrawn: false };

  test('is awaited while we have something to bill', () => {
    expect(awaitsAddress(order)).toBe(true);
    expect(awaitsAddress({ ...order, hasAddress: true })).toBe(false);
    expect(awaitsAddress({ ...order, isWithdrawn: true })).toBe(false);
    expect(awaitsAddress({ ...order, lines: [line({ vendor: firm })] })).toBe(false);
  });

  test.each([
    [2, 0, null, false],
    [3, 0, null, true],
    // Staff asked yesterday.
    [10, 1, 9, false],
    [10, 1, 3, true],
    [30, 2, 10, false],
  ])('is asked for on day %i, after %i mails, the last on day %s: %s', (day, times, last, due) => {
    const onDay = (count: number) => new Date(Date.UTC(2026, 10, 1 + count, 9)).toISOString();
    const lastAskedAt = last === null ? null : onDay(last);
    expect(isAddressDue({ placedAt: onDay(0), times, lastAskedAt }, onDay(day))).toBe(due);
  });
});

describe('what hours that are left have cost', () => {
  test('is their share of the price, with VAT', () => {
    expect(grossOfHoursLeft([line()], hours(180))).toBe(39_270);
    expect(grossOfHoursLeft([line()], hours(0))).toBe(0);
    expect(grossOfHoursLeft([line({ vendor: firm })], hours(180))).toBe(0);
  });

  test('is their share of the bundle they came with', () => {
    const parts = [
      { title: 'Fünf Stunden', quantity: 1 },
      { title: 'Prüfung', quantity: 3 },
    ];
    const bundle = line({ title: 'Paket', netCents: 100_000, parts });
    expect(grossOfHoursLeft([bundle], hours(150))).toBe(14_875);
  });
});
