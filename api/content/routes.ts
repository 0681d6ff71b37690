import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { fittingArticles, isPageCategory } from '#domain/site/categories.ts';
import { type Locale, pathTo } from '#domain/site/paths.ts';
import { listAddresses, listNewest, listPages, readEntry } from '#modules/content/entries.ts';
import { whereNow } from '#modules/content/pieces/live.ts';
import { searchEntries } from '#modules/content/search.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { type ApiError, apiError } from '../http/errors.ts';
import { allowCaching, answerIn, languageOf } from '../http/request-language.ts';
import { contentCalls } from './schemas.ts';

const FITTING_ARTICLES = 4;
const ADDRESSES_MAX = 5_000;

/** Articles and pages, for everybody. */
export const contentRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, contentCalls, { ...articles(db), ...pages(db), ...finding(db) });
  };

type Handled<Name extends keyof typeof contentCalls> = Pick<Handlers<typeof contentCalls>, Name>;

const articles = (db: Database): Handled<'GET /articles' | 'GET /articles/:category/:slug'> => ({
  'GET /articles': async (request, reply) => {
    const language = answerIn(request, reply);
    const { entries, meta } = await listNewest(db, language, { kind: 'article', ...request.query });
    return { data: entries, meta };
  },
  'GET /articles/:category/:slug': async (request, reply) => {
    const place = { kind: 'article', ...request.params } as const;
    const found = await readEntry(db, languageOf(request), place);
    if (!found) throw await leftAddress(db, languageOf(request), place);
    answerIn(request, reply);
    return { data: found };
  },
});

const pages = (db: Database): Handled<'GET /pages/:category' | 'GET /pages/:category/:slug'> => ({
  'GET /pages/:category': async (request, reply) => {
    const { category } = request.params;
    if (!isPageCategory(category)) throw apiError('NOT_FOUND');
    const language = languageOf(request);
    const found = await readEntry(db, language, { kind: 'category', category, slug: '' });
    if (!found) throw apiError('NOT_FOUND');
    const fitting = { category: fittingArticles[category], limit: FITTING_ARTICLES, offset: 0 };
    const [pages, { entries: articles }] = await Promise.all([
      listPages(db, language, category),
      listNewest(db, language, { kind: 'article', ...fitting }),
    ]);
    answerIn(request, reply);
    return { data: { ...found, pages, articles } };
  },
  'GET /pages/:category/:slug': async (request, reply) => {
    const place = { kind: 'page', ...request.params } as const;
    const found = await readEntry(db, languageOf(request), place);
    if (!found) throw await leftAddress(db, languageOf(request), place);
    answerIn(request, reply);
    return { data: found };
  },
});

/** Why an address has no entry: it leads on, is gone for good, or never was one. */
async function leftAddress(
  db: Database,
  language: Locale,
  place: { kind: 'article' | 'page'; category: string; slug: string },
): Promise<ApiError> {
  const now = await whereNow(db, language, place);
  if (now === undefined) return apiError('NOT_FOUND');
  if (now === 'gone') return apiError('CONTENT_GONE');
  const { kind, category } = place;
  const page = kind === 'article' ? 'article' : 'content-page';
  const path = 'path' in now ? now.path : pathTo(page, language, { category, slug: now.slug });
  return apiError('CONTENT_MOVED', { extensions: { path } });
}

const finding = (db: Database): Handled<'GET /search' | 'GET /texts'> => ({
  'GET /search': async (request, reply) => {
    const language = answerIn(request, reply);
    const { hits, meta } = await searchEntries(db, language, request.query);
    return { data: hits, meta };
  },
  'GET /texts': async (_request, reply) => {
    const found = await listAddresses(db, ADDRESSES_MAX);
    allowCaching(reply);
    return { data: found };
  },
});
