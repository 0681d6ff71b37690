import { z } from 'zod';
import { articleCategoryCodes } from '#domain/site/categories.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, page } from '../http/schemas.ts';

const publicKind = z.enum(['article', 'page', 'category']);
const slugs = z.object({ de: z.string().optional(), en: z.string().optional() });

/** What lists and links show of an article or page; a category page has no slug. */
export const entryCardSchema = z.object({
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

export const wholeEntrySchema = entryCardSchema.extend({
  /** Without any HTML of the author's: only what Markdown makes. */
  html: z.string(),
  contents: z.array(
    z.object({ id: z.string(), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) }),
  ),
  sources: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  related: z.array(entryCardSchema),
  /** The slug in each language that has this text. */
  slugs,
});

/** A category page with the pages of its category and the newest articles that fit. */
export const categorySchema = wholeEntrySchema.extend({
  pages: z.array(entryCardSchema),
  articles: z.array(entryCardSchema),
});

export const searchHitSchema = entryCardSchema
  .pick({ category: true, slug: true, title: true, description: true })
  .extend({ kind: publicKind, excerpt: z.array(z.object({ text: z.string(), hit: z.boolean() })) });

export const entryAddressSchema = z.object({
  kind: publicKind,
  category: z.string(),
  slugs,
  /** The day of the last change. */
  changed: z.string(),
});

const open = { access: 'public', ignoreBadToken: true } as const;
const code = z.string().max(100);
const onePlace = z.object({ category: code, slug: code });

const entriesFound = list(searchHitSchema);
const foundEntries = entriesFound.extend({
  /** `meant`: words near those of the query, where nothing was found. */
  meta: entriesFound.shape.meta.extend({ meant: z.string().optional() }),
});

/** Articles and pages, for everybody. */
export const contentCalls = declareCalls({
  'GET /articles': {
    ...open,
    query: page.extend({ category: z.enum(articleCategoryCodes).optional() }),
    answers: { 200: list(entryCardSchema) },
  },
  'GET /articles/:category/:slug': {
    ...open,
    params: onePlace,
    answers: { 200: data(wholeEntrySchema) },
  },
  'GET /pages/:category': {
    ...open,
    params: onePlace.pick({ category: true }),
    answers: { 200: data(categorySchema) },
  },
  'GET /pages/:category/:slug': {
    ...open,
    params: onePlace,
    answers: { 200: data(wholeEntrySchema) },
  },
  'GET /search': {
    ...open,
    query: page.extend({
      q: z.string().max(200),
      limit: z.coerce.number<number>().int().min(1).max(50).default(20),
      offset: z.coerce.number<number>().int().min(0).max(1_000).default(0),
    }),
    answers: { 200: foundEntries },
  },
  'GET /texts': { ...open, answers: { 200: data(z.array(entryAddressSchema)) } },
});

/** What the address of one news names. */
const newsId = z.object({ id: z.string().max(100) });

/** News, for members. */
export const newsCalls = declareCalls({
  'GET /news': {
    access: 'signed-in',
    query: page,
    answers: { 200: list(entryCardSchema.extend(newsId.shape)) },
  },
  'GET /news/:id': {
    access: 'signed-in',
    params: newsId,
    answers: { 200: data(wholeEntrySchema.extend(newsId.shape)) },
  },
});
