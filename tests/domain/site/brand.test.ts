import { expect, test } from 'vitest';
import { brand, LONGEST_TITLE, pageTitle } from '#domain/site/brand.ts';

test('a title ends with the name of the product, where there is room for it', () => {
  expect(pageTitle('Kosten')).toBe(`Kosten · ${brand.name}`);
  const fits = 'x'.repeat(LONGEST_TITLE - ` · ${brand.name}`.length);
  expect(pageTitle(fits)).toHaveLength(LONGEST_TITLE);
  expect(pageTitle(`${fits}x`)).toBe(`${fits}x`);
});
