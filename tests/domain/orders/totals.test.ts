import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vendorKinds } from '#domain/catalogue/product.ts';
import { byVendor, invoiceTotals, isOurs, totalsOf } from '#domain/orders/totals.ts';

const vendor = fc.record({
  kind: fc.constantFrom(...vendorKinds),
  name: fc.constantFrom('A', 'B'),
});
const line = fc
  .record({
    unitNetCents: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    vatPercent: fc.constantFrom(0, 7, 19),
    vendor,
  })
  .map(({ unitNetCents, quantity, ...rest }) => ({ ...rest, netCents: unitNetCents * quantity }));
const lines = fc.array(line, { maxLength: 30 });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('Totals', () => {
  test('add up: net and VAT of all rates are the gross total', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { netCents, vat, grossCents } = totalsOf(all);
        expect(netCents).toBe(sum(all.map((one) => one.netCents)));
        expect(sum(vat.map((rate) => rate.netCents))).toBe(netCents);
        expect(netCents + sum(vat.map((rate) => rate.vatCents))).toBe(grossCents);
        for (const value of [netCents, grossCents]) expect(Number.isSafeInteger(value)).toBe(true);
      }),
    );
  });

  test('are the sum of what each contract partner invoices', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { grossCents, invoicedGrossCents } = totalsOf(all);
        const ours = all.filter((one) => isOurs(one.vendor));
        expect(invoicedGrossCents).toBe(invoiceTotals(ours).grossCents);
        const others = new Set(
          all
            .filter((one) => !isOurs(one.vendor))
            .map((one) => `${one.vendor.kind} ${one.vendor.name}`),
        );
        const theirs = [...others].map(
          (key) =>
            invoiceTotals(all.filter((one) => `${one.vendor.kind} ${one.vendor.name}` === key))
              .grossCents,
        );
        // What an operator is called does not make two of it.
        expect(grossCents).toBe(invoicedGrossCents + sum(theirs));
      }),
    );
  });

  test('have the VAT of the sum per rate, at most half a cent from the exact one', () => {
    fc.assert(
      fc.property(lines, (all) => {
        for (const { percent, netCents, vatCents } of invoiceTotals(all).vat) {
          expect(Math.abs(vatCents - (netCents * percent) / 100)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });

  test('are shown with our own lines first', () => {
    const of = (kind: 'operator' | 'partner', name: string) => ({ vendor: { kind, name } });
    const groups = byVendor([of('partner', 'A'), of('operator', 'Us'), of('partner', 'B')]);
    expect(groups.map((group) => group.vendor.name)).toEqual(['Us', 'A', 'B']);
  });

  test('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, (all) => {
        expect(totalsOf(all.toReversed())).toEqual(totalsOf(all));
      }),
    );
  });

  test('compute VAT on the sum, not line by line', () => {
    const cents = (netCents: number) => ({
      netCents,
      vatPercent: 19,
      vendor: { kind: 'operator' as const, name: 'A' },
    });
    // 3 × 0.03 € would be 3 × 0.01 € VAT.
    expect(totalsOf([cents(3), cents(3), cents(3)])).toMatchObject({
      vat: [{ percent: 19, netCents: 9, vatCents: 2 }],
      grossCents: 11,
    });
  });
});
