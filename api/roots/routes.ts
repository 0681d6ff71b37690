import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, type StoredEvent, streamOf } from '#event-store/port.ts';
import { verifiableHistory } from '#modules/roots/history.ts';
import { countRoots, listRoots } from '#modules/roots/roots.ts';
import {
  accessibleStatus,
  type FoundationReads,
  scopeOf,
} from '../foundations/foundation-access.ts';
import { contentDisposition } from '../http/attachment.ts';
import { serve } from '../http/calls.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { historyCalls, rootCalls } from './schemas.ts';

interface HistoryRoutes extends FoundationReads {
  store: Pick<EventStore, 'head' | 'read'>;
  openEvents: PersonKeys['openEvents'];
}

/** What is published about all events. */
export const rootRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, rootCalls, {
      'GET /roots': async ({ query }) => ({
        data: await listRoots(db, query),
        meta: { total: await countRoots(db) },
      }),
    });
  };

/** The history of one formation, which can be checked with what is published. */
export const historyRoutes =
  ({ openEvents, ...reads }: HistoryRoutes): FastifyPluginAsync =>
  async (app) => {
    const { db, store } = reads;
    serve(app, historyCalls, {
      'GET /foundations/:id/history': async (request, reply) => {
        const id = uuidOr403(request.params.id);
        await accessibleStatus(reads, id, scopeOf(personOf(request)));
        const stream = streamOf(id);
        const stored = await store.read(stream);
        const opened = await openEvents(stored.filter(isForFounder));
        audit(request, 'download', { target: { kind: 'foundation', id } });
        const file = await verifiableHistory(db, stream, { stored, opened: opened.map(ofFounder) });
        return reply
          .headers({
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': contentDisposition(`verlauf-${id}.json`),
            'cache-control': 'no-store',
          })
          .send(JSON.stringify(file, null, 2));
      },
    });
  };

/** Which of the team looks after a formation is the team's own matter, as on the timeline. */
const isForFounder = ({ type }: StoredEvent) => type !== 'OwnerAssigned';

/** Why a lawyer left a point open is between lawyers. */
function ofFounder(event: StoredEvent): StoredEvent {
  const { review: _, ...data } = event.data;
  return { ...event, data };
}
