import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { may } from '#domain/desk/rights.ts';
import { type StuckKind, stuckKinds } from '#domain/desk/stuck.ts';
import { findStuck } from '#modules/operations/stuck-activities.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { serve } from '../http/calls.ts';
import { apiError, unavailable } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { teamMemberOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { readers, type StuckParts } from './stuck-readers.ts';
import { type Stuck, stuckCalls } from './stuck-schemas.ts';
import { temporalViews } from './temporal-links.ts';

interface StuckRoutes extends StuckParts {
  db: Database;
  workflows: Pick<FoundationClient, 'tryNow'>;
}

const kinds = Object.keys(stuckKinds) as StuckKind[];

/** All stuck things, and actions on those without a route of their own. */
export const stuckRoutes =
  (deps: StuckRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, stuckCalls, {
      'GET /admin/stuck': async (request) => {
        const { limit } = request.query;
        const { role } = teamMemberOf(request);
        const isOffice = may(role, 'operations.repair');
        const all = await Promise.all(
          kinds.map(async (kind): Promise<Stuck> => {
            const { things, ...counted } = await readers[kind](deps, limit);
            return { kind, ...counted, things: isOffice ? things : things.map(withoutDetails) };
          }),
        );
        const stuck = all.filter(({ total }) => total > 0);
        const total = stuck.reduce((sum, one) => sum + one.total, 0);
        const more = stuck.some((one) => one.more) && ({ more: true } as const);
        const temporal = isOffice ? temporalViews(deps.temporalUrl, new Date()) : null;
        return { data: stuck, meta: { total, ...more, temporal } };
      },
      'POST /admin/stuck-activities/:id/retry': async (request, reply) => {
        const id = uuidOr404(request.params.id);
        const activity = await findStuck(deps.db, id);
        const asked = activity ? await deps.workflows.tryNow(activity) : 'gone';
        if (asked === 'unavailable') throw unavailable();
        if (asked === 'gone') throw apiError('NOT_STUCK');
        audit(request, 'activity-retried', { target: { kind: 'activity', id } });
        reply.code(202);
        return { data: { id, state: 'requested' } };
      },
    });

/** Lawyers see stuck things without addresses and workflows. */
const withoutDetails = (thing: Stuck['things'][number]): Stuck['things'][number] => ({
  ...thing,
  recipient: null,
  temporalUrl: null,
});
