import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { articleCategoryCodes, fittingArticles, isPageCategory } from '#domain/site/categories.ts';
import {
  listAddresses,
  listArticles,
  listPages,
  readDocument,
} from '#modules/content/documents.ts';
import { searchDocuments } from '#modules/content/search.ts';
import { apiError } from '../http/errors.ts';
import { allowCaching, answerIn, languageOf } from '../http/request-language.ts';
import { answers, data, list, page } from '../http/schemas.ts';
import {
  categorySchema,
  documentAddressSchema,
  documentCardSchema,
  searchHitSchema,
  wholeDocumentSchema,
} from './schemas.ts';

const config = { access: 'public', ignoreBadToken: true } as const;
const code = z.string().max(100);
const onePlace = z.object({ category: code, slug: code });

const FITTING_ARTICLES = 4;
const ADDRESSES_MAX = 5_000;

/** Articles and pages, for everybody. */
export const contentRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(articleRoutes(db));
    await app.register(pageRoutes(db));
    await app.register(findingRoutes(db));
  };

const articleRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const listSchema = {
      querystring: page.extend({ category: z.enum(articleCategoryCodes).optional() }),
      response: answers({ 200: list(documentCardSchema) }),
    };
    app.get('/articles', { config, schema: listSchema }, async (request, reply) => {
      const language = answerIn(request, reply);
      const { articles, meta } = await listArticles(db, language, request.query);
      return { data: articles, meta };
    });
    const schema = { params: onePlace, response: answers({ 200: data(wholeDocumentSchema) }) };
    app.get('/articles/:category/:slug', { config, schema }, async (request, reply) => {
      const place = { kind: 'article', ...request.params } as const;
      const found = await readDocument(db, languageOf(request), place);
      if (!found) throw apiError('NOT_FOUND');
      answerIn(request, reply);
      return { data: found };
    });
  };

const pageRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const categoryOptions = {
      config,
      schema: {
        params: onePlace.pick({ category: true }),
        response: answers({ 200: data(categorySchema) }),
      },
    };
    app.get('/pages/:category', categoryOptions, async (request, reply) => {
      const { category } = request.params;
      if (!isPageCategory(category)) throw apiError('NOT_FOUND');
      const language = languageOf(request);
      const found = await readDocument(db, language, { kind: 'category', category, slug: '' });
      if (!found) throw apiError('NOT_FOUND');
      const fitting = { category: fittingArticles[category], limit: FITTING_ARTICLES, offset: 0 };
      const [pages, { articles }] = await Promise.all([
        listPages(db, language, category),
        listArticles(db, language, fitting),
      ]);
      answerIn(request, reply);
      return { data: { ...found, pages, articles } };
    });
    const schema = { params: onePlace, response: answers({ 200: data(wholeDocumentSchema) }) };
    app.get('/pages/:category/:slug', { config, schema }, async (request, reply) => {
      const place = { kind: 'page', ...request.params } as const;
      const found = await readDocument(db, languageOf(request), place);
      if (!found) throw apiError('NOT_FOUND');
      answerIn(request, reply);
      return { data: found };
    });
  };

const findingRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const searchSchema = {
      querystring: page.extend({
        q: z.string().max(200),
        limit: z.coerce.number().int().min(1).max(50).default(20),
        offset: z.coerce.number().int().min(0).max(1_000).default(0),
      }),
      response: answers({ 200: list(searchHitSchema) }),
    };
    app.get('/search', { config, schema: searchSchema }, async (request, reply) => {
      const language = answerIn(request, reply);
      const { hits, meta } = await searchDocuments(db, language, request.query);
      return { data: hits, meta };
    });
    const addressSchema = { response: answers({ 200: data(z.array(documentAddressSchema)) }) };
    app.get('/texts', { config, schema: addressSchema }, async (_request, reply) => {
      const found = await listAddresses(db, ADDRESSES_MAX);
      allowCaching(reply);
      return { data: found };
    });
  };
