import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { EventStore } from '#event-store/port.ts';
import { readModelsHealth } from '#projections/health.ts';
import { serve } from '../http/calls.ts';
import type { Availability } from './availability.ts';
import { HEALTH_TYPE, type Health, type HealthStatus, serverCalls } from './schemas.ts';

interface Parts {
  db: Database;
  store: Pick<EventStore, 'head' | 'subscribe'>;
  availability: Pick<Availability, 'look'>;
  /** Whether our user of the event store may delete streams, once that is known. */
  mayDelete?: (() => boolean) | undefined;
  /** Aborts once this process should get no more requests. */
  draining: AbortSignal;
}

const CACHED_MS = 1_000;
const MAX_CHECK_MS = 3_000;

const leaving: Health = { status: 'error', checks: { draining: 'error' } };

/** Health for load balancers and staff, whose checks run at most once a second. */
export const serverRoutes =
  ({ db, store, availability, mayDelete, draining }: Parts): FastifyPluginAsync =>
  async (app) => {
    let last: { at: number; health: Promise<Health> } | undefined;
    const current = () => {
      if (!last || Date.now() - last.at > CACHED_MS) {
        last = { at: Date.now(), health: examine({ db, store, availability, mayDelete }) };
      }
      return last.health;
    };
    serve(app, serverCalls, {
      'GET /server/ping': async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send('pong'),
      'GET /server/health': async (request, reply) => {
        const found = draining.aborted ? leaving : await current();
        return reply
          .code(found.status === 'error' ? 503 : 200)
          .type(`${HEALTH_TYPE}; charset=utf-8`)
          .send(request.actor.role === 'admin' ? found : { status: found.status });
      },
    });
  };

/** Without the database nothing works; without another server, some things have to wait. */
async function examine({
  db,
  store,
  availability,
  mayDelete,
}: Omit<Parts, 'draining'>): Promise<Health> {
  const ping = () => sql`select 1`.execute(db).then((): HealthStatus => 'ok');
  const [database, readModels, others] = await Promise.all([
    inTime(ping, 'error'),
    inTime(() => readModelsHealth(db, store, new Date()), 'warn'),
    availability.look(),
  ]);
  const checks: Health['checks'] = { database, readModels };
  for (const [name, inReach] of Object.entries(others)) checks[name] = inReach ? 'ok' : 'warn';
  if (mayDelete?.()) checks.storeRights = 'warn';
  const statuses = Object.values(checks);
  const worst = (['error', 'warn'] as const).find((one) => statuses.includes(one)) ?? 'ok';
  return { status: worst, checks };
}

/** @param otherwise the result when there is no answer in time */
async function inTime(
  check: () => Promise<HealthStatus>,
  otherwise: HealthStatus,
): Promise<HealthStatus> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<HealthStatus>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), MAX_CHECK_MS);
  });
  const answered = check().catch(() => otherwise);
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
