import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { figuresOf, weeksUntil } from '#domain/foundations/figures/figures.ts';
import { countedIn, countOpen } from '#projections/foundations/figures.ts';
import { serve } from '../http/calls.ts';
import { figureCalls } from './figure-schemas.ts';

/** Statuses and durations of formations, from weekly counts of the projection. */
export const figureRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, figureCalls, {
      'GET /admin/figures': async ({ query }) => {
        const weeks = weeksUntil(new Date().toISOString(), query.weeks);
        const [counted, open] = await Promise.all([countedIn(db, weeks), countOpen(db)]);
        return { data: { open, ...figuresOf(counted, weeks) } };
      },
    });
