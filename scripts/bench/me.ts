import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PASSWORD } from '../driver/system.ts';
import { load, loggedIn } from './load.ts';
import { inTurn, quantile } from './measure.ts';

const LOAD = { connections: 20, seconds: 3 };
const ROUNDS = 5;

interface Target {
  site: string;
  databaseUrl: string;
  email: string;
}

/** `GET /users/me` against a bare Fastify handler, each server in a process of its own. */
export async function benchMe({ site, databaseUrl, email }: Target) {
  const bare = await startBare(databaseUrl, email);
  const headers = await loggedIn(site, email, PASSWORD);
  const ours = async () => (await load({ ...LOAD, url: `${site}/api/users/me`, headers })).rate;
  const theirs = async () => (await load({ ...LOAD, ...bare.target })).rate;
  await ours();
  await theirs();
  const { a, b } = await inTurn(ROUNDS, ours, theirs);
  bare.stop();
  const ratios = a.map((rate, round) => rate / (b[round] ?? Number.NaN));
  return { api: quantile(a, 0.5), plain: quantile(b, 0.5), ratio: quantile(ratios, 0.5) };
}

async function startBare(databaseUrl: string, email: string) {
  const script = new URL('./bare-me.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: databaseUrl, EMAIL: email };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const [port, token] = String(line).trim().split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const target = { url: `http://127.0.0.1:${port}/users/me`, headers };
  return { target, stop: () => void child.kill() };
}
