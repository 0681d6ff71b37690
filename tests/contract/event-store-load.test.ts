import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparePositions, type EventStore } from '#event-store/port.ts';
import {
  collect,
  eventually,
  idsOf,
  newStream,
  type StoreUnderTest,
  someEvents,
  storesUnderTest,
} from '#tests/support/event-stores.ts';

const WRITERS = 16;
const EVENTS = 10_000;
/** Each as a process of its own would open it. */
const ADAPTERS = 4;

describe.each(storesUnderTest())('many writers and subscribers on $name', ({ name, start }) => {
  let on: StoreUnderTest;
  beforeAll(async () => {
    on = await start();
  });
  afterAll(() => on.end());

  test(`${EVENTS} events of ${WRITERS} writers reach every subscriber once and in order`, async () => {
    const streams = Array.from({ length: WRITERS * 4 }, newStream);
    const before = await on.store.head();
    const live = collect(on.store, before, streams);
    const adapters = Array.from({ length: ADAPTERS }, () => on.another());
    const endTransaction = await longTransaction(on);
    const started = performance.now();
    await writeAll(adapters, streams, EVENTS / WRITERS);
    const written = performance.now();
    await live.count(EVENTS);
    const seen = performance.now();
    await live.stop();
    await endTransaction();

    const stored = (await Promise.all(streams.map((stream) => on.store.read(stream)))).flat();
    stored.sort((a, b) => comparePositions(a.position, b.position));
    expect(stored).toHaveLength(EVENTS);
    expect(live.events).toEqual(stored);
    expect(Math.max(...live.batches)).toBeLessThanOrEqual(500);

    let caughtUp = 0;
    for (const index of [0, 1, 4_321, EVENTS - 2, EVENTS - 1]) {
      const late = collect(on.store, stored[index]?.position ?? '', streams);
      const began = performance.now();
      await late.count(EVENTS - 1 - index);
      if (index === 0) caughtUp = performance.now() - began;
      await late.stop();
      expect(idsOf(late.events)).toEqual(idsOf(stored.slice(index + 1)));
    }
    console.log(
      `${name}: ${EVENTS} events written in ${Math.round(written - started)} ms, ` +
        `all seen ${Math.round(seen - written)} ms later, caught up in ${Math.round(caughtUp)} ms`,
    );
  }, 180_000);

  test('a subscriber that is killed repeatedly resumes where it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'subscriber-'));
    const file = join(folder, 'processed');
    const from = await on.store.head();
    const streams = Array.from({ length: 8 }, newStream);
    const writing = writeAll([on.store], streams, 400);
    for (const lifeMs of [600, 900, 700, 1_200]) {
      const child = subscriber(on, file, from);
      await new Promise((resolve) => setTimeout(resolve, lifeMs));
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await writing;
    const stored = (await Promise.all(streams.map((stream) => on.store.read(stream)))).flat();
    stored.sort((a, b) => comparePositions(a.position, b.position));
    const child = subscriber(on, file, from);
    const wanted = new Set(idsOf(stored));
    const own = () => processedIn(file).filter((id) => wanted.has(id));
    try {
      await eventually(
        () => own().length >= stored.length,
        30_000,
        () => `${own().length} came`,
      );
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    expect(own()).toEqual(idsOf(stored));
    rmSync(folder, { recursive: true });
  }, 120_000);
});

/**
 * On Postgres, one that began before all others and has written: whoever told by transaction ids what
 * is committed would wait for it.
 */
async function longTransaction({ environment }: StoreUnderTest): Promise<() => Promise<void>> {
  if (!environment.DATABASE_URL) return async () => undefined;
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  // Where the test fails, its database is dropped with the connection in it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query("insert into person_keys (person, wrapped_key) values ('long', 'key')");
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** Every writer appends to its own streams, one to three events at a time. */
async function writeAll(
  stores: readonly EventStore[],
  streams: string[],
  perWriter: number,
): Promise<void> {
  const revisions = new Map<string, number>();
  const share = Math.max(1, Math.floor(streams.length / WRITERS));
  const writers = Math.floor(streams.length / share);
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let written = 0, turn = 0; written < perWriter; turn++) {
        const stream = streams[writer * share + (turn % share)] ?? '';
        const count = Math.min(1 + (turn % 3), perWriter - written);
        const revision = revisions.get(stream) ?? 'no-stream';
        const store = stores[writer % stores.length];
        const result = await store?.append(stream, someEvents(count), revision);
        if (!result) throw new TypeError('Name a store.');
        revisions.set(stream, result.revision);
        written += count;
      }
    }),
  );
}

function subscriber(on: StoreUnderTest, file: string, from: string): ChildProcess {
  const script = join(import.meta.dirname, '../support/subscriber.ts');
  const { DATABASE_URL: _, KURRENTDB_URL: __, ...environment } = process.env;
  return spawn(process.execPath, [script, file, from], {
    env: { ...environment, ...on.environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function processedIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return whole.flatMap((line) => JSON.parse(line).ids);
}
