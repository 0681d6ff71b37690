import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

type Status = 'ok' | 'warn' | 'error';

interface Health {
  status: Status;
  checks: Record<string, Status>;
}

const CACHED_MS = 1_000;
const CHECK_LIMIT_MS = 3_000;

/** Nothing works without the database; without another part some things wait. */
async function examine({ connection, checks }: Deps): Promise<Health> {
  const all = { database: () => sql`select 1`.execute(connection.db), ...checks };
  const found = await Promise.all(
    Object.entries(all).map(async ([name, check]): Promise<[string, Status]> => {
      const answers = await inTime(check);
      return [name, answers ? 'ok' : name === 'database' ? 'error' : 'warn'];
    }),
  );
  const statuses = found.map(([, status]) => status);
  const status = (['error', 'warn'] as const).find((one) => statuses.includes(one)) ?? 'ok';
  return { status, checks: Object.fromEntries(found) };
}

async function inTime(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_LIMIT_MS);
  });
  const answered = check().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}

/** For load balancers and for staff. Asked at most once a second, however often it is called. */
export const serverRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    let last: { at: number; health: Promise<Health> } | undefined;
    const health = () => {
      if (!last || Date.now() - last.at > CACHED_MS) {
        last = { at: Date.now(), health: examine(deps) };
      }
      return last.health;
    };
    const anybody = { config: { access: 'public', ignoreBadToken: true } } as const;
    app.get('/server/ping', anybody, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send('pong'),
    );
    app.get('/server/health', anybody, async (request, reply) => {
      const { status, checks } = await health();
      reply.code(status === 'error' ? 503 : 200).type('application/health+json; charset=utf-8');
      return JSON.stringify(request.actor.role === 'admin' ? { status, checks } : { status });
    });
  };
