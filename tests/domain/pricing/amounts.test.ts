import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillAmounts } from '#domain/pricing/amounts.ts';
import { exampleCases } from '#domain/pricing/examples.ts';
import { formationCosts } from '#domain/pricing/fees.ts';
import { readProducts } from '#modules/catalogue/files.ts';
import { readContentFiles } from '#modules/content/files.ts';
import { allTypedFees, textFiles, typedFees } from '../../support/amounts/typed-amounts.ts';
import { textsOf } from '../../support/texts.ts';

describe('the amounts of a text', () => {
  test.each([
    ['de', '{{amount court}} oder {{euros court}}', '300,00\u00a0€ oder 300\u00a0€'],
    ['en', '{{amount ug-total}}, about {{euros ug-total}}', '€1,381.71, about €1,382'],
    ['de', '{{amount gmbh-fees}} und {{court}}', '1.119,91\u00a0€ und {{court}}'],
    ['de', '{{amount ug-fees - protocol-cap}}', '130,90\u00a0€'],
    ['en', '{{digits gmbh-fees + 2380 + 2 * 3952}} of {{euros 25000}}', '11,404 of €25,000'],
    // 689 € and 130.91 € are shown as 689 and 131, so their sum is 820.
    [
      'de',
      '{{digits gmbh-net}} + {{digits gmbh-vat}} = {{digits gmbh-net + gmbh-vat}}',
      '689 + 131 = 820',
    ],
  ] as const)('in %s: %s', (locale, text, filled) => {
    expect(fillAmounts(text, locale)).toBe(filled);
  });

  test.each(['cuort', 'ug-supervision', '2 court', '2 * -court'])(
    'cannot be misspelt: %s',
    (name) => {
      const misspelt = `There is no amount "${name}".`;
      expect(() => fillAmounts(`{{amount ${name}}}`, 'de')).toThrow(misspelt);
    },
  );
});

/** What looks like a fee and is none, with the reason. One that is not found any more fails. */
const noFees: Record<string, [times: number, why: string]> = {
  'content/de/pages/gmbh/gmbh-gruenden-leitfaden.md: 150 €': [1, 'assumed for a translation'],
  'content/en/pages/gmbh/guide-to-setting-up-a-gmbh.md: €150': [
    2,
    'that, and a chamber’s yearly fee',
  ],
  'content/partners/steg-neun.yaml: 300 €': [1, 'what a partner asks for'],
  'content/partners/steg-neun.yaml: €300': [1, 'what a partner asks for'],
  'content/products/notary-interpreter.yaml: 404,60 €': [1, 'the price of the product'],
  'content/products/notary-interpreter.yaml: €404.60': [1, 'the price of the product'],
  'content/products/startup-package.yaml: 130,90 €': [1, 'an hour of the package'],
  'content/products/startup-package.yaml: €130.90': [1, 'an hour of the package'],
};

describe('nobody types what the fee table says', () => {
  test('in any text', () => {
    const found = Map.groupBy(allTypedFees(), (typed) => typed);
    const times = Object.fromEntries([...found].map(([typed, all]) => [typed, all.length]));
    const expected = Object.entries(noFees).map(([typed, [count]]) => [typed, count]);
    expect(times).toEqual(Object.fromEntries(expected));
  });

  test.each([
    ['a.md', '| Urkunde (1,0) | 125,00 € |'],
    ['a.md', '| Summe netto | 689,00 |'],
    ['a.md', 'Die Eintragung kostet beim Registergericht 150 €.'],
    ['a.md', 'All of it comes to €1,119.91.'],
    ['a.md', 'Notary and court cost €431 together.'],
    ['a.yaml', 'text: >-\n      Die Gebühr des Amtes beträgt\n      290 € für drei Klassen.'],
    ['a.ts', "court: 'The court charges €300.',"],
  ])('%s: %s', (path, text) => {
    expect(typedFees(path, text)).toHaveLength(1);
  });

  test.each([
    ['Eine Rechnung bis 250 € braucht weniger Angaben.'],
    ['Das Notariat verlangt {{amount ug-notary}}. Die Software kostet 300 €.'],
    ['Das Gericht braucht 15 Tage, § 125 GmbHG.'],
  ])('but may say: %s', (text) => {
    expect(typedFees('a.md', text)).toEqual([]);
  });

  test('nor the least capital of a GmbH as a rule in articles', () => {
    const typed = /(?:mindestens (?:25\.000|12\.500) €|at least €(?:25,000|12,500))/;
    const wrong = textFiles.filter(
      (path) => /^content\/(?:de|en)\//.test(path) && typed.test(readFileSync(path, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the bills in articles', () => {
  const articles = textFiles
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

  test.each(Object.entries(exampleCases))('of %s are complete', (example, formation) => {
    const items = [...formationCosts(formation).positions.map(({ name }) => name), 'outlays'].map(
      (name) => `{{amount ${example}-${name}}}`,
    );
    const incomplete = articles
      .filter(({ text }) => items.some((item) => text.includes(item)))
      .filter(({ text }) => !items.every((item) => text.includes(item)))
      .map(({ path }) => path);
    expect(incomplete).toEqual([]);
  });

  test('no placeholder is left in what founders read', async () => {
    const entries = readContentFiles().map(({ path, entry }) => [path, JSON.stringify(entry)]);
    const products = (await readProducts()).map(({ id, asWritten: _source, ...one }) => [
      id,
      JSON.stringify(one),
    ]);
    const left = [...entries, ...products].filter(([, text = '']) => text.includes('{{'));
    expect(left.map(([path]) => path)).toEqual([]);
  });

  test('what the guide to the UG rounds is right', () => {
    const typed = '{{digits 4980 - transparency-register - ug-fees - video-outlays}}';
    const profit = Number(fillAmounts(typed, 'en').replace(',', ''));
    const hundreds = (value: number) => (value * 100).toLocaleString('en-GB');
    const before = hundreds(Math.round(profit / 100));
    const after = hundreds(Math.floor((profit * 0.7) / 100));
    const reserve = hundreds(Math.ceil((profit * 0.7) / 4 / 100));
    const guide = articles.find(({ path }) => path.endsWith('guide-to-the-ug.md'));
    expect(guide?.text).toContain(
      `About €${before} is left before tax; after some 30% in taxes that is a little over €${after}, and a quarter of it, just under €${reserve}, goes`,
    );
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
