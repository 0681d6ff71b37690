import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { locales } from '#domain/site/paths.ts';

const FEES = '#domain/pricing/fees.ts';
type Fees = typeof import('#domain/pricing/fees.ts');
let fees: Fees;
let textsOf: typeof import('../../support/texts.ts').textsOf;

/** Texts read the fees when they are loaded: here they are loaded anew, with others. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(FEES, async (original) => {
    const real = await original<Fees>();
    return {
      ...real,
      formationCosts: (formation: Parameters<Fees['formationCosts']>[0]) => {
        const costs = real.formationCosts(formation);
        return { ...costs, total: costs.total + 100_000 };
      },
    };
  });
  fees = await import('#domain/pricing/fees.ts');
  ({ textsOf } = await import('../../support/texts.ts'));
});
afterAll(() => {
  vi.doUnmock(FEES);
  vi.resetModules();
});

test.each(locales)('%s: the totals on the home page follow the fee table', (locale) => {
  const { total } = fees.formationCosts({
    articles: 'model-protocol',
    shareCapitalCents: 50_000,
    shareholders: 1,
  });
  expect(total).toBe(238_171);
  const said = locale === 'de' ? '2.382\u00a0€' : '€2,382';
  const { hero, faq, price } = textsOf(locale).home;
  expect(hero.price).toContain(said);
  expect(faq.items[0]?.answer).toContain(said);
  expect(price.examples.rows.at(-1)?.cells[0]).toContain(said);
});
