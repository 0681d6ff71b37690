import { expect, test } from 'vitest';
import { fillAmounts } from '#domain/pricing/amounts.ts';
import { calculate, readCalculator, usualCapital } from '#domain/pricing/calculator.ts';
import { exampleCases } from '#domain/pricing/examples.ts';
import { foundersCosts } from '#domain/pricing/founders-case.ts';
import { centsOf } from '#domain/pricing/price.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { costsIn } from '#web/features/home/costs.ts';

/** Where founders meet a total: on the home page, on found-now, when they order, and in articles. */
const places = locales.flatMap((locale) =>
  (['ug', 'gmbh'] as const).map((form) => [form, locale] as const),
);

test.each(places)('the total of a %s is the same everywhere: %s', (form, locale) => {
  const { articles } = exampleCases[form];
  const calculated = calculate(readCalculator(new URLSearchParams({ form, articles })));
  const ordered = foundersCosts({
    shareCapitalCents: centsOf(usualCapital[form]),
    totalShareholders: 'alone',
  }).find((one) => one.articles === articles);
  const total = costsIn(locale)[form].total;
  expect(fillAmounts(`{{euros ${form}-total}}`, locale)).toBe(total);
  expect(calculated.ok && wholeEuros(calculated.costs.total, locale)).toBe(total);
  expect(ordered && wholeEuros(ordered.total, locale)).toBe(total);
});
