import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '#modules/accounts/login/sessions/own-sessions.ts';
import { granted } from '../http/account-refusals.ts';
import { serve } from '../http/calls.ts';
import { clearCookies } from '../http/cookies.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { ownSessionCalls } from './schemas.ts';

/** Sessions of the caller, see `docs/accounts.md`. */
export const ownSessionRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, ownSessionCalls, {
      'GET /users/me/sessions': async (request) => {
        const { sessions, meta } = await listOwnSessions(db, personOf(request), request.query);
        const data = sessions.map(({ created_at, last_used_at, ...session }) => ({
          ...session,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
        }));
        return { data, meta };
      },
      'DELETE /users/me/sessions/:id': async (request, reply) => {
        const owner = personOf(request);
        const id = uuidOr403(request.params.id);
        granted(await endOwnSession(db, owner, id));
        audit(request, 'session-ended');
        if (id === owner.sessionId) clearCookies(request, reply);
        return reply.code(204).send(null);
      },
      'DELETE /users/me/sessions': async (request, reply) => {
        granted(await endOtherSessions(db, personOf(request)));
        audit(request, 'other-sessions-ended');
        return reply.code(204).send(null);
      },
    });
  };
