import { describe, expect, test } from 'vitest';
import type { ContentEntry } from '#domain/content/entry.ts';
import { entriesOf, isEntryKind, judgePiece } from '#domain/content/piece.ts';
import { articleCategoryCodes, pageCategoryCodes } from '#domain/site/categories.ts';
import { type Locale, locales } from '#domain/site/paths.ts';
import { readContentFiles } from '#modules/content/files.ts';
import { plainTextOf } from '#modules/content/markdown.ts';
import { piecesIn } from '#modules/content/pieces/filed.ts';
import { faultsOf, surroundingsOf } from '#modules/content/rules.ts';

/** The texts of `content/`, as they will be published. */
const files = readContentFiles();
const entries = files.map(({ entry }) => entry);
const other = (locale: Locale): Locale => (locale === 'de' ? 'en' : 'de');

/** One line per file that breaks a rule. */
const breaking = (rule: (entry: ContentEntry) => unknown) =>
  files
    .map(({ path, entry }) => ({ path, fault: rule(entry) }))
    .filter(({ fault }) => fault !== undefined && fault !== false)
    .map(({ path, fault }) => `${path}: ${String(fault)}`);

describe('every text', () => {
  test('is there in both languages, under the same kind and category', () => {
    const placeOf = ({ key, kind, category }: ContentEntry) => `${key} ${kind} ${category}`;
    const places = new Set(entries.map((entry) => `${entry.language} ${placeOf(entry)}`));
    expect(
      breaking((one) => !places.has(`${other(one.language)} ${placeOf(one)}`) && 'has no pair'),
    ).toEqual([]);
  });

  test('keeps the rules that hold at the desk as well', () => {
    const around = surroundingsOf(entries);
    const wrong = files.flatMap(({ path, entry }) =>
      faultsOf(entry, around).map(({ field, code, found }) => `${path}: ${field} ${code} ${found}`),
    );
    expect(wrong).toEqual([]);
  });

  test('is the same after it was opened at the desk', () => {
    for (const { kind, key, category, typed } of piecesIn(files)) {
      const judged = judgePiece(kind, typed);
      const pair = files.filter(({ entry }) => entry.key === key).map(({ entry }) => entry);
      if (!judged.ok || !isEntryKind(kind)) throw new Error(`${key}: ${JSON.stringify(judged)}`);
      const made = entriesOf({ kind, key, category: category ?? '' }, judged.piece as never);
      expect(Object.values(made)).toEqual(pair);
    }
  });
});

describe('the magazine is whole', () => {
  test.each(articleCategoryCodes)('at least three articles on %s', (category) => {
    for (const language of locales) {
      const found = entries.filter(
        (one) => one.kind === 'article' && one.category === category && one.language === language,
      );
      expect(found.length, language).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(pageCategoryCodes)('an introduction and a page on %s', (category) => {
    for (const language of locales) {
      const found = entries.filter((one) => one.category === category && one.language === language);
      const kinds = found.map(({ kind }) => kind);
      expect(kinds, language).toContain('category');
      expect(kinds, language).toContain('page');
    }
  });
});

describe.each(locales)('the texts in %s', (locale) => {
  const whole = entries.filter(({ language, kind }) => language === locale && kind !== 'category');
  const share = (fits: (markdown: string) => boolean) =>
    whole.filter(({ markdown }) => fits(markdown)).length / whole.length;

  test('do not all sound alike', () => {
    const sentences = whole.flatMap(({ markdown }) =>
      plainTextOf(markdown).split(/(?<=[.?!:])\s+/),
    );
    const aboutWhoever = sentences.filter((one) => /^(Wer [^?]*,|Whoever )[^?]*$/.test(one));
    expect(aboutWhoever.length).toBeLessThan(55);
    expect(share((markdown) => /^> \*\*(Merke|Remember):/m.test(markdown))).toBeLessThan(0.4);
    const closesWithLinks = (markdown: string) =>
      /\]\(\//.test(markdown.split('\n\n').at(-1) ?? '');
    expect(share(closesWithLinks)).toBeLessThan(0.5);
  });
});
