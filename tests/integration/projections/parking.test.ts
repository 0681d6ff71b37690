import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '#logging/log.ts';
import { readFoundation } from '#projections/foundations.ts';
import { parkedStreams, requestRedriveOfAll } from '#projections/health.ts';
import { withReadModels } from '../../support/read-models.ts';
import { appendEvents, storeFoundation } from '../../support/stored.ts';

const world = await withReadModels();
beforeAll(async () => {
  world.start();
});
beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

const nextStatus = async (status: 'review-pending' | 'completed') => {
  const { id } = await storeFoundation(world.store, world.keys, status);
  await world.caughtUp();
  return (await readFoundation(world.db, id, 'all'))?.status;
};

/** Every write to the timeline fails with this SQLSTATE until the trigger is dropped. */
async function failWith(state: string): Promise<() => Promise<unknown>> {
  await sql`
    create or replace function public.fail_timeline() returns trigger language plpgsql as $$
    begin raise exception 'not now' using errcode = ${sql.lit(state)}; end $$`.execute(
    world.owner.db,
  );
  await sql`create trigger fail before insert on projections.timeline
    for each row execute function public.fail_timeline()`.execute(world.owner.db);
  return () => sql`drop trigger fail on projections.timeline`.execute(world.owner.db);
}

describe('A failure that is not the fault of an event', () => {
  test.each([
    ['40P01', 'a deadlock'],
    ['53100', 'a full disk'],
    ['55P03', 'a lock not available'],
    ['57014', 'a cancelled statement'],
    ['58030', 'a failing disk'],
  ])('%s, %s, parks nothing: the batch is tried again', async (state) => {
    const mend = await failWith(state);
    const { id } = await storeFoundation(world.store, world.keys, 'review-pending');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await parkedStreams(world.db)).toEqual([]);
    expect(await readFoundation(world.db, id, 'all')).toBeUndefined();
    await mend();
    await world.caughtUp();
    expect((await readFoundation(world.db, id, 'all'))?.status).toBe('review-pending');
  });
});

describe('What another version knows', () => {
  test('waits: an unknown type of event and a missing column are tried again at the next start', async () => {
    const newer = await storeFoundation(world.store, world.keys, 'start-pending');
    const unheard = { type: 'SomethingNew', data: {} };
    const { id, founderId } = newer;
    await appendEvents(world.store, world.keys, id, founderId, [unheard]);
    await world.caughtUp();
    await sql`alter table projections.timeline rename column details to former`.execute(
      world.owner.db,
    );
    const older = await storeFoundation(world.store, world.keys, 'completed');
    await world.caughtUp();
    const parked = await parkedStreams(world.db);
    expect(parked.map(({ foundationId }) => foundationId).sort()).toEqual([id, older.id].sort());
    expect(parked.map(({ waiting, attempts }) => [waiting, attempts > 0])).toEqual([
      [true, true],
      [true, true],
    ]);

    await sql`alter table projections.timeline rename column former to details`.execute(
      world.owner.db,
    );
    await restart();
    await expect
      .poll(async () => (await parkedStreams(world.db)).map((row) => row.foundationId))
      .toEqual([id]);
    expect((await readFoundation(world.db, older.id, 'all'))?.status).toBe('completed');
    expect(await nextStatus('review-pending')).toBe('review-pending');
  });
});

describe('All parked streams', () => {
  test('are re-driven with one request', async () => {
    const mend = await failWith('23514');
    for (let count = 0; count < 3; count++) {
      await storeFoundation(world.store, world.keys, 'completed');
    }
    await world.caughtUp();
    expect(await parkedStreams(world.db)).toHaveLength(4);
    await mend();
    expect(await requestRedriveOfAll(world.db, new Date())).toBe(4);
    // The event of an unknown type stays.
    await expect.poll(() => parkedStreams(world.db)).toHaveLength(1);
  });
});

/** Ends the runner's connections, as a deploy would end its process. */
async function restart(): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'projections'`.execute(
    world.owner.db,
  );
}
