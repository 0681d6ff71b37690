import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { findPartner, listPartners } from '#modules/partners/partners.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { answerIn, languageOf } from '../http/request-language.ts';
import { partnerCalls } from './schemas.ts';

/** Partners, for everybody. */
export const partnerRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, partnerCalls, {
      'GET /partners': async (request, reply) => {
        const locale = answerIn(request, reply);
        const { partners, meta } = await listPartners(db, { ...request.query, locale });
        return { data: partners, meta };
      },
      'GET /partners/:slug': async (request, reply) => {
        const partner = await findPartner(db, request.params.slug, languageOf(request));
        if (!partner) throw apiError('NOT_FOUND');
        answerIn(request, reply);
        return { data: partner };
      },
    });
  };
