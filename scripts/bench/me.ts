import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { accessTokenOf } from '../driver/people.ts';
import { PASSWORD } from '../driver/system.ts';
import { inTurn, quantile } from './measure.ts';
import { getRequest, rush } from './rush.ts';

const CONNECTIONS = 20;
const REQUESTS_PER_ROUND = 10_000;
const ROUNDS = 5;

interface Target {
  site: string;
  databaseUrl: string;
  email: string;
}

/** `GET /users/me` against a bare Fastify handler, each server in a process of its own. */
export async function benchMe({ site, databaseUrl, email }: Target) {
  const bare = await startBare(databaseUrl, email);
  const token = await logIn(site, email);
  const load = { connections: CONNECTIONS, requests: REQUESTS_PER_ROUND };
  const port = Number(new URL(site).port);
  const ours = async () => void (await rush(port, load, () => getRequest('/api/users/me', token)));
  const theirs = async () =>
    void (await rush(bare.port, load, () => getRequest('/users/me', bare.token)));
  await ours();
  await theirs();
  const { a, b } = await inTurn(ROUNDS, ours, theirs);
  bare.stop();
  const rate = (times: readonly number[]) => REQUESTS_PER_ROUND / quantile(times, 0.5);
  const ratios = a.map((time, round) => (b[round] ?? Number.NaN) / time);
  return { api: rate(a), plain: rate(b), ratio: quantile(ratios, 0.5) };
}

/** @returns an access token of a demo account */
export const logIn = (site: string, email: string) => accessTokenOf(site, email, PASSWORD);

async function startBare(databaseUrl: string, email: string) {
  const secret = randomBytes(32).toString('hex');
  const script = new URL('./bare-me.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: databaseUrl, TOKEN_SECRET: secret };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  const token = tokenFor(await idOf(databaseUrl, email), secret);
  return { port: Number(port), token, stop: () => void child.kill() };
}

async function idOf(databaseUrl: string, email: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select id from users where email = $1', [email]);
  await client.end();
  return rows[0].id;
}

function tokenFor(id: string, secret: string): string {
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { id, exp },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = parts.join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
