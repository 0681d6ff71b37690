import { z } from 'zod';

const publicKind = z.enum(['article', 'page', 'category']);
const slugs = z.object({ de: z.string().optional(), en: z.string().optional() });

/** What lists and links show of an article or page; a category page has no slug. */
export const documentCardSchema = z.object({
  key: z.string(),
  kind: z.enum([...publicKind.options, 'news']),
  category: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.enum(['editorial', 'law', 'tax', 'finance']).nullable(),
  published: z.string().nullable(),
  updated: z.string().nullable(),
  readingMinutes: z.int(),
});

export const wholeDocumentSchema = documentCardSchema.extend({
  /** Without any HTML of the author's: only what Markdown makes. */
  html: z.string(),
  contents: z.array(
    z.object({ id: z.string(), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) }),
  ),
  sources: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  related: z.array(documentCardSchema),
  /** The slug in each language that has this text. */
  slugs,
});

/** A category page with the pages of its category and the newest articles that fit. */
export const categorySchema = wholeDocumentSchema.extend({
  pages: z.array(documentCardSchema),
  articles: z.array(documentCardSchema),
});

export const searchHitSchema = documentCardSchema
  .pick({ category: true, slug: true, title: true, description: true })
  .extend({ kind: publicKind, excerpt: z.array(z.object({ text: z.string(), hit: z.boolean() })) });

export const documentAddressSchema = z.object({
  kind: publicKind,
  category: z.string(),
  slugs,
  /** The day of the last change. */
  changed: z.string(),
});
