import { type Locale, locales } from '../site/paths.ts';

/** Kinds of content that the team edits at the desk, in both languages at once. */
export const pieceKinds = ['article', 'page', 'category', 'news', 'product', 'partner'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** The shape of a field, which decides how its text is written. */
export type FieldShape =
  | 'line'
  | 'slug'
  | 'paragraph'
  | 'markdown'
  | 'day'
  | 'author'
  | 'number'
  /** One entry per line. */
  | 'lines'
  /** Paragraphs with empty lines between them. */
  | 'paragraphs'
  /** A question, its answer on the next line, then an empty line. */
  | 'questions';

/** Lengths of title and description that search engines show. */
export const TITLE_MAX = 65;
export const DESCRIPTION = { min: 100, max: 165 };
/** Least number of chapters in an article or a page. */
export const WHOLE_HEADINGS = 4;

/** Rules of `modules/content/rules.ts` for a field, shown before anybody publishes. */
export type FieldRule =
  | 'title'
  | 'description'
  | 'lead'
  | 'chapters'
  | 'sources'
  | 'account'
  | 'opening';

interface FieldRow {
  shape: FieldShape;
  max?: number;
  optional?: true;
  rule?: FieldRule;
}

interface FieldTable {
  shared: Readonly<Record<string, FieldRow>>;
  /** Fields that each language has. */
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
 * The editable fields of each kind. A product's price, vendor and parts are left out: orders and invoices depend
 * on them, and they stay in the files.
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
      'account.takes': { shape: 'lines', optional: true, rule: 'account' },
      'account.opening': { shape: 'lines', optional: true, rule: 'opening' },
      'account.asOf': { shape: 'day', optional: true },
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
  /** Path of the field in the piece: `author`, `de.title`, `en.description.lead`. */
  path: string;
  /** The path without the language. */
  name: string;
  language?: Locale;
}

/** Fields in the order of editing; those that both languages share come first. */
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

/** The typed text of a piece, by path; fields without text are missing. */
export type Typed = Readonly<Record<string, string>>;

/** Keeps only fields of this kind and removes spaces at the ends, so that equal content is equal. */
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
