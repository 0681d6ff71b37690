import { beforeAll, describe, expect, test } from 'vitest';
import { compareOwnReads } from '#event-store/own-reads.ts';
import { START, streamOf, UnreadableStream } from '#event-store/port.ts';
import { upTo } from '#event-store/up-to.ts';
import { ChainWalk } from '#event-store/walk-chains.ts';
import { rewrite } from '#projections/foundations/rewrite.ts';
import { readFoundation } from '#projections/foundations.ts';
import { parkedStreams, readModelsHealth } from '#projections/health.ts';
import { knownStreams, withKnownStreams } from '#projections/parked/known-streams.ts';
import { redrive } from '#projections/parked/redrive.ts';
import { withReadModels } from '../../support/read-models.ts';
import { storeFoundation } from '../../support/stored.ts';

const world = await withReadModels();
beforeAll(async () => {
  world.start();
});

/** As whoever may delete streams of the server does. */
async function lose(id: string, where: string): Promise<void> {
  const client = await world.owner.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(`delete from events where stream = $1 and ${where}`, [streamOf(id)]);
  client.release(true);
}

const stored = async () => {
  const foundation = await storeFoundation(world.store, world.keys, 'review-pending');
  await world.caughtUp();
  return foundation;
};
const guarded = () => withKnownStreams(world.store, world.db);
const health = () => readModelsHealth(world.db, world.store, new Date());

async function walked() {
  const known = await knownStreams(world.db);
  const last = await world.store.head();
  const walk = new ChainWalk();
  for await (const batch of upTo(world.store, START, last))
    for (const event of batch) walk.add(event);
  return { walk, last, known };
}

describe('a stream that the store has lost', () => {
  test.each([
    ['as a whole', 'true', 0, 'it is gone from the store'],
    ['from its third event on', 'revision > 1', 2, 'the store has lost it'],
    ['up to its third event', 'revision < 2', 0, 'it is gone from the store'],
  ])('%s cannot be read any more, is parked and named', async (_, where, revision, reason) => {
    const [{ id, revision: end }, other] = [await stored(), await stored()];
    expect(await guarded().read(streamOf(id))).toHaveLength(end + 1);
    expect(await health()).toBe((await parkedStreams(world.db)).length > 0 ? 'warn' : 'ok');
    await lose(id, where);

    const failure = await guarded()
      .read(streamOf(id))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreadableStream);
    expect(failure).toMatchObject({ revision, reason });
    const parked = (await parkedStreams(world.db)).filter(
      ({ foundationId }) => foundationId === id,
    );
    expect(parked).toMatchObject([{ revision: end + 1 }]);
    expect(JSON.stringify(parked)).toContain(reason);
    expect(await health()).toBe('warn');
    expect(await guarded().read(streamOf(other.id))).toHaveLength(other.revision + 1);

    const { walk, last, known } = await walked();
    const faults = await compareOwnReads(world.store, walk, last, known);
    expect(faults.concat(...walk.broken.values()).join('\n')).toContain(streamOf(id));
    expect(walk.broken.has(streamOf(id))).toBe(true);
    expect(walk.broken.has(streamOf(other.id))).toBe(false);
  });

  test.each([
    ['as a whole', 'true'],
    ['from its third event on', 'revision > 1'],
  ])('%s stays known when somebody is erased, until it is there again', async (_, where) => {
    const [{ id, revision: end }] = [await stored(), await stored()];
    const page = () => readFoundation(world.db, id, 'all');
    const before = await page();
    const kept = `kept_${end}_${where.length}`;
    await world.owner.pool.query(`create table ${kept} as select * from events where ${where}`);
    await lose(id, where);
    await rewrite(world.db, guarded(), world.open, id);
    await rewrite(world.db, guarded(), world.open, id);

    expect((await knownStreams(world.db)).get(streamOf(id))).toBe(end);
    await expect(guarded().read(streamOf(id))).rejects.toBeInstanceOf(UnreadableStream);
    const { walk, last, known } = await walked();
    await compareOwnReads(world.store, walk, last, known);
    expect(walk.broken.has(streamOf(id))).toBe(true);

    const again = () =>
      redrive(world.db, guarded(), world.open, streamOf(id), async () => undefined);
    await again();
    await expect(guarded().read(streamOf(id))).rejects.toBeInstanceOf(UnreadableStream);
    await world.owner.pool.query(
      `insert into events overriding system value select * from ${kept} where stream = $1`,
      [streamOf(id)],
    );
    await again();
    expect(await guarded().read(streamOf(id))).toHaveLength(end + 1);
    expect(await page()).toEqual(before);
  });

  test('is not assumed for a foundation that has not started', async () => {
    expect(await guarded().read(streamOf('5b1f0c3e-7d1f-4c55-9d6b-0a9b6a1e8c01'))).toEqual([]);
    expect(await guarded().read('store-identity')).toEqual([]);
  });
});

describe('a stream that differs from the order of all events', () => {
  test('is reported, whichever of the two has more events', async () => {
    const { id, revision } = await stored();
    const { walk, last, known } = await walked();
    const stream = streamOf(id);
    const own = await world.store.read(stream);
    const compared = (events: typeof own, ends = walk.ends) =>
      compareOwnReads(
        { read: async (name) => (name === stream ? events : world.store.read(name)) },
        { ends, broken: new Map(walk.broken) },
        last,
        new Map([...known].filter(([name]) => name === stream)),
      );
    expect(await compared(own)).toEqual([]);
    expect(await compared([])).toEqual([
      `${stream}: 0 events when read by itself, ${revision + 1} in the order of all events.`,
    ]);
    expect(await compared(own.slice(0, -1))).toHaveLength(1);
    const without = new Map([...walk.ends].filter(([name]) => name !== stream));
    expect(await compared(own, without)).toEqual([
      `${stream}: ${revision + 1} events when read by itself, 0 in the order of all events.`,
    ]);
    const other = new Map(walk.ends).set(stream, { revision, hash: 'f'.repeat(64) });
    expect(await compared(own, other)).toEqual([
      `${stream}: event ${revision} is another one when read by itself.`,
    ]);
  });
});
