import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { checkName } from '#domain/company-names/check.ts';
import { searchesFor } from '#domain/company-names/searches.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { enteredNames } from '#projections/foundations/entered-names.ts';
import { serve } from '../http/calls.ts';
import { refuseWait } from '../http/errors.ts';
import { companyNameCalls } from './schemas.ts';

/** What the law says about a name, for everybody; nothing of it is kept. */
export const companyNameRoutes =
  ({ db, limits }: { db: Database; limits: RateLimits }): FastifyPluginAsync =>
  async (app) =>
    serve(app, companyNameCalls, {
      'POST /name-checks': async (request) => {
        refuseWait(await limits.take('name-checks', request.ip));
        const { body } = request;
        const findings = [...(await enteredNames(db, body)), ...checkName(body)];
        return { data: { findings, searches: searchesFor(body.companyName) } };
      },
    });
