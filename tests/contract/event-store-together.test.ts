import { expect, test, vi } from 'vitest';
import { type Append, GroupCommit } from '#event-store/group-commit.ts';
import {
  type AppendResult,
  type EventToAppend,
  StoreUnavailable,
  WrongRevision,
} from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { withDatabase } from '#tests/support/database.ts';
import { newStream, someEvents } from '#tests/support/event-stores.ts';

const database = await withDatabase();
const store = postgresEventStore(database.connection, database.url);

const settled = (appends: Promise<AppendResult>[]) => Promise.allSettled(appends);

async function transactionsOf(streams: readonly string[]): Promise<number> {
  const { rows } = await database.owner.pool.query<{ count: number }>(
    'select count(distinct xmin::text)::integer as count from events where stream = any($1)',
    [streams],
  );
  return rows[0]?.count ?? 0;
}

test('100 appends at once are a few transactions, each with its own answer', async () => {
  const streams = Array.from({ length: 100 }, newStream);
  const results = await Promise.all(
    streams.map((stream, index) => store.append(stream, someEvents(1 + (index % 3)), 'no-stream')),
  );
  for (const [index, stream] of streams.entries()) {
    const stored = await store.read(stream);
    expect(stored).toHaveLength(1 + (index % 3));
    const last = stored.at(-1);
    expect(results[index]).toEqual({ revision: last?.revision, position: last?.position });
  }
  // Two that find nothing on its way, then what waits, at most 64 at a time.
  expect(await transactionsOf(streams)).toBeLessThanOrEqual(5);
});

test('a refused append leaves its neighbours alone', async () => {
  const [first, taken, other] = [newStream(), newStream(), newStream()];
  const before = someEvents(2);
  const original = await store.append(taken, before, 'no-stream');
  // What the table refuses takes its whole statement along.
  const untyped = someEvents(1).map((event) => ({ ...event, type: null as unknown as string }));
  const [busy, also, good, wrong, mixed, again, broken, last] = await settled([
    store.append(newStream(), someEvents(1), 'no-stream'),
    store.append(newStream(), someEvents(1), 'no-stream'),
    store.append(first, someEvents(2), 'no-stream'),
    store.append(taken, someEvents(1), 0),
    store.append(newStream(), [...before.slice(0, 1), ...someEvents(1)], 'no-stream'),
    store.append(taken, before, 'no-stream'),
    store.append(newStream(), untyped, 'no-stream'),
    store.append(other, someEvents(1), 'no-stream'),
  ]);
  for (const accepted of [busy, also, good, last]) expect(accepted?.status).toBe('fulfilled');
  expect(again).toEqual({ status: 'fulfilled', value: original });
  expect(wrong).toMatchObject({ reason: expect.any(WrongRevision) });
  expect(mixed).toMatchObject({ reason: { message: 'Some of these events are stored already.' } });
  expect(broken).toMatchObject({ reason: { code: '23502' } });
  expect(await store.read(first)).toHaveLength(2);
  expect(await store.read(taken)).toHaveLength(2);
  expect(await store.read(other)).toHaveLength(1);
});

test('the same append, sent several times at once, is stored once and answered the same', async () => {
  const stream = newStream();
  const events = someEvents(2);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => store.append(stream, events, 'no-stream')),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await store.read(stream)).toHaveLength(2);
});

test('all appends of a statement without an answer count as unclear', async () => {
  const streams = Array.from({ length: 6 }, newStream);
  const held = await database.owner.pool.connect();
  await held.query('begin');
  await held.query('select pg_advisory_xact_lock(735110001)');
  const appends = settled(
    streams.map((stream) => store.append(stream, someEvents(1), 'no-stream')),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await database.owner.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%append_together%' and pid <> pg_backend_pid()`);
  await held.query('rollback');
  held.release();
  const [one, two, ...waited] = await appends;
  for (const lost of [one, two]) {
    expect(lost).toMatchObject({ reason: expect.any(StoreUnavailable) });
  }
  // Those behind them were not sent yet: they go out with the next statement.
  for (const sent of waited) expect(sent.status).toBe('fulfilled');
});

const appendOf = (stream: string, events: EventToAppend[] = someEvents(1)): Append => ({
  stream,
  expected: -1,
  ids: events.map(({ id }) => id),
  json: JSON.stringify(events),
});

test('one statement names a stream and an id once, and is limited in number and size', async () => {
  const groups: (readonly Append[])[] = [];
  const commit = new GroupCommit(
    async (group) => {
      groups.push(group);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return group.map(({ stream }) => stream);
    },
    () => false,
  );
  const shared = someEvents(1);
  const large = { json: 'x'.repeat(1_500_000) };
  const appends = [
    ...Array.from({ length: 150 }, newStream).map((stream) => appendOf(stream)),
    ...Array.from({ length: 3 }, () => appendOf('foundation-same')),
    appendOf('foundation-a', shared),
    appendOf('foundation-b', shared),
    ...Array.from({ length: 5 }, newStream).map((stream) => ({ ...appendOf(stream), ...large })),
  ];
  const answers = await Promise.all(appends.map((append) => commit.append(append)));
  expect(answers).toEqual(appends.map(({ stream }) => stream));
  expect(groups.flat()).toHaveLength(appends.length);
  for (const group of groups) {
    const names = group.flatMap(({ stream, ids }) => [stream, ...ids]);
    expect(new Set(names).size).toBe(names.length);
    expect(group.length).toBeLessThanOrEqual(64);
    expect(group.reduce((sum, { json }) => sum + json.length, 0)).toBeLessThan(4_194_304);
  }
});

test('at most 1,000 appends wait, and none waits behind a server that hangs', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const answer = Promise.withResolvers<string[]>();
  const commit = new GroupCommit(
    () => answer.promise,
    () => false,
  );
  const next = () => commit.append(appendOf(newStream()));
  const sent = [next(), next()];
  const waiting = Array.from({ length: 1_000 }, next);
  expect(next).toThrow(StoreUnavailable);
  vi.advanceTimersByTime(3_100);
  answer.resolve(['stored']);
  expect(await Promise.all(sent)).toEqual(['stored', 'stored']);
  for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
  vi.useRealTimers();
});
