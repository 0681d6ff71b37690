import { expect, test } from 'vitest';
import { notaryAmount } from '#domain/costs/statutory.ts';
import { companyIf, impossibleIn, papersOf } from '#domain/costs/what-if.ts';

const ug = {
  legalForm: 'ug',
  shareCapitalCents: 100_000,
  shareholders: 1,
  articles: 'model-protocol',
  online: null,
} as const;

test.each([
  [{ legalForm: 'gmbh' }, 'shareCapitalCents'],
  [{ legalForm: 'gmbh', shareCapitalCents: 2_500_000 }, undefined],
  [{ shareCapitalCents: 2_500_000 }, 'shareCapitalCents'],
  [{ participants: 4 }, 'articles'],
  [{ participants: 4, articles: 'own-articles' }, undefined],
  [{ shareCapitalCents: 100, participants: 2 }, 'shareCapitalCents'],
] as const)('with %j, a UG alone could not be for its %s', (changed, field) => {
  expect(impossibleIn(companyIf(ug, changed))).toBe(field);
});

test('what is left out stays, and the fees are those of the company as it would be', () => {
  const changed = companyIf(ug, { articles: 'own-articles', online: true });
  expect(changed).toEqual({ ...ug, articles: 'own-articles', online: true });
  expect(notaryAmount(changed)).not.toEqual(notaryAmount(ug));
  expect(papersOf(ug)).toEqual([
    'model-protocol',
    'application',
    'identity-cards',
    'payment-proof',
  ]);
  expect(papersOf(changed)).toEqual([
    'articles',
    'appointment',
    'shareholder-list',
    'application',
    'online-identity',
    'payment-proof',
  ]);
});

test('of four people none has a model protocol, even where one was stated before they were certain', () => {
  const four = { ...ug, shareholders: 4 };
  const own = { ...four, articles: 'own-articles' as const };
  expect(notaryAmount(four)).toEqual(notaryAmount(own));
  for (const articles of [four.articles, null]) {
    expect(papersOf({ ...four, articles })).toEqual(papersOf(own));
  }
});
