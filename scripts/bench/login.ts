import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { hashers } from '#modules/accounts/login/passwords/passwords.ts';
import { accessTokenOf } from '../driver/people.ts';
import { freePort } from '../servers/ports.ts';
import { inTurn, quantile, seconds } from './measure.ts';
import { getRequest, postRequest, rush } from './rush.ts';

const CONNECTIONS = 20;
const REQUESTS_PER_ROUND = 400;
const ROUNDS = 7;
const AT_ONCE = 32;
const PASSWORD = 'gelbe Birne 7';
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * `POST /auth/login` with all its limits, sessions and records, against a bare Fastify handler with
 * the same hash, each server in a process of its own. One account per connection, because ten
 * logins at once is the most that one account may have.
 */
export async function benchLogin(databaseUrl: string) {
  const emails = await addPeople(databaseUrl);
  const [ours, bare] = [await startApi(databaseUrl), await startBare(databaseUrl)];
  const load = { connections: CONNECTIONS, requests: REQUESTS_PER_ROUND };
  const requestTo = (path: string) => (lane: number) =>
    postRequest(path, { email: emails[lane], password: PASSWORD });
  const logIns = async () => void (await rush(ours.port, load, requestTo('/api/auth/login')));
  const bareLogIns = async () => void (await rush(bare.port, load, requestTo('/auth/login')));
  await logIns();
  await bareLogIns();
  const { a, b } = await inTurn(ROUNDS, logIns, bareLogIns);
  const crowd = await crowdOf(ours.port, emails);
  ours.stop();
  bare.stop();
  const rate = (times: readonly number[]) => REQUESTS_PER_ROUND / quantile(times, 0.5);
  const ratios = a.map((time, round) => time / (b[round] ?? Number.NaN));
  return { api: rate(a), bare: rate(b), ratio: quantile(ratios, 0.5), load: loadavg()[0], crowd };
}

/** `GET /users/me` on a connection of its own: while nothing else runs, and while 32 people log in. */
async function crowdOf(port: number, emails: readonly string[]) {
  const token = await accessTokenOf(`http://127.0.0.1:${port}`, emails[0] ?? '', PASSWORD);
  const me = (requests: number) =>
    rush(port, { connections: 1, requests }, () => getRequest('/api/users/me', token));
  await me(100);
  const quiet = await me(200);
  const busy: number[] = [];
  let crowded = true;
  const logins = rush(port, { connections: AT_ONCE, requests: AT_ONCE * 4 }, (lane) =>
    postRequest('/api/auth/login', { email: emails[lane], password: PASSWORD }),
  ).finally(() => {
    crowded = false;
  });
  while (crowded) busy.push(...(await me(5)));
  return { quiet, busy, logins: await logins };
}

/** 32 passwords at once on this many threads, and how long a small file takes meanwhile. */
export async function benchHashers(width: number) {
  const stored = await hash(PASSWORD, options);
  const hasher = hashers(width);
  // The threads start with their first jobs.
  const warmUp = Array.from({ length: width * 4 }, () =>
    hasher({ verify: stored, plain: PASSWORD }),
  );
  await Promise.all(warmUp);
  return crowded(() => hasher({ verify: stored, plain: PASSWORD }));
}

/** The same with what the library does by itself: the four threads that files use, too. */
export async function benchLibuv() {
  const stored = await hash(PASSWORD, options);
  return crowded(() => verify(stored, PASSWORD));
}

async function crowded(verifyOne: () => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const file = join(folder, 'small');
  await writeFile(file, randomBytes(4_096));
  const files: number[] = [];
  let done = false;
  const all = seconds(() => Promise.all(Array.from({ length: AT_ONCE }, verifyOne))).finally(() => {
    done = true;
  });
  while (!done) {
    files.push((await seconds(() => readFile(file))) * 1_000);
    await sleep(1);
  }
  const total = (await all) * 1_000;
  await rm(folder, { recursive: true });
  return { total, files };
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
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/server/ping`).catch(() => undefined);
    if (answer?.ok) break;
    await sleep(100);
  }
  return { port, stop: () => void child.kill('SIGKILL') };
}

async function startBare(databaseUrl: string) {
  const script = new URL('./bare-login.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { port: Number(port), stop: () => void child.kill() };
}
