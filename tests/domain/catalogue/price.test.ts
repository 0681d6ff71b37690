import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceForMembers } from '#domain/catalogue/product.ts';

test('the one price is what the vendor asks, less what it takes off for members', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 20 }),
      (own, discount) => {
        const price = priceForMembers(own, discount);
        expect(price).toBeLessThanOrEqual(own);
        expect(Math.abs(price - (own * (100 - discount)) / 100)).toBeLessThanOrEqual(0.5);
      },
    ),
  );
  expect(priceForMembers(10_000, 0)).toBe(10_000);
  expect(priceForMembers(9_999, 20)).toBe(7_999);
});
