import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '#modules/accounts/login/sessions/own-sessions.ts';
import { clearCookies } from '../http/cookies.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { answers, list, noBody, page } from '../http/schemas.ts';
import { granted } from './account-refusals.ts';

/** Where somebody is logged in. */
export const ownSession = z.object({
  id: z.string(),
  /** A few words of the user agent: `Firefox`, `Windows`. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});

const self = { config: { access: 'self' } } as const;

/** The sessions of the person who asks, see `docs/accounts.md`. */
export const ownSessionRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    const listed = { querystring: page, response: answers({ 200: list(ownSession) }) };
    app.get('/users/me/sessions', { ...self, schema: listed }, async (request) => {
      const { sessions, meta } = await listOwnSessions(db, personOf(request), request.query);
      const data = sessions.map(({ created_at, last_used_at, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
      }));
      return { data, meta };
    });
    const ended = { params: z.object({ id: z.string() }), response: answers({ 204: noBody }) };
    app.delete('/users/me/sessions/:id', { ...self, schema: ended }, async (request, reply) => {
      const owner = personOf(request);
      const id = uuidOr403(request.params.id);
      granted(await endOwnSession(db, owner, id));
      audit(request, 'session-ended');
      if (id === owner.sessionId) clearCookies(request, reply);
      return reply.code(204).send(null);
    });
    const endedOthers = { response: answers({ 204: noBody }) };
    app.delete('/users/me/sessions', { ...self, schema: endedOthers }, async (request, reply) => {
      granted(await endOtherSessions(db, personOf(request)));
      audit(request, 'other-sessions-ended');
      return reply.code(204).send(null);
    });
  };
