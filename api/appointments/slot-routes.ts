import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { adviceFrom } from '#domain/foundations/people/mandate.ts';
import { dayKey } from '#domain/site/formats.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { standingOf } from '#projections/foundations/parts.ts';
import {
  accessibleStatus,
  type FoundationReads,
  scopeOf,
} from '../foundations/foundation-access.ts';
import { serve } from '../http/calls.ts';
import { personOf } from '../http/plugins/guards.ts';
import { slotCalls } from './slot-schemas.ts';

/** Free times, earliest first, at most 200; visitors see them on the landing page too. */
export const slotRoutes =
  (reads: FoundationReads): FastifyPluginAsync =>
  async (app) =>
    serve(app, slotCalls, {
      'GET /slots': async (request) => {
        const { kind, foundation } = request.query;
        const taker = request.actor.role === 'member' ? 'member' : 'visitor';
        const slots = await loadFreeSlots(reads.db, kind, new Date().toISOString(), taker);
        if (kind !== 'consultation' || foundation === undefined) return { data: slots };
        const from = await firstDayOf(reads, foundation, request);
        return { data: slots.filter(({ startsAt }) => !from || dayKey(startsAt) >= from) };
      },
    });

/** @throws ApiError 401, 403 for whoever does not see the formation */
async function firstDayOf(
  reads: FoundationReads,
  foundationId: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  await accessibleStatus(reads, foundationId, scopeOf(personOf(request)));
  const { coreData, ...standing } = await standingOf(reads.db, foundationId);
  return adviceFrom(standing, coreData?.city);
}
