import { expect, test, vi } from 'vitest';
import { formationCosts } from '#domain/pricing/fees.ts';
import { locales } from '#domain/site/paths.ts';
import { textsOf } from '../../support/texts.ts';

const raised = vi.hoisted(() => ({ cents: 0 }));
vi.mock('#domain/pricing/fees.ts', async (original) => {
  const fees = await original<typeof import('#domain/pricing/fees.ts')>();
  raised.cents = 100_000;
  return {
    ...fees,
    formationCosts: (formation: Parameters<typeof fees.formationCosts>[0]) => {
      const costs = fees.formationCosts(formation);
      return { ...costs, total: costs.total + raised.cents };
    },
  };
});

test.each(locales)('%s: the totals on the home page follow the fee table', (locale) => {
  const total = formationCosts({
    articles: 'model-protocol',
    shareCapitalCents: 50_000,
    shareholders: 1,
  }).total;
  expect(total).toBe(223_171);
  const said = locale === 'de' ? '2.232\u00a0€' : '€2,232';
  const { hero, faq, price } = textsOf(locale).home;
  expect(hero.price).toContain(said);
  expect(faq.items[0]?.answer).toContain(said);
  expect(price.examples.rows.at(-1)?.cells[0]).toContain(said);
});
