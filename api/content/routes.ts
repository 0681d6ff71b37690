import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { fittingArticles, isPageCategory } from '#domain/site/categories.ts';
import { listAddresses, listArticles, listPages, readEntry } from '#modules/content/entries.ts';
import { searchEntries } from '#modules/content/search.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
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
    const { articles, meta } = await listArticles(db, language, request.query);
    return { data: articles, meta };
  },
  'GET /articles/:category/:slug': async (request, reply) => {
    const place = { kind: 'article', ...request.params } as const;
    const found = await readEntry(db, languageOf(request), place);
    if (!found) throw apiError('NOT_FOUND');
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
    const [pages, { articles }] = await Promise.all([
      listPages(db, language, category),
      listArticles(db, language, fitting),
    ]);
    answerIn(request, reply);
    return { data: { ...found, pages, articles } };
  },
  'GET /pages/:category/:slug': async (request, reply) => {
    const place = { kind: 'page', ...request.params } as const;
    const found = await readEntry(db, languageOf(request), place);
    if (!found) throw apiError('NOT_FOUND');
    answerIn(request, reply);
    return { data: found };
  },
});

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
