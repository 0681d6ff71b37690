import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillAmounts } from '#domain/pricing/amounts.ts';
import { courtFees } from '#domain/pricing/court-fees.ts';
import { formationCosts } from '#domain/pricing/fees.ts';
import { money } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { readContentFiles } from '#modules/content/files.ts';
import { textsOf } from '../../support/texts.ts';

describe('the amounts of a text', () => {
  test.each([
    ['de', '{{amount court}} oder {{euros court}}', '300,00\u00a0€ oder 300\u00a0€'],
    ['en', '{{amount ug-total}}, about {{euros ug-total}}', '€1,381.71, about €1,382'],
    ['de', '{{amount gmbh-fees}} und {{court}}', '1.119,91\u00a0€ und {{court}}'],
  ] as const)('in %s: %s', (locale, text, filled) => {
    expect(fillAmounts(text, locale)).toBe(filled);
  });

  test('cannot be misspelt', () => {
    expect(() => fillAmounts('{{amount cuort}}', 'de')).toThrow('There is no amount "cuort".');
  });
});

/** Sums that only notary and court together make: nobody types one by chance. */
const sums = (['model-protocol', 'own-articles'] as const).flatMap((articles) =>
  [100_000, 2_500_000].flatMap((shareCapitalCents) => {
    const costs = formationCosts({ articles, shareCapitalCents, shareholders: 1 });
    return [costs.notary + costs.court, costs.total];
  }),
);

describe('no file types what the fee table says', () => {
  const files = globSync(['content/{de,en}/**/*.md', 'web/{features,shared}/**/*texts.{de,en}.ts']);

  test.each(locales)('in %s', (locale) => {
    const typed = files
      .filter((path) => path.includes(`/${locale}/`) || path.includes(`.${locale}.`))
      .flatMap((path) => {
        const text = readFileSync(path, 'utf8').replaceAll('\u00a0', ' ');
        return sums
          .map((cents) => money(cents, locale).replaceAll('\u00a0', ' '))
          .filter((sum) => text.includes(sum))
          .map((sum) => `${path}: ${sum}`);
      });
    expect(typed).toEqual([]);
  });

  test('nor the fee of the register court beside its name', () => {
    const fees = [
      150,
      240,
      ...[courtFees('money'), courtFees('in-kind')].flatMap(({ entry, availability, total }) =>
        [entry, availability, total].map((cents) => cents / 100),
      ),
    ].join('|');
    const amount = `(?:(?:${fees}) ?€|€(?:${fees})\\b)`;
    const court = '(?:[Rr]egistergericht|Gericht|[Cc]ourt)';
    const typed = new RegExp(`${court}[^.|\\n]{0,60}${amount}`);
    const wrong = files.filter((path) => typed.test(readFileSync(path, 'utf8')));
    expect(wrong).toEqual([]);
  });
});

test('articles, pages and news show the bill of the court that is real', () => {
  const news = readContentFiles().find(
    ({ entry }) => entry.key === 'news-fake-invoices' && entry.language === 'de',
  );
  expect(news?.entry.markdown).toContain('300\u00a0€ (225\u00a0€ und 75\u00a0€)');
  const { status } = textsOf('en').sharedFoundations;
  expect(status['register-record-pending'].next).toContain('usually €300');
});
