import { type Locale, locales } from '../site/paths.ts';

/** What the team edits at the desk, in both languages at once. */
export const pieceKinds = ['article', 'page', 'category', 'news', 'product', 'partner'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** What a field holds, and so how its text is written. */
export type FieldShape =
  | 'line'
  | 'slug'
  | 'paragraph'
  | 'markdown'
  | 'day'
  | 'author'
  | 'number'
  /** One a line. */
  | 'lines'
  /** Empty lines between them. */
  | 'paragraphs'
  /** The question, its answer below, then an empty line. */
  | 'questions';

/** Search engines show this much of title and description. */
export const TITLE_MAX = 65;
export const DESCRIPTION = { min: 100, max: 165 };
/** Chapters that an article or a page has at least. */
export const WHOLE_HEADINGS = 4;

/** What `modules/content/rules.ts` asks of a field, told before anybody publishes. */
export type FieldRule = 'title' | 'description' | 'lead' | 'chapters' | 'sources';

interface FieldRow {
  shape: FieldShape;
  max?: number;
  optional?: true;
  rule?: FieldRule;
}

interface FieldTable {
  /** Once for both languages. */
  shared: Readonly<Record<string, FieldRow>>;
  /** In each language. */
  words: Readonly<Record<string, FieldRow>>;
}

const common = {
  title: { shape: 'line', max: TITLE_MAX, rule: 'title' },
  description: { shape: 'paragraph', max: DESCRIPTION.max, rule: 'description' },
  markdown: { shape: 'markdown', max: 100_000, rule: 'lead' },
  sources: { shape: 'lines', optional: true },
} as const satisfies FieldTable['words'];

const dated = {
  author: { shape: 'author' },
  published: { shape: 'day' },
  updated: { shape: 'day', optional: true },
  related: { shape: 'lines', optional: true },
} as const satisfies FieldTable['shared'];

const { title, ...rest } = common;
const slug = { shape: 'slug', max: 100 } as const;
const whole: FieldTable = {
  shared: dated,
  words: {
    title,
    slug,
    ...rest,
    markdown: { ...rest.markdown, rule: 'chapters' },
    sources: { shape: 'lines', rule: 'sources' },
    faq: { shape: 'questions', optional: true },
  },
};

/**
 * What may be edited of each kind. What a product costs, who sells it and what it consists of are
 * not among it: orders and invoices rest on that, and it stays in the files.
 */
const fieldTables: Record<PieceKind, FieldTable> = {
  article: whole,
  page: whole,
  category: { shared: {}, words: common },
  news: { shared: dated, words: { title, slug, ...rest } },
  product: {
    shared: {},
    words: {
      title: { shape: 'line', max: 80 },
      summary: { shape: 'paragraph', max: 200 },
      priceNote: { shape: 'line', max: 120, optional: true },
      'description.lead': { shape: 'paragraphs' },
      'description.suits': { shape: 'paragraph', max: 2_000 },
      'description.includes': { shape: 'lines' },
      'description.provider': { shape: 'paragraph', max: 2_000 },
      'description.steps': { shape: 'lines' },
      'description.time': { shape: 'paragraph', max: 2_000 },
      'description.price': { shape: 'paragraph', max: 2_000 },
      'description.limits': { shape: 'lines' },
    },
  },
  partner: {
    shared: {
      name: { shape: 'line', max: 200 },
      code: { shape: 'line', max: 40, optional: true },
      website: { shape: 'line', max: 300, optional: true },
      position: { shape: 'number' },
    },
    words: {
      headline: { shape: 'line', max: 80 },
      summary: { shape: 'paragraph', max: 200 },
      about: { shape: 'paragraphs' },
      'offer.title': { shape: 'line', max: 120 },
      'offer.conditions': { shape: 'lines' },
      steps: { shape: 'lines' },
      limits: { shape: 'paragraph', max: 2_000 },
    },
  },
};

export interface PieceField extends FieldRow {
  /** Its path in the piece: `author`, `de.title`, `en.description.lead`. */
  path: string;
  /** The same without the language. */
  name: string;
  language?: Locale;
}

/** In the order in which they are edited: what both languages share first. */
export function fieldsOf(kind: PieceKind): PieceField[] {
  const { shared, words } = fieldTables[kind];
  return [
    ...Object.entries(shared).map(([name, row]) => ({ ...row, name, path: name })),
    ...locales.flatMap((language) =>
      Object.entries(words).map(([name, row]) => ({
        ...row,
        name,
        language,
        path: `${language}.${name}`,
      })),
    ),
  ];
}

/** Everything of a piece as it is typed, by path. What is not there yet is missing. */
export type Typed = Readonly<Record<string, string>>;

/** Only what a piece of this kind has, without spaces at the ends; so that the same is equal. */
export function tidied(kind: PieceKind, typed: Typed): Typed {
  return Object.fromEntries(
    fieldsOf(kind).flatMap(({ path }) => {
      const text = typed[path]?.replaceAll('\r\n', '\n').trim() ?? '';
      return text === '' ? [] : [[path, text]];
    }),
  );
}

/** Paths whose texts differ, in the order of the fields. */
export const differing = (kind: PieceKind, one: Typed, other: Typed): string[] =>
  fieldsOf(kind)
    .map(({ path }) => path)
    .filter((path) => (one[path] ?? '').trim() !== (other[path] ?? '').trim());
