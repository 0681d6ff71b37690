import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { log } from '#logging/log.ts';
import { readFoundation } from '#projections/foundations.ts';
import { lag, parkedStreams, readModelsHealth, requestRedrive } from '#projections/health.ts';
import { rebuild } from '#projections/rebuild.ts';
import {
  type ForeignEvent,
  type StoreUnderTest,
  storesUnderTest,
} from '#tests/support/event-stores.ts';
import { freshReadModels } from '#tests/support/read-models.ts';
import { appendEvents, storeFoundation } from '#tests/support/stored.ts';

describe.each(storesUnderTest())('read models on $name', ({ start }) => {
  let on: StoreUnderTest;
  let world: Awaited<ReturnType<typeof freshReadModels>>;
  beforeAll(async () => {
    on = await start();
    world = await freshReadModels(() => on.another());
  });
  beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await world.drop();
    await on.end();
  });

  const health = (store: EventStore = world.store) => readModelsHealth(world.db, store, new Date());
  const statusOf = async (id: string) => (await readFoundation(world.db, id, 'all'))?.status;
  const rebuilt = (store: EventStore = world.store) =>
    rebuild({ connection: world.owner, store, open: world.open });

  const foreign: [string, ForeignEvent][] = [
    ['without metadata', { data: 'json' }],
    ['of bytes', { data: 'binary' }],
    ['of another system', { data: 'json', metadata: { source: 'scales' } }],
  ];

  // Before the runner starts, everything is one batch: its first event, one within, and its last.
  test('continue for all other streams beside unreadable events', async () => {
    const first = streamOf(randomUUID());
    await on.writeForeign(first, { data: 'json' });
    const ids: string[] = [];
    const broken: string[] = [first];
    for (const [, event] of foreign) {
      const before = await storeFoundation(world.store, world.keys, 'review-pending');
      const hit = await storeFoundation(world.store, world.keys, 'start-pending');
      await on.writeForeign(streamOf(hit.id), event);
      ids.push(before.id);
      broken.push(streamOf(hit.id));
    }
    const alone = `foundation-${'x'.repeat(300)}`;
    await on.writeForeign(alone, { data: 'binary' });
    broken.push(alone.slice(0, 200));

    world.start();
    await world.caughtUp();
    for (const id of ids) expect(await statusOf(id)).toBe('review-pending');
    const parked = await parkedStreams(world.db);
    expect(parked.map(({ stream }) => stream).sort()).toEqual(broken.toSorted());
    expect(parked.every(({ error, waiting }) => error !== '' && !waiting)).toBe(true);
    expect(await health()).toBe('warn');
    expect(await lag(world.db, world.store, new Date())).toMatchObject({ behind: 0 });
  });

  test.each(foreign)('an event %s that comes alone stops nobody', async (_, event) => {
    const before = (await parkedStreams(world.db)).length;
    await on.writeForeign(streamOf(randomUUID()), event);
    await world.caughtUp();
    expect(await parkedStreams(world.db)).toHaveLength(before + 1);
    const { id } = await storeFoundation(world.store, world.keys, 'completed');
    await world.caughtUp();
    expect(await statusOf(id)).toBe('completed');
  });

  test('an unreadable stream stays parked after a re-drive and a rebuild', async () => {
    const [row] = await parkedStreams(world.db);
    await requestRedrive(world.db, row?.stream ?? '', new Date());
    const again = async () =>
      (await parkedStreams(world.db)).find(({ stream }) => stream === row?.stream);
    await expect.poll(again).toMatchObject({ attempts: 2, redriving: false });
    const count = (await parkedStreams(world.db)).length;
    await rebuilt();
    expect(await parkedStreams(world.db)).toHaveLength(count);
    expect(await health()).toBe('warn');
  });
});

describe.each(storesUnderTest())(
  'a store on $name that is older than the read models',
  ({ start }) => {
    let newer: StoreUnderTest;
    let older: StoreUnderTest;
    let world: Awaited<ReturnType<typeof freshReadModels>>;
    beforeAll(async () => {
      newer = await start();
      // Put back from an old backup: here, one that holds nothing yet.
      older = await start();
      world = await freshReadModels(() => newer.another());
    });
    beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
    afterEach(() => vi.restoreAllMocks());
    afterAll(async () => {
      await world.drop();
      await older.end();
      await newer.end();
    });

    test('stops the runner and is shown until a rebuild', async () => {
      const { store, keys, db } = world;
      for (let count = 0; count < 3; count++) await storeFoundation(store, keys, 'completed');
      const { id: lost } = await storeFoundation(store, keys, 'review-pending');
      await rebuild({ connection: world.owner, store, open: world.open });
      expect(await readModelsHealth(db, store, new Date())).toBe('ok');

      world.start(older.store);
      await expect.poll(() => world.changes).toContain('standing still');
      expect(await readModelsHealth(db, older.store, new Date())).toBe('error');
      const { position } = await lag(db, older.store, new Date());

      // New events push the head past the checkpoint: what is missing is still missing.
      const { id } = await storeFoundation(older.store, keys, 'completed');
      for (let count = 0; count < 6; count++) await storeFoundation(older.store, keys, 'completed');
      const named = { type: 'NotaryNamed', data: { name: 'Notariat am Rhein' } };
      const { id: open } = await storeFoundation(older.store, keys, 'start-pending');
      await appendEvents(older.store, keys, open, randomUUID(), [named]);
      expect(await readModelsHealth(db, older.store, new Date())).toBe('error');
      expect(await lag(db, older.store, new Date())).toMatchObject({ position, halted: true });
      expect(await readFoundation(db, id, 'all')).toBeUndefined();

      const parts = { connection: world.owner, store: older.store, open: world.open };
      await rebuild(parts);
      await expect.poll(() => world.changes.at(-1)).toBe('active');
      expect(await readModelsHealth(db, older.store, new Date())).toBe('ok');
      expect((await readFoundation(db, id, 'all'))?.status).toBe('completed');
      expect(await readFoundation(db, lost, 'all')).toBeUndefined();

      const { id: next, position: end } = await storeFoundation(older.store, keys, 'completed');
      expect(await world.watch.waitFor(end, 10_000)).toBe(true);
      expect((await readFoundation(db, next, 'all'))?.status).toBe('completed');
    }, 60_000);

    test('lets a rebuild succeed while its head is before the checkpoint', async () => {
      const empty = await start();
      const parts = { connection: world.owner, store: empty.store, open: world.open };
      expect(await rebuild(parts)).toEqual({ events: 0 });
      expect(await readModelsHealth(world.db, empty.store, new Date())).toBe('ok');
      await empty.end();
    });
  },
);
