import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { serve } from '../http/calls.ts';
import { slotCalls } from './slot-schemas.ts';

/** Free times, earliest first, at most 200; visitors see them on the landing page too. */
export const slotRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, slotCalls, {
      'GET /slots': async ({ actor, query }) => {
        const taker = actor.role === 'member' ? 'member' : 'visitor';
        return { data: await loadFreeSlots(db, query.kind, new Date().toISOString(), taker) };
      },
    });
