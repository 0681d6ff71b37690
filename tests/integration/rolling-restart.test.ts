import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/servers/ports.ts';
import { addPerson, PASSWORD } from '../support/api.ts';
import { type RunningPart, startPart } from '../support/commands.ts';
import { balancerOver } from '../support/servers/balancer.ts';
import { productionServers } from '../support/servers/production.ts';

const CLIENTS = 8;
/** So many foundations a member may have open; one after the other while processes come and go. */
const COMMANDS = 3;
const BETWEEN_COMMANDS_MS = 6_000;
const BETWEEN_READS_MS = 100;

let servers: Awaited<ReturnType<typeof productionServers>>;
let balancer: Awaited<ReturnType<typeof balancerOver>>;
const ports: number[] = [];
const running: RunningPart[] = [];

beforeAll(async () => {
  servers = await productionServers();
  ports.push(await freePort(), await freePort());
  balancer = await balancerOver(ports);
  const isReady = (said: string) => said.includes('ready');
  running.push(
    await startPart('workflows/worker/worker.ts', servers.env, isReady),
    await startPart('projections/main.ts', servers.env, isReady),
  );
});
afterAll(async () => {
  await balancer?.end();
  await Promise.all(running.map((part) => part.stop()));
  await servers?.end();
});

/** Until the balancer sends requests to it. */
async function startApi(index: number): Promise<RunningPart> {
  const env = { ...servers.env, PORT: String(ports[index]) };
  return startPart('api/server.ts', env, () => balancer.targets()[index]?.ready ?? false);
}

/** @returns the token of a new one */
async function founder(): Promise<string> {
  const { email } = await addPerson(servers.database.connection);
  const answer = await send('POST', '/auth/login', { body: { email, password: PASSWORD } });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
}

interface Sent {
  body?: unknown;
  bearer?: string;
  key?: string;
}

const send = (method: string, path: string, { body, bearer, key }: Sent = {}) =>
  fetch(`${balancer.url}/api${path}`, {
    method,
    headers: {
      // Each from an address of its own, so that limits do not interfere.
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

test('processes of the api are restarted one after the other without a failed request', async () => {
  const processes = [await startApi(0), await startApi(1)];
  const clients = await Promise.all(Array.from({ length: CLIENTS }, founder));
  const failed: string[] = [];
  const started = new Map<string, string[]>();
  let sent = 0;
  const ended = new AbortController();

  const asked = async (...[method, path, what]: Parameters<typeof send>) => {
    sent += 1;
    const answer = await send(method, path, what).catch((error: unknown) => String(error));
    const isFine = typeof answer !== 'string' && answer.ok;
    if (!isFine) {
      failed.push(`${method} ${path}: ${typeof answer === 'string' ? answer : answer.status}`);
      return undefined;
    }
    return (await answer.json()) as { data: { id: string } };
  };
  const reads = async (bearer: string) => {
    while (!ended.signal.aborted) {
      await asked('GET', '/users/me', { bearer });
      await asked('GET', '/foundations', { bearer });
      await sleep(BETWEEN_READS_MS);
    }
  };
  const writes = async (bearer: string) => {
    await sleep(Math.random() * BETWEEN_COMMANDS_MS);
    const ids: string[] = [];
    started.set(bearer, ids);
    for (let count = 0; count < COMMANDS; count += 1) {
      const start = { bearer, body: { package: 'individual' }, key: randomUUID() };
      const answer = await asked('POST', '/foundations', start);
      if (answer) ids.push(answer.data.id);
      await sleep(BETWEEN_COMMANDS_MS);
    }
  };
  const loads = clients.flatMap((client) => [reads(client), writes(client)]);

  for (const [index, before] of processes.entries()) {
    expect(await before.stop()).toBe(0);
    running.push(await startApi(index));
    await sleep(1_000);
  }
  ended.abort();
  await Promise.all(loads);

  expect(failed).toEqual([]);
  expect(sent).toBeGreaterThan(200);
  for (const { requests } of balancer.targets()) expect(requests).toBeGreaterThan(50);
  for (const [bearer, ids] of started) {
    expect(ids).toHaveLength(COMMANDS);
    await expect
      .poll(async () => {
        const answer = await send('GET', '/foundations?limit=100', { bearer });
        const { data } = (await answer.json()) as { data: { id: string }[] };
        return data.map(({ id }) => id).toSorted();
      })
      .toEqual(ids.toSorted());
  }
}, 120_000);
