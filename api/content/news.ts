import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { listNews, readNews } from '#modules/content/documents.ts';
import { apiError } from '../http/errors.ts';
import { languageOf } from '../http/request-language.ts';
import { answers, data, list, page } from '../http/schemas.ts';
import { documentCardSchema, wholeDocumentSchema } from './schemas.ts';

const config = { access: 'signed-in' } as const;

/** What the address of one news names. */
const id = z.string().max(100);

/** News for members, newest first. */
export const newsRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    const listOptions = {
      config,
      schema: {
        querystring: page,
        response: answers({ 200: list(documentCardSchema.extend({ id })) }),
      },
    };
    app.get('/news', listOptions, async (request, reply) => {
      const language = languageOf(request);
      const { news, meta } = await listNews(db, language, request.query);
      reply.header('content-language', language);
      return { data: news.map((one) => ({ ...one, id: one.key })), meta };
    });
    const oneOptions = {
      config,
      schema: {
        params: z.object({ id }),
        response: answers({ 200: data(wholeDocumentSchema.extend({ id })) }),
      },
    };
    app.get('/news/:id', oneOptions, async (request, reply) => {
      const language = languageOf(request);
      const found = await readNews(db, language, request.params.id);
      if (!found) throw apiError('NOT_FOUND');
      reply.header('content-language', language);
      return { data: { ...found, id: found.key } };
    });
  };
