import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { listNewest, readNews } from '#modules/content/entries.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { languageOf } from '../http/request-language.ts';
import { newsCalls } from './schemas.ts';

/** News for members, newest first. */
export const newsRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, newsCalls, {
      'GET /news': async (request, reply) => {
        const language = languageOf(request);
        const { entries, meta } = await listNewest(db, language, {
          kind: 'news',
          ...request.query,
        });
        reply.header('content-language', language);
        return { data: entries.map((one) => ({ ...one, id: one.key })), meta };
      },
      'GET /news/:id': async (request, reply) => {
        const language = languageOf(request);
        const found = await readNews(db, language, request.params.id);
        if (!found) throw apiError('NOT_FOUND');
        reply.header('content-language', language);
        return { data: { ...found, id: found.key } };
      },
    });
  };
