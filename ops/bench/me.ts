import { PASSWORD } from '../driver/system.ts';
import { startBareApi } from './bare/start-api.ts';
import { load, loggedIn } from './load.ts';
import { compareRates } from './measure.ts';

const LOAD = { connections: 20, duration: 3 };
const ROUNDS = 5;

interface Target {
  site: string;
  databaseUrl: string;
  email: string;
}

/** `GET /users/me` against a bare Fastify handler, each server in a process of its own. */
export async function benchMe({ site, databaseUrl, email }: Target) {
  const bare = await startBareApi(databaseUrl, email);
  const headers = await loggedIn(`${site}/api`, email, PASSWORD);
  const ours = async () => (await load({ ...LOAD, url: `${site}/api/users/me`, headers })).rate;
  const theirs = async () =>
    (await load({ ...LOAD, url: `${bare.site}/users/me`, headers: bare.headers })).rate;
  const compared = await compareRates(ROUNDS, ours, theirs);
  bare.stop();
  return compared;
}
