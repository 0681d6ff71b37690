import { expect, test } from 'vitest';
import { abroadAmounts, abroadCosts, abroadTable } from '#domain/pricing/abroad.ts';
import { formationCosts } from '#domain/pricing/fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { readProducts } from '#modules/catalogue/files.ts';
import { textsOf } from '../../support/texts.ts';

test('the interpreter costs what the marketplace asks', async () => {
  const interpreter = (await readProducts()).find(({ id }) => id === 'notary-interpreter');
  expect(interpreter?.price.netCents).toBe(abroadTable.interpreterNet);
});

test('all items add up', () => {
  const { total, ...items } = abroadCosts();
  expect(Object.values(items).reduce((sum, cents) => sum + cents, 0)).toBe(total);
});

test.each(locales)('%s: found-now lists them, with their sum', (locale) => {
  const amounts = abroadAmounts(locale);
  const { items, note } = textsOf(locale).foundNow.abroad;
  const { total, interpreter, certification, apostille, courier, since } = amounts;
  expect(items.map(({ amount }) => amount)).toEqual([
    interpreter,
    certification,
    apostille,
    courier,
    total,
  ]);
  expect(note).toContain(since);
});

test('English founders read both totals in the hero and among the questions', () => {
  const { hero, faq } = textsOf('en').home;
  const totals = [
    { articles: 'model-protocol', shareCapitalCents: 100_000, shareholders: 1 } as const,
    { articles: 'own-articles', shareCapitalCents: 2_500_000, shareholders: 1 } as const,
  ].map((formation) => wholeEuros(formationCosts(formation).total + abroadCosts().total, 'en'));
  for (const total of totals) {
    expect(hero.price).toContain(total);
    expect(faq.items[0]?.answer).toContain(total);
  }
});

test.each(locales)('%s: the hero explains UG and GmbH', (locale) => {
  expect(textsOf(locale).home.hero.forms).toMatch(/GmbH .+25[.,]000.+UG .+1/s);
});
