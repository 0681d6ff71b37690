import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { parkedStreams, requestRedrive, requestRedriveOfAll } from '#projections/health.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { parkedStreamCalls } from './schemas.ts';

/** Parked streams, which staff can have projected again. */
export const parkedStreamRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, parkedStreamCalls, {
      'GET /admin/parked': async () => {
        const streams = await parkedStreams(db);
        return { data: streams, meta: { total: streams.length } };
      },
      'POST /admin/parked/:stream/redrive': async (request, reply) => {
        const { stream } = request.params;
        if (!(await requestRedrive(db, stream, new Date()))) throw apiError('NOT_PARKED');
        audit(request, 'redrive-requested', { target: { kind: 'stream', id: stream } });
        reply.code(202);
        return { data: { stream, state: 'requested' } };
      },
      'POST /admin/parked/redrive': async (request, reply) => {
        const streams = await requestRedriveOfAll(db, new Date());
        audit(request, 'redrive-requested', { details: { streams } });
        reply.code(202);
        return { data: { streams, state: 'requested' } };
      },
    });
