import type { FastifyPluginAsync } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '#database/connection.ts';
import type { EventStore } from '#event-store/port.ts';
import { countUndecided } from '#modules/commands/commands.ts';
import { lag } from '#projections/health.ts';
import { serve } from '../http/calls.ts';
import { metricsCalls } from './schemas.ts';

interface Parts {
  db: Database;
  store: Pick<EventStore, 'head' | 'subscribe'>;
}

/** For Prometheus. Everything is read at the moment of the request. */
export const metricsRoutes =
  ({ db, store }: Parts): FastifyPluginAsync =>
  async (app) => {
    const registry = new Registry();
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
    const head = gauge('event_store_head_position', 'Position of the newest event.');
    const position = gauge('projections_position', 'Position the read models have reached.');
    const behind = gauge('projections_behind', 'Positions the read models are behind.');
    const lagSeconds = gauge(
      'projections_lag_seconds',
      'Age of the oldest event that is not projected yet; 0 when there is none.',
    );
    const parked = gauge('projections_parked_streams', 'Streams that wait for a re-drive.');
    const halted = gauge(
      'projections_halted',
      '1 while the event store is older than the read models, which stand still.',
    );
    const undecided = gauge('commands_undecided', 'Commands without an outcome.');
    serve(app, metricsCalls, {
      'GET /metrics': async (_request, reply) => {
        const [found, waiting] = await Promise.all([
          lag(db, store, new Date()),
          countUndecided(db),
        ]);
        head.set(Number(found.head));
        position.set(Number(found.position));
        behind.set(found.behind);
        lagSeconds.set(found.lagSeconds);
        parked.set(found.parkedStreams);
        halted.set(found.halted ? 1 : 0);
        undecided.set(waiting);
        return reply.type(registry.contentType).send(await registry.metrics());
      },
    });
  };
