import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { START, streamOf } from '#event-store/port.ts';
import { lockExclusively, project } from '#projections/project.ts';
import { LeaseLost, withLease } from '#projections/runner/lease.ts';
import { checkpointOf, LIVE } from '#projections/schema.ts';
import { eventually } from '../../support/event-stores.ts';
import { proxyTo } from '../../support/proxy.ts';
import { checksums, freshReadModels } from '../../support/read-models.ts';
import { type RunnerProcess, startRunner } from '../../support/servers/runner-process.ts';
import { storeFoundation } from '../../support/stored.ts';

const STARTED_MS = 20_000;
const TAKEN_OVER_MS = 10_000;

const worlds: Awaited<ReturnType<typeof freshReadModels>>[] = [];
const runners: RunnerProcess[] = [];
afterAll(async () => {
  for (const { child } of runners) child.kill('SIGKILL');
  for (const world of worlds) await world.drop();
});

async function newWorld() {
  const world = await freshReadModels();
  worlds.push(world);
  const store = () => storeFoundation(world.store, world.keys, 'completed');
  const start = (url = world.url) => {
    const runner = startRunner(url);
    runners.push(runner);
    return runner;
  };
  return { ...world, storeOne: store, startProcess: start };
}

const becomes = (runner: RunnerProcess, wanted: string, limitMs: number) =>
  eventually(
    () => runner.now() === wanted,
    limitMs,
    () => `it is ${runner.now()}, not ${wanted}`,
  );

type World = Awaited<ReturnType<typeof newWorld>>;

/** One that is active and has projected, and one that stands by. */
async function twoRunners(world: World, urlOfFirst?: string) {
  const first = world.startProcess(urlOfFirst);
  await becomes(first, 'active', STARTED_MS);
  const second = world.startProcess();
  await becomes(second, 'standing by', STARTED_MS);
  await world.storeOne();
  await world.caughtUp();
  return { first, second };
}

/** The second has taken over; the first comes back, stands by and writes nothing. */
async function comesBack(world: World, first: RunnerProcess, wake: () => unknown) {
  await world.storeOne();
  await world.caughtUp();
  const before = [await checksums(world.db), await checkpointOf(world.db)];
  await wake();
  await becomes(first, 'standing by', TAKEN_OVER_MS);
  expect([await checksums(world.db), await checkpointOf(world.db)]).toEqual(before);
  await world.storeOne();
  await world.caughtUp();
  const { rows } = await world.owner.pool.query(
    `select (select count(*) from projections.timeline)::integer as written,
            (select count(*) from events where starts_with(stream, 'foundation-'))::integer as stored,
            (select count(*) from projections.parked)::integer as parked`,
  );
  expect(rows[0]).toEqual({ written: rows[0].stored, stored: rows[0].stored, parked: 0 });
}

test.concurrent('a frozen runner is replaced, even within a batch, and stands by when it wakes up', async () => {
  const world = await newWorld();
  const { first, second } = await twoRunners(world);
  // It freezes between its fence and its rows, while a rebuild would swap.
  const before = await checkpointOf(world.db);
  await world.db.transaction().execute(async (swap) => {
    await lockExclusively(swap);
    await world.storeOne();
    await sleep(500);
    first.child.kill('SIGSTOP');
  });
  const frozen = performance.now();
  await becomes(second, 'active', TAKEN_OVER_MS);
  await world.caughtUp();
  expect(await checkpointOf(world.db)).not.toBe(before);
  console.log(`frozen: taken over after ${Math.round(performance.now() - frozen)} ms`);
  await comesBack(world, first, () => first.child.kill('SIGCONT'));
  expect(second.now()).toBe('active');
}, 60_000);

test.concurrent('a runner that has lost its network is replaced, and stands by when that is back', async () => {
  const world = await newWorld();
  const url = new URL(world.url);
  const proxy = await proxyTo(url.hostname, Number(url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  const { first, second } = await twoRunners(world, url.href);
  proxy.lose();
  const lost = performance.now();
  await becomes(second, 'active', TAKEN_OVER_MS);
  console.log(`lost: taken over after ${Math.round(performance.now() - lost)} ms`);
  await comesBack(world, first, async () => {
    await proxy.cut();
    await proxy.restore();
  });
  expect(second.now()).toBe('active');
  await proxy.end();
}, 60_000);

test.concurrent('what is fenced by a term that is over is not written', async () => {
  const { db, url, store, open, storeOne } = await newWorld();
  const stop = new AbortController();
  const standby = { databaseUrl: url, signal: stop.signal, onStandBy: () => undefined };
  await withLease(standby, async (lease) => {
    await db.transaction().execute((transaction) => lease.fence(transaction));
    expect(lease.held.aborted).toBe(false);
    // As long as a transaction is fenced, nobody takes the lease.
    const taking = db.transaction().execute(async (transaction) => {
      await lease.fence(transaction);
      const taken = db.updateTable('projection_lease').set({ term: 1_000 }).execute();
      await sleep(200);
      await lease.fence(transaction);
      return { taken };
    });
    await (await taking).taken;
    const { id } = await storeOne();
    const batch = await store.read(streamOf(id));
    const late = project(db, LIVE, open, START, batch, { fence: lease.fence });
    await expect(late).rejects.toThrow(LeaseLost);
    expect(await checkpointOf(db)).toBe(START);
    await eventually(() => lease.held.aborted, TAKEN_OVER_MS);
  });
}, 20_000);
