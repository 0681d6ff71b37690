import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Client } from 'autocannon';
import pg from 'pg';
import { freePort } from '#scripts/servers/ports.ts';
import type { OwnSystem } from '../driver/system.ts';
import { startBareApi } from './bare/start-api.ts';
import { firstAnswer, load, loggedIn } from './load.ts';
import { compareRates } from './measure.ts';
import { atRest, type Costs, trees, watched } from './processor-time.ts';

const CONNECTIONS = 20;
const LOGINS = 200;
const ROUNDS = 5;
const CROWDED_SECONDS = 10;
const AT_ONCE = 32;
const PASSWORD = 'gelbe Birne 7';
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * `POST /auth/login` with all its limits, sessions and records against the bare handler, and what somebody
 * else who uses the API notices of 32 people who log in at once: `GET /users/me` on a connection of its own.
 */
export async function benchLogin({ databaseUrl, parts }: OwnSystem) {
  const emails = await addPeople(databaseUrl);
  const { site, pid, stop } = await startApi(databaseUrl);
  const bare = await startBareApi(databaseUrl, emails[0] ?? '');
  try {
    const costs: Record<'ours' | 'bare', Costs> = { ours: new Map(), bare: new Map() };
    const { Postgres: postgres = 0 } = parts();
    const some = (whose: keyof typeof costs, api: string, server: number) => async () => {
      const processes = trees({ server, Postgres: postgres });
      const work = () => load({ ...logIns(api, emails), connections: CONNECTIONS, amount: LOGINS });
      // One round more, which only warms up.
      const of = LOGINS * (ROUNDS + 1);
      return (await watched({ processes, costs: costs[whose], of }, work)).rate;
    };
    const rates = await compareRates(
      ROUNDS,
      some('ours', `${site}/api`, pid),
      some('bare', bare.site, bare.pid),
    );
    const headers = await loggedIn(`${site}/api`, emails[0] ?? '', PASSWORD);
    const me = { url: `${site}/api/users/me`, headers, connections: 1, duration: CROWDED_SECONDS };
    const { times: quiet } = await load(me);
    const [{ times: busy }, { times: logins }] = await Promise.all([
      load(me),
      load({
        ...logIns(`${site}/api`, emails),
        connections: AT_ONCE,
        duration: CROWDED_SECONDS,
      }),
    ]);
    return { rate: rates.ours, ratio: 1 / rates.ratio, costs, quiet, busy, logins };
  } finally {
    bare.stop();
    stop();
  }
}

/** One account per connection, because ten logins at once is the most that one may have. */
function logIns(api: string, emails: readonly string[]) {
  let clients = 0;
  return {
    url: `${api}/auth/login`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    setupClient: (client: Client) => {
      const email = emails[clients % emails.length];
      clients += 1;
      client.setBody(JSON.stringify({ email, password: PASSWORD }));
    },
  };
}

async function addPeople(databaseUrl: string): Promise<string[]> {
  const emails = Array.from({ length: AT_ONCE }, () => `bench-${randomUUID()}@example.com`);
  const passwordHash = await hash(PASSWORD, options);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (id, email, password_hash, role, status)
     select gen_random_uuid(), email, $2, 'member', 'active' from unnest($1::text[]) as email`,
    [emails, passwordHash],
  );
  await client.end();
  return emails;
}

/** The API as in production, with its limits, which the system of the other figures has off. */
async function startApi(databaseUrl: string) {
  const port = await freePort();
  const secret = () => randomBytes(32).toString('hex');
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    RATE_LIMITS: 'on',
    TOKEN_SECRET: secret(),
    LINK_SECRET: secret(),
    PERSON_KEY_SECRET: secret(),
    NODE_NO_WARNINGS: '1',
  };
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const child = spawn(process.execPath, ['api/server.ts'], { env, stdio: [...stdio] });
  const site = `http://127.0.0.1:${port}`;
  await firstAnswer(`${site}/api/server/ping`);
  if (child.pid) await atRest(child.pid);
  return { site, pid: child.pid ?? 0, stop: () => void child.kill('SIGKILL') };
}
