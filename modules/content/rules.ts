import type { ContentEntry, EntryKind } from '#domain/content/entry.ts';
import { DESCRIPTION, TITLE_MAX, WHOLE_HEADINGS } from '#domain/content/fields.ts';
import type { FaultCode } from '#domain/content/piece.ts';
import { articleCategoryCodes } from '#domain/site/categories.ts';
import { type Locale, localeOf, locales, pageNames, paths, pathTo } from '#domain/site/paths.ts';
import { plainTextOf, renderMarkdown } from './markdown.ts';

/** The facts about other entries that the rules need. */
export interface KnownEntry {
  language: Locale;
  key: string;
  kind: EntryKind;
  category: string;
  slug?: string;
  title: string;
  description: string;
}

/** The site around an entry: possible targets of links, and taken addresses. */
export interface Surroundings {
  addresses: ReadonlySet<string>;
  entries: readonly KnownEntry[];
}

export interface EntryFault {
  field: 'title' | 'slug' | 'description' | 'markdown' | 'sources' | 'related' | 'faq';
  code: FaultCode;
  found?: string;
}

export const addressOf = ({
  kind,
  language,
  category,
  key,
  slug = '',
}: Omit<KnownEntry, 'title' | 'description'>) => {
  if (kind === 'news') return pathTo('news-article', language, { id: key });
  if (kind === 'category') return pathTo('category', language, { category });
  return pathTo(kind === 'article' ? 'article' : 'content-page', language, { category, slug });
};

/** Pages without an entry; public texts may not link to those for members. */
const fixedAddresses = [
  ...pageNames
    .filter((name) => !/:|^\/(app|login|logout|verify|invite)\//.test(paths[name].de))
    .flatMap((name) => locales.map((locale) => paths[name][locale])),
  ...articleCategoryCodes.flatMap((category) =>
    locales.map((locale) => pathTo('blog-category', locale, { category })),
  ),
];

export const surroundingsOf = (entries: readonly KnownEntry[]): Surroundings => ({
  addresses: new Set([...fixedAddresses, ...entries.map(addressOf)]),
  entries,
});

type Rule = (entry: ContentEntry, around: Surroundings) => EntryFault[];

/** Faults that keep an entry off the site, whether it comes from a file or from the desk. */
export const faultsOf = (entry: ContentEntry, around: Surroundings): EntryFault[] =>
  rules.flatMap((rule) => rule(entry, around));

const fault = (
  field: EntryFault['field'],
  code: FaultCode,
  found: string | number | false | undefined | null,
): EntryFault[] =>
  found === undefined || found === null || found === false || found === ''
    ? []
    : [{ field, code, found: String(found) }];

/** Lengths that search engines show. */
const lengths: Rule = ({ title, description: { length } }) => [
  ...fault('title', 'TITLE_TOO_LONG', title.length > TITLE_MAX && title.length),
  ...fault(
    'description',
    'DESCRIPTION_LENGTH',
    (length < DESCRIPTION.min || length > DESCRIPTION.max) && length,
  ),
];

const ownWords: Rule = (entry, { entries }) => {
  const others = entries.filter(
    ({ language, key }) => language === entry.language && key !== entry.key,
  );
  const sameAs = (is: (other: KnownEntry) => boolean) => others.find(is)?.key;
  return [
    ...fault(
      'title',
      'TITLE_TAKEN',
      sameAs(({ title }) => title === entry.title),
    ),
    ...fault(
      'description',
      'DESCRIPTION_TAKEN',
      sameAs(({ description }) => description === entry.description),
    ),
    ...fault(
      'slug',
      'ADDRESS_TAKEN',
      sameAs((other) => addressOf(other) === addressOf(entry)),
    ),
  ];
};

/** Links lead to existing pages in the entry's own language. */
const links: Rule = ({ markdown, language }, { addresses }) => {
  const all = [...renderMarkdown(markdown).html.matchAll(/<a href="([^"#]*)/g)];
  const wrong = all
    .map(([, href = '']) => href)
    .filter((href) => !addresses.has(href) || localeOf(href) !== language);
  return fault('markdown', 'LINK_UNKNOWN', wrong.join(', '));
};

const related: Rule = (entry, { entries }) => {
  if (entry.kind === 'category') return [];
  const there = new Set(
    entries.filter(({ language }) => language === entry.language).map(({ key }) => key),
  );
  const wrong = entry.related.filter((key) => key === entry.key || !there.has(key));
  return fault('related', 'RELATED_UNKNOWN', wrong.join(', '));
};

const isWhole = ({ kind }: ContentEntry) => kind === 'article' || kind === 'page';

const sources: Rule = (entry) =>
  isWhole(entry) && entry.sources.length === 0 ? [{ field: 'sources', code: 'NO_SOURCES' }] : [];

/** A text begins with a lead, and no level of heading is skipped. */
const structure: Rule = (entry) => {
  const { markdown } = entry;
  const levels = [...markdown.matchAll(/^(#{1,6}) /gm)].map(([, marks = '']) => marks.length);
  const chapters = levels.filter((level) => level === 2).length;
  const jump = levels.find((level, at) => level < 2 || level > (levels[at - 1] ?? 1) + 1);
  return [
    ...fault('markdown', 'NO_LEAD', /^(?:#|>|\||-|\d+\. ).{0,20}/.exec(markdown)?.[0]),
    ...fault(
      'markdown',
      'FEW_HEADINGS',
      isWhole(entry) && chapters < WHOLE_HEADINGS && String(chapters),
    ),
    ...fault('markdown', 'HEADING_SKIPPED', jump && '#'.repeat(jump)),
  ];
};

const marks: Rule = ({ markdown }) => [
  ...fault('markdown', 'HTML', /<\/?[a-z][^<>]*>|!\[/i.exec(markdown)?.[0]),
  ...fault('markdown', 'STRAY_MARK', /\*\*|\]\(|^\||&[a-z]+;/m.exec(plainTextOf(markdown))?.[0]),
];

/** Quotation marks and dashes of the other language, or of a typewriter. */
const foreignMarks: Record<Locale, RegExp> = {
  de: /["”‘’]|\.\.\.| - |—/,
  en: /["'„‚]|\.\.\.| - |—/,
};

const punctuation: Rule = ({ language, markdown, title, description, ...entry }) => {
  const questions = 'faq' in entry ? entry.faq : [];
  const texts = {
    title,
    description,
    markdown: plainTextOf(markdown),
    faq: questions.flatMap(({ question, answer }) => [question, answer]).join('\n'),
  };
  return Object.entries(texts).flatMap(([field, text]) => {
    const { index = 0 } = foreignMarks[language].exec(text) ?? {};
    const found =
      foreignMarks[language].test(text) && text.slice(Math.max(0, index - 20), index + 20);
    return fault(field as keyof typeof texts, 'FOREIGN_MARK', found);
  });
};

const rules: readonly Rule[] = [
  lengths,
  ownWords,
  links,
  related,
  sources,
  structure,
  marks,
  punctuation,
];
