import { expect, test } from 'vitest';
import { totalShareholders } from '#domain/foundations/steps/core-data-schema.ts';
import { calculate } from '#domain/pricing/calculator.ts';
import { foundersCosts } from '#domain/pricing/founders-case.ts';

const asked = { alone: '1', two: '2', three: '3', 'more-than-three': '4' } as const;

test.each(Object.entries(asked))(
  'what founders are told when they order is what the calculator says: %s',
  (told, shareholders) => {
    const totals = foundersCosts({
      shareCapitalCents: 2_500_000,
      totalShareholders: told as keyof typeof asked,
    });
    for (const { articles, total } of totals) {
      const calculated = calculate({ form: 'gmbh', capital: '25000', shareholders, articles });
      expect(calculated).toMatchObject({ ok: true, costs: { total } });
    }
    expect(totals.map(({ articles }) => articles)).toEqual(
      told === 'more-than-three' ? ['own-articles'] : ['model-protocol', 'own-articles'],
    );
  },
);

test.each(totalShareholders)('there is a sum for everybody: %s', (told) => {
  const [first] = foundersCosts({ shareCapitalCents: 100, totalShareholders: told });
  expect(first?.total).toBeGreaterThan(100_000);
});
