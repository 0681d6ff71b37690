import { z } from 'zod';
import { articleCategoryCodes, pageCategoryCodes } from '../site/categories.ts';
import { locales } from '../site/paths.ts';
import { foreignText } from '../text.ts';

/** The parts of an entry, whether it comes from a file or from an editor. */
export const entryKinds = ['article', 'page', 'category', 'news'] as const;
export type EntryKind = (typeof entryKinds)[number];
/** Kinds that everybody may read; news are for members. */
export type PublicKind = Exclude<EntryKind, 'news'>;

/** Editorial desks, which sign the entries. */
export const authors = ['editorial', 'law', 'tax', 'finance'] as const;
export type Author = (typeof authors)[number];

export const kebab = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold a-z, 0-9 and single hyphens');
const text = (max: number) => z.string().trim().min(1).max(max);

/** Markdown of a file, which may contain tabs. */
const longText = (max: number) => foreignText(z.string().trim().min(1).max(max));

const question = z.strictObject({ question: text(200), answer: longText(1000) });
export type Question = z.output<typeof question>;

/** Fields that category pages have as well. */
const common = {
  key: kebab,
  title: text(120),
  description: text(300),
  sources: z.array(text(300)).max(40),
};

export const textFields = z.strictObject({
  ...common,
  author: z.enum(authors),
  published: z.iso.date(),
  updated: z.iso.date().optional(),
  related: z.array(kebab).max(8).default([]),
  faq: z.array(question).max(12).default([]),
});

/** News have no questions, and their category is always the same. */
export const newsFields = textFields.omit({ faq: true });

export const categoryFields = z.strictObject(common);

export const markdownText = longText(100_000);
const place = z.object({ language: z.enum(locales), markdown: markdownText });

export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...place.shape,
    ...textFields.shape,
    kind: z.literal('article'),
    category: z.enum(articleCategoryCodes),
    slug: kebab,
  }),
  z.strictObject({
    ...place.shape,
    ...textFields.shape,
    kind: z.literal('page'),
    category: z.enum(pageCategoryCodes),
    slug: kebab,
  }),
  z.strictObject({
    ...place.shape,
    ...categoryFields.shape,
    kind: z.literal('category'),
    category: z.enum(pageCategoryCodes),
  }),
  z.strictObject({
    ...place.shape,
    ...newsFields.shape,
    kind: z.literal('news'),
    category: z.literal('news'),
    slug: kebab,
  }),
]);
export type ContentEntry = z.output<typeof entrySchema>;

/** Kind and category of a text that the desk may begin. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), category: z.enum(articleCategoryCodes) }),
  z.object({ kind: z.literal('page'), category: z.enum(pageCategoryCodes) }),
  z.object({ kind: z.literal('news'), category: z.literal('news') }),
]);
