import { afterEach, describe, expect, test } from 'vitest';
import { chain } from '#event-store/chain.ts';
import { copyStore, differences, fingerprintOf, NoCopy } from '#event-store/copy.ts';
import { ownStore } from '#event-store/identity.ts';
import { type EventStore, StoreUnavailable, UnreadableStream } from '#event-store/port.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  newStream,
  type StoreUnderTest,
  someEvents,
  storesUnderTest,
} from '#tests/support/event-stores.ts';

const kinds = storesUnderTest();
const ways = kinds.flatMap((from) =>
  kinds.map((to) => ({ from, to, name: `${from.name} → ${to.name}` })),
);

describe.each(ways)('a copy, $name', ({ from, to }) => {
  const stores: StoreUnderTest[] = [];
  let database: TestDatabase | undefined;
  afterEach(async () => {
    for (const on of stores.splice(0)) await on.end();
    await database?.drop();
    database = undefined;
  });

  const start = async (kind: (typeof kinds)[number]) => {
    const on = await kind.start();
    stores.push(on);
    return on;
  };

  /** A store that a part has worked on, with its identity. */
  async function startedSource(): Promise<StoreUnderTest> {
    const on = await start(from);
    database ??= await freshDatabase();
    await ownStore(on.another(), database.connection.db, { store: 'here', database: 'db' }).head();
    return on;
  }

  const fill = async (store: EventStore, streams: readonly string[], events = 3) => {
    for (const stream of streams) {
      const last = (await store.read(stream)).at(-1);
      const end = last ? { revision: last.revision, hash: last.metadata.hash } : null;
      await store.append(
        stream,
        chain(stream, end, someEvents(events)),
        last?.revision ?? 'no-stream',
      );
    }
  };

  test('holds every event unchanged, even those appended later', async () => {
    const [source, target] = [await startedSource(), await start(to)];
    const streams = Array.from({ length: 30 }, newStream);
    await fill(source.store, streams);
    await fill(source.store, streams.slice(0, 1), 100);
    await fill(source.store, streams.slice(0, 1), 100);
    expect(await copyStore(source.store, target.store)).toEqual({ events: 290, brought: 290 });

    await fill(source.store, [...streams.slice(0, 5), newStream()], 2);
    const behind = differences(
      await fingerprintOf(source.store),
      await fingerprintOf(target.store),
    );
    expect(behind).toHaveLength(6);
    expect(await copyStore(source.store, target.store)).toEqual({ events: 302, brought: 12 });

    const [here, there] = [await fingerprintOf(source.store), await fingerprintOf(target.store)];
    expect(there).toEqual(here);
    expect(differences(here, there)).toEqual([]);
    for (const stream of streams) {
      const held = (store: EventStore) =>
        store.read(stream).then((events) => events.map(({ position: _, ...event }) => event));
      expect(await held(target.store)).toEqual(await held(source.store));
    }
  }, 60_000);

  test('continues where it was interrupted', async () => {
    const [source, target] = [await startedSource(), await start(to)];
    const streams = Array.from({ length: 40 }, newStream);
    await fill(source.store, streams);
    let appends = 0;
    const failing: EventStore = {
      ...bound(target.store),
      append: async (...call) => {
        appends += 1;
        if (appends === 20) throw new StoreUnavailable('It is away.');
        return target.store.append(...call);
      },
    };
    await expect(copyStore(source.store, failing)).rejects.toThrow(StoreUnavailable);
    const { brought } = await copyStore(source.store, target.store);
    expect(brought).toBeGreaterThan(0);
    expect(brought).toBeLessThan(120);
    expect(await fingerprintOf(target.store)).toEqual(await fingerprintOf(source.store));
  }, 60_000);

  test('is refused where the target holds something other than a copy of this source', async () => {
    const [source, other, target] = [await startedSource(), await start(from), await start(to)];
    await fill(source.store, [newStream()]);
    await expect(copyStore(source.store, source.another())).rejects.toThrow(NoCopy);
    await expect(copyStore(other.store, target.store)).rejects.toThrow('no identity');
    await fill(target.store, [newStream()]);
    await expect(copyStore(source.store, target.store)).rejects.toThrow('not empty');
    expect((await fingerprintOf(target.store)).events).toBe(3);
  }, 60_000);

  test('of another stream under a known name is refused, and the hash reveals it', async () => {
    const [source, target] = [await startedSource(), await start(to)];
    const [stream] = [newStream()];
    await copyStore(source.store, target.store);
    await fill(source.store, [stream]);
    await fill(target.store, [stream]);
    await expect(copyStore(source.store, target.store)).rejects.toThrow('another event 0');
    const [here, there] = [await fingerprintOf(source.store), await fingerprintOf(target.store)];
    expect(differences(here, there)).toEqual([stream]);
  }, 60_000);

  test('names an unreadable event, and copies nothing of its batch', async () => {
    const [source, target] = [await startedSource(), await start(to)];
    await source.writeForeign(newStream(), { data: 'json' });
    await expect(copyStore(source.store, target.store)).rejects.toThrow(UnreadableStream);
    expect((await fingerprintOf(target.store)).events).toBe(0);
  }, 60_000);
});

/** Methods of a class lose it when they are spread. */
const bound = (store: EventStore): EventStore => ({
  append: (...call) => store.append(...call),
  read: (stream) => store.read(stream),
  subscribe: (...call) => store.subscribe(...call),
  head: () => store.head(),
  close: () => store.close(),
});
