import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { auditEntries } from '#modules/audit/audit-log.ts';
import { serve } from '../http/calls.ts';
import { auditCalls } from './schemas.ts';

/** Who did what, for admins. */
export const auditRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, auditCalls, {
      'GET /admin/audit': async ({ query }) => {
        const { actor: actorId, target: targetId, ...rest } = query;
        const { entries, meta } = await auditEntries(db, { ...rest, actorId, targetId });
        return { data: entries, meta };
      },
    });
