import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Changed, notifyWatches } from '#projections/checkpoint-watch.ts';
import { readFoundation } from '#projections/foundations.ts';
import { freshReadModels } from '../../support/read-models.ts';
import { startRunner } from '../../support/servers/runner-process.ts';
import { storeFoundation } from '../../support/stored.ts';

let world: Awaited<ReturnType<typeof freshReadModels>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  world = await freshReadModels();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await world.drop();
});

function start() {
  const runner = startRunner(world.url);
  children.push(runner.child);
  return runner;
}

const status = async (id: string) => (await readFoundation(world.db, id, 'all'))?.status;

describe('Two runners', () => {
  test('one is active, the other takes over when the first is killed', async () => {
    const first = start();
    await expect.poll(first.now).toBe('active');
    const second = start();
    await expect.poll(second.now).toBe('standing by');
    const before = await storeFoundation(world.store, world.keys, 'review-pending');
    await world.caughtUp();
    expect(await status(before.id)).toBe('review-pending');
    expect(second.now()).toBe('standing by');

    first.child.kill('SIGKILL');
    const after = await storeFoundation(world.store, world.keys, 'completed');
    await expect.poll(second.now).toBe('active');
    await world.caughtUp();
    expect(await status(after.id)).toBe('completed');
  });

  test('a runner whose connections are cut recovers by itself', async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user
        and pid <> pg_backend_pid()`.execute(world.db);
    const { id } = await storeFoundation(world.store, world.keys, 'start-pending');
    await world.caughtUp();
    expect(await status(id)).toBe('start-pending');
  });

  test('a runner stops at once when asked to', async () => {
    const child = children.at(-1);
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe('Waiting for a position', () => {
  test('returns false if the read models are too slow', async () => {
    const begun = Date.now();
    expect(await world.watch.waitFor('999999999', 300)).toBe(false);
    expect(Date.now() - begun).toBeLessThan(2_000);
  });

  test('ends as soon as the change is visible', async () => {
    world.start();
    const { id, position } = await storeFoundation(world.store, world.keys, 'completed');
    expect(await world.watch.waitFor(position, 10_000)).toBe(true);
    expect(await status(id)).toBe('completed');
  });
});

describe('A change', () => {
  const told: Changed[] = [];

  beforeAll(async () => {
    world.watch.onChange((changed) => told.push(changed));
    // Its connection was cut above.
    await vi.waitFor(async () => {
      await notifyWatches(world.db, '1', 'any');
      expect(told.length).toBeGreaterThan(0);
    }, 10_000);
  });

  test('is reported with its foundation once it is visible', async () => {
    const { id } = await storeFoundation(world.store, world.keys, 'review-pending');
    await expect.poll(() => told.flat(), { interval: 5 }).toContain(id);
    expect(await status(id)).toBeDefined();
  });

  test('of too many foundations, or of one with a strange name, is reported without names', async () => {
    const { db } = world;
    const many = Array.from({ length: 200 }, () => randomUUID());
    for (const changed of [many, [...many, randomUUID()], ['no id'], ['a\0b'], 'any'] as const) {
      told.length = 0;
      await notifyWatches(db, '1', changed);
      await expect.poll(() => told).toEqual([changed === many ? many : 'any']);
    }
  });
});
