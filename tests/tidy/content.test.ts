import { describe, expect, test } from 'vitest';
import { articleCategoryCodes, pageCategoryCodes } from '#domain/site/categories.ts';
import { type Locale, localeOf, locales, pageNames, paths, pathTo } from '#domain/site/paths.ts';
import type { ContentEntry } from '#modules/content/entry.ts';
import { readContentFiles } from '#modules/content/files.ts';
import { plainTextOf, renderMarkdown } from '#modules/content/markdown.ts';
import { isPublic } from '#web/page-layouts.ts';

/** The texts of `content/`, as they will be published. */
const files = readContentFiles();
const entries = files.map(({ entry }) => entry);
const keys = new Set(entries.map(({ language, key }) => `${language} ${key}`));
const other = (locale: Locale): Locale => (locale === 'de' ? 'en' : 'de');

function addressOf(entry: ContentEntry): string {
  const { kind, language, category, key } = entry;
  if (kind === 'news') return pathTo('news-article', language, { id: key });
  if (kind === 'category') return pathTo('category', language, { category });
  const { slug } = entry;
  return pathTo(kind === 'article' ? 'article' : 'content-page', language, { category, slug });
}

const addresses = new Set([
  ...entries.map(addressOf),
  ...articleCategoryCodes.flatMap((category) =>
    locales.map((locale) => pathTo('blog-category', locale, { category })),
  ),
  ...pageNames
    .filter((name) => isPublic(name) && !paths[name].de.includes(':'))
    .flatMap((name) => locales.map((locale) => paths[name][locale])),
]);

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

  test('has a title and a description that search engines show in full', () => {
    expect(breaking(({ title }) => title.length > 65 && `title of ${title.length}`)).toEqual([]);
    const wrong = breaking(
      ({ description: { length } }) => (length < 100 || length > 165) && `description of ${length}`,
    );
    expect(wrong).toEqual([]);
  });

  test('has titles and descriptions of its own', () => {
    for (const field of ['title', 'description'] as const) {
      const seen = Map.groupBy(entries, (one) => `${one.language} ${one[field]}`);
      expect([...seen].filter(([, same]) => same.length > 1).map(([text]) => text)).toEqual([]);
    }
  });

  test('links only to pages that exist, in its own language', () => {
    const wrong = breaking(({ markdown, language }) => {
      const links = [...renderMarkdown(markdown).html.matchAll(/<a href="([^"#]*)/g)];
      const bad = links
        .map(([, href = '']) => href)
        .filter((href) => !addresses.has(href) || localeOf(href) !== language);
      return bad.length > 0 && bad.join(', ');
    });
    expect(wrong).toEqual([]);
  });

  test('is related to texts that exist, and not to itself', () => {
    const wrong = breaking((entry) => {
      if (entry.kind === 'category') return false;
      const bad = entry.related.filter(
        (key) => key === entry.key || !keys.has(`${entry.language} ${key}`),
      );
      return bad.length > 0 && bad.join(', ');
    });
    expect(wrong).toEqual([]);
  });

  test('begins with a lead and has headings that follow each other', () => {
    const wrong = breaking(({ kind, markdown }) => {
      const levels = [...markdown.matchAll(/^(#{1,6}) /gm)].map(([, marks = '']) => marks.length);
      if (/^(#|>|\||-|\d+\. )/.test(markdown)) return 'does not begin with a paragraph';
      const isWhole = kind === 'article' || kind === 'page';
      if (isWhole && levels.filter((level) => level === 2).length < 4)
        return `${levels.filter((level) => level === 2).length} headings`;
      const jumps = levels.some((level, at) => level < 2 || level > (levels[at - 1] ?? 1) + 1);
      return jumps && 'headings skip a level';
    });
    expect(wrong).toEqual([]);
  });

  test('holds no HTML, no picture and no mark that was not understood', () => {
    const wrong = breaking(({ markdown }) => {
      if (/<\/?[a-z][^>]*>|!\[/i.test(markdown)) return 'HTML or picture';
      const stray = /\*\*|\]\(|^\||&[a-z]+;/m.exec(plainTextOf(markdown));
      return stray !== null && `stray ${stray[0]}`;
    });
    expect(wrong).toEqual([]);
  });

  test('is written in the marks of its language', () => {
    const marks = { de: /["”‘’]|\.\.\.| - |—/, en: /["'„‚]|\.\.\.| - |—/ };
    const wrong = breaking((entry) => {
      const { language, markdown, title, description } = entry;
      const faq = 'faq' in entry ? entry.faq : [];
      const words = [title, description, plainTextOf(markdown)];
      for (const { question, answer } of faq) words.push(question, answer);
      const found = marks[language].exec(words.join('\n'));
      return (
        found !== null &&
        `${found[0]} in "${found.input.slice(Math.max(0, found.index - 20), found.index + 20)}"`
      );
    });
    expect(wrong).toEqual([]);
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
