import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { chooseDigest, wantsDigest } from '#modules/desk/digests.ts';
import { serve } from '../http/calls.ts';
import { audit } from '../http/plugins/audit.ts';
import { teamMemberOf } from '../http/plugins/guards.ts';
import { digestCalls } from './schemas.ts';

/** Whether somebody of the team has the day's digest by mail; each says so for themselves. */
export const digestRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, digestCalls, {
      'GET /admin/digest': async (request) => ({
        data: { wanted: await wantsDigest(db, teamMemberOf(request).id) },
      }),
      'PUT /admin/digest': async (request) => {
        const { wanted } = request.body;
        await chooseDigest(db, { accountId: teamMemberOf(request).id, wanted }, new Date());
        audit(request, 'digest-chosen', { details: { wanted } });
        return { data: { wanted } };
      },
    });
