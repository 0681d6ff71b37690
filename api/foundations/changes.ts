import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { type Person, rolesOfSessions } from '#modules/accounts/login/session-owner.ts';
import type { Changed, CheckpointWatch } from '#projections/checkpoint-watch.ts';
import { participantsOf } from '#projections/foundations/participations.ts';
import { serve } from '../http/calls.ts';
import { personOf } from '../http/plugins/guards.ts';
import { createChangeStreams } from './change-streams.ts';
import { gatherChanges } from './gathered-changes.ts';
import { changeCalls } from './schemas.ts';

const TELL_EVERY_MS = 1_000;
/** How long a stream may outlive its session; it only says that something has changed. */
const LOOK_EVERY_MS = 5_000;

interface Parts {
  db: Database;
  checkpoint: Pick<CheckpointWatch, 'onChange'>;
  /** Aborts before this process closes. */
  draining: AbortSignal;
}

/** Members see the foundations in which they take part, the team all of them. */
const isMember = ({ role }: Pick<Person, 'role'>) => role === 'member';

/** Tells open pages that there is something new to read. */
export const changeRoutes =
  ({ db, checkpoint, draining }: Parts): FastifyPluginAsync =>
  async (app) => {
    const streams = createChangeStreams();
    const accountsIn = async (changed: Changed) => {
      if (changed === 'any') return changed;
      return streams.has(isMember) ? participantsOf(db, changed) : new Set<string>();
    };
    const tell = async (changed: Changed) => {
      try {
        const accounts = await accountsIn(changed);
        streams.tell(
          (listener) => !isMember(listener) || accounts === 'any' || accounts.has(listener.id),
        );
      } catch (error) {
        // Pages also reload from time to time. After a gap in the notifications everybody is told.
        app.log.warn({ err: error }, 'a change could not be passed on');
      }
    };
    const endOver = async () => {
      const listeners = streams.listeners();
      if (listeners.length === 0) return;
      const ids = [...new Set(listeners.map(({ sessionId }) => sessionId))];
      const roles = await rolesOfSessions(db, ids);
      // Only the looked-up ids are removed, since others have been added meanwhile.
      const looked = new Set(ids);
      streams.end(({ sessionId, role }) => looked.has(sessionId) && roles.get(sessionId) !== role);
    };
    const looking = setInterval(() => {
      endOver().catch((error: unknown) => {
        app.log.warn({ err: error }, 'the sessions of open streams could not be read');
      });
    }, LOOK_EVERY_MS);
    checkpoint.onChange(gatherChanges(tell, TELL_EVERY_MS));
    draining.addEventListener('abort', streams.endAll, { once: true });
    app.addHook('preClose', async () => {
      clearInterval(looking);
      streams.endAll();
    });
    serve(app, changeCalls, {
      'GET /changes': async (request, reply) => {
        const body = streams.open(personOf(request));
        return reply
          .type('text/event-stream; charset=utf-8')
          .header('x-accel-buffering', 'no')
          .send(body);
      },
    });
  };
