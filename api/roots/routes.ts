import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import type { EventStore } from '#event-store/port.ts';
import { renderHistory } from '#modules/roots/render.ts';
import { countRoots, listRoots } from '#modules/roots/roots.ts';
import { isCoFounder } from '#projections/foundations/people-view.ts';
import { type FoundationReads, readable } from '../foundations/foundation-access.ts';
import { seesPrices } from '../foundations/without-prices.ts';
import { contentDisposition } from '../http/attachment.ts';
import { serve } from '../http/calls.ts';
import { apiError, refusal } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { historyOf } from './history-of.ts';
import { historyCalls, rootCalls } from './schemas.ts';

interface HistoryRoutes extends FoundationReads {
  store: Pick<EventStore, 'head' | 'read'>;
  openEvents: PersonKeys['openEvents'];
  /** Address of the site. */
  site: string;
}

/** Published roots over all events. */
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

/** The history of one formation, which the published roots verify. */
export const historyRoutes =
  ({ openEvents, site, ...reads }: HistoryRoutes): FastifyPluginAsync =>
  async (app) => {
    const { db, store } = reads;
    const historyFor = async (request: FastifyRequest, foundationId: string) => {
      const person = personOf(request);
      // The checksums cover prices, which therefore cannot be left out.
      if (person.role !== 'member' && !seesPrices(person.role)) throw apiError('FORBIDDEN');
      const { id, viewer } = await readable(reads, foundationId, person);
      if (isCoFounder(viewer)) throw refusal('LEAD_ONLY');
      const history = await historyOf({ db, store, openEvents }, id, viewer);
      audit(request, 'download', { target: { kind: 'foundation', id } });
      return history;
    };
    serve(app, historyCalls, {
      'GET /foundations/:id/history': async (request, reply) => {
        const { id } = request.params;
        const history = await historyFor(request, id);
        return reply
          .headers(asFile('application/json; charset=utf-8', `verlauf-${id}.json`))
          .send(JSON.stringify(history, null, 2));
      },
      'GET /foundations/:id/history/pdf': async (request, reply) => {
        const { id } = request.params;
        const { language } = request.query;
        const history = await historyFor(request, id);
        const at = new Date().toISOString();
        const job = { foundationId: id, history, language, site, at };
        const bytes = await renderHistory(job, personOf(request).id);
        return reply
          .headers(asFile('application/pdf', `verlauf-${id}.pdf`))
          .send(Buffer.from(bytes));
      },
    });
  };

const asFile = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': contentDisposition(name),
  'cache-control': 'no-store',
});
