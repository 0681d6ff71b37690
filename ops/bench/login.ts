import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { hash } from '@node-rs/argon2';
import type { Client } from 'autocannon';
import pg from 'pg';
import { freePort } from '#scripts/servers/ports.ts';
import { type OwnSystem, PASSWORD } from '../driver/system.ts';
import { firstAnswer, load, loggedIn } from './load.ts';
import { compare } from './measure.ts';
import { atRest, trees } from './processor-time.ts';

const CONNECTIONS = 20;
/** Some seconds of each round. */
const REQUESTS = 20_000;
const LOGINS = 200;
const FOUNDER = 'founder@example.com';
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `GET /users/me` against a bare Fastify handler, each server in a process of its own. */
export async function benchMe({ site, databaseUrl, parts }: OwnSystem): Promise<void> {
  const { api = 0, Postgres = 0 } = parts();
  const bare = await startBareApi(databaseUrl);
  const way = (url: string, headers: Record<string, string>, server: number) => ({
    processes: trees({ server, Postgres }),
    run: () => load({ url, headers, connections: CONNECTIONS, amount: REQUESTS }),
  });
  try {
    await atRest(api);
    const headers = await loggedIn(`${site}/api`, FOUNDER, PASSWORD);
    const ours = way(`${site}/api/users/me`, headers, api);
    await compare(
      'GET /users/me',
      REQUESTS,
      ours,
      way(`${bare.api}/users/me`, bare.headers, bare.pid),
    );
  } finally {
    bare.stop();
  }
}

/** `POST /auth/login` with all its limits, sessions and records against the bare handler. */
export async function benchLogin({ databaseUrl, parts }: OwnSystem): Promise<void> {
  const { Postgres = 0 } = parts();
  const emails = await addPeople(databaseUrl);
  const [ours, bare] = [await startApi(databaseUrl), await startBareApi(databaseUrl)];
  const way = ({ api, pid }: Server) => ({
    processes: trees({ server: pid, Postgres }),
    run: () => load({ ...logIns(api, emails), connections: CONNECTIONS, amount: LOGINS }),
  });
  try {
    await compare('POST /auth/login', LOGINS, way(ours), way(bare));
  } finally {
    ours.stop();
    bare.stop();
  }
}

/** Each connection logs in to an account of its own: one account may have ten logins at once. */
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
  const emails = Array.from({ length: CONNECTIONS }, () => `bench-${randomUUID()}@example.com`);
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

interface Server {
  /** Its address, below which paths of the API begin. */
  api: string;
  pid: number;
  stop(): void;
}

/** The API with its limits as in production; the system of the other figures has them off. */
async function startApi(databaseUrl: string): Promise<Server> {
  const port = await freePort();
  const secret = () => randomBytes(32).toString('hex');
  const child = startServer('api/server.ts', 'ignore', {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    RATE_LIMITS: 'on',
    TOKEN_SECRET: secret(),
    LINK_SECRET: secret(),
    PERSON_KEY_SECRET: secret(),
    NODE_NO_WARNINGS: '1',
  });
  const api = `http://127.0.0.1:${port}/api`;
  await firstAnswer(`${api}/server/ping`);
  const { pid = 0 } = child;
  await atRest(pid);
  return { api, pid, stop: () => void child.kill('SIGKILL') };
}

/** `bare/api.ts` in a process of its own, with the headers of the founder. */
async function startBareApi(databaseUrl: string) {
  const env = { DATABASE_URL: databaseUrl, EMAIL: FOUNDER };
  const child = startServer('ops/bench/bare/api.ts', 'pipe', env);
  const [line] = child.stdout ? await once(child.stdout, 'data') : [];
  const [port, token] = String(line).trim().split(' ');
  return {
    api: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${token}` },
    pid: child.pid ?? 0,
    stop: () => void child.kill(),
  };
}

const startServer = (file: string, stdout: 'pipe' | 'ignore', env: Record<string, string>) =>
  spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
  });
