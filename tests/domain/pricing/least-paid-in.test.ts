import { expect, test } from 'vitest';
import { leastPaidIn } from '#domain/pricing/legal-forms.ts';

test.each([
  ['ug', 100_000, 100_000],
  ['gmbh', 2_500_000, 1_250_000],
  ['gmbh', 4_000_000, 1_250_000],
  ['gmbh', 10_000_000, 2_500_000],
  ['gmbh', 10_000_100, 2_500_025],
] as const)('a %s of %i cents pays in at least %i before it is filed', (form, capital, least) => {
  expect(leastPaidIn(form, capital)).toBe(least);
});
