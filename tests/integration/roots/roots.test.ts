import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chain, type UnchainedEvent } from '#event-store/chain.ts';
import { requireOwnStore } from '#event-store/identity.ts';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { verifiableHistory } from '#modules/roots/history.ts';
import { findRoot, listRoots } from '#modules/roots/roots.ts';
import { rootOf, treeOf } from '#modules/roots/tree.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeDailyRoot } from '#workflows/worker/daily/daily-roots.ts';

const folder = await mkdtemp(join(tmpdir(), 'histories-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let database: TestDatabase;
let store: EventStore;
beforeEach(async () => {
  database = await freshDatabase();
  store = postgresEventStore(database.connection, database.url);
  const address = 'postgres://db/siebenschritt';
  await requireOwnStore(database.connection.db, store, { store: address, database: address });
});
afterEach(() => database.drop());

/** With what JSON can be written in several ways. */
const happened = (index: number, note = 'Größe'): UnchainedEvent => ({
  id: randomUUID(),
  type: 'ShareCapitalPaid',
  data: { ü: note, a: [1e21, -0.5, null], '€': { z: '\u2028"', b: true }, index },
  metadata: {
    actor: { id: 'founder-1', role: 'founder' },
    occurredAt: '2026-11-25T10:00:00.000Z',
    commandId: randomUUID(),
    correlationId: randomUUID(),
    schemaVersion: 1,
  },
});
const aStream = () => streamOf(randomUUID());

async function begin(events: number): Promise<string> {
  const stream = aStream();
  await append(stream, events);
  return stream;
}

async function append(stream: string, events: number): Promise<void> {
  const end = (await store.read(stream)).at(-1);
  const last = end ? { revision: end.revision, hash: end.metadata.hash } : null;
  const added = Array.from({ length: events }, (_, index) => happened(index));
  await store.append(stream, chain(stream, last, added), last ? last.revision : 'no-stream');
}

const rootAt = (at: string) =>
  makeDailyRoot({ db: database.connection.db, events: store }, new Date(at));
const newest = async () => {
  const [root] = await listRoots(database.connection.db, { limit: 1 });
  if (!root) throw new Error('There is no root.');
  return root;
};

/** As somebody can who is allowed to do everything in the database. */
async function tamper(...statements: [string, unknown[]][]): Promise<void> {
  const client = await database.owner.pool.connect();
  await client.query('set session_replication_role = replica');
  for (const [statement, values] of statements) await client.query(statement, values);
  client.release(true);
}

const run = (args: string[]) =>
  new Promise<{ said: string; code: number }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: database.ownerUrl };
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ said: stdout + stderr, code: error ? Number(error.code) : 0 }),
    );
  });
const verifyChain = (...args: string[]) => run(['scripts/verify-chain.ts', ...args]);

describe('the daily root', () => {
  test('is made once a day, however many workers look, and mailed once', async () => {
    await begin(3);
    const made = await Promise.all([1, 2, 3, 4].map(() => rootAt('2026-11-25T00:05:00Z')));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await rootAt('2026-11-25T22:59:00Z')).toBeUndefined();
    const mails = database.connection.db.selectFrom('outbox').select('data');
    expect(await mails.where('mail', '=', 'daily-root').execute()).toEqual([
      { data: { day: '2026-11-25' } },
    ]);
  });

  test('covers the chains that have moved since the previous root, which it includes', async () => {
    const [first, second] = [await begin(2), await begin(1)];
    await rootAt('2026-11-25T01:00:00Z');
    const before = await newest();
    await append(second, 2);
    // The day begins at midnight in Berlin.
    await rootAt('2026-11-25T23:00:00Z');
    const { day, tree, previous, root } = await newest();
    expect(day).toBe('2026-11-26');
    expect(previous).toBe(before.root);
    const [, , last] = await store.read(second);
    expect(tree).toBe(treeOf([{ stream: second, revision: 2, hash: last?.metadata.hash ?? '' }]));
    expect(root).toBe(rootOf({ day, tree, previous }));
    expect(first).not.toBe(second);
    // On a quiet day there is one as well.
    await rootAt('2026-11-27T12:00:00Z');
    expect((await newest()).previous).toBe(root);
    expect(await verifyChain()).toMatchObject({ code: 0 });
  });

  test('stays as it is', async () => {
    await begin(1);
    await rootAt('2026-11-25T01:00:00Z');
    for (const statement of [
      'delete from chain_heads',
      "update daily_roots set day = '2026-01-01'",
    ])
      await expect(database.owner.pool.query(statement)).rejects.toThrow('stays as it is');
  });
});

test('nobody can write a root for a day that has not begun', async () => {
  const ahead = database.connection.pool.query(
    `insert into daily_roots (day, store_id, position, tree, root, made_at)
     values ('2099-01-01', gen_random_uuid(), '1', repeat('a', 64), repeat('b', 64), now())`,
  );
  await expect(ahead).rejects.toThrow('not begun');
});

describe('somebody who can write to the database is seen', () => {
  test('by recomputing a chain, cutting off its end, or removing a stream', async () => {
    const [recomputed, cut, gone, whole] = [
      await begin(3),
      await begin(4),
      await begin(1),
      await begin(2),
    ];
    await rootAt('2026-11-25T01:00:00Z');
    const stored = await store.read(recomputed);
    const anew = chain(
      recomputed,
      null,
      stored.map((event, index) => (index === 0 ? { ...event, data: { changed: true } } : event)),
    );
    await tamper(
      ...anew.map(({ data, metadata }, revision): [string, unknown[]] => [
        'update events set data = $3, metadata = $4 where stream = $1 and revision = $2',
        [recomputed, revision, data, metadata],
      ]),
      ['delete from events where stream = $1 and revision > 1', [cut]],
      ['delete from events where stream = $1', [gone]],
    );
    const { said, code } = await verifyChain();
    expect(code).toBe(1);
    expect(said).toContain(
      `${recomputed}: event 2 is not the one that the root of 2026-11-25 stands for.`,
    );
    expect(said).toContain(`${cut} ends with event 1, but the root of 2026-11-25 knows event 3.`);
    expect(said).toContain(`${gone} is gone, but the root of 2026-11-25 knows event 0.`);
    expect(said).not.toContain(whole);
    // The chains themselves show nothing of it.
    expect(said).toContain('0 of them broken');
  });

  test('by recomputing the roots as well, through the published root', async () => {
    const stream = await begin(3);
    await rootAt('2026-11-25T01:00:00Z');
    const published = await newest();
    const [, end] = await store.read(stream);
    const tree = treeOf([{ stream, revision: 1, hash: end?.metadata.hash ?? '' }]);
    const root = rootOf({ day: published.day, tree, previous: null });
    await tamper(
      ['delete from events where stream = $1 and revision > 1', [stream]],
      ['update chain_heads set revision = 1, hash = $1', [end?.metadata.hash]],
      ['update daily_roots set tree = $1, root = $2', [tree, root]],
    );
    expect(await verifyChain()).toMatchObject({ code: 0 });
    const { said, code } = await verifyChain('--root', `2026-11-25=${published.root}`);
    expect(said).toContain('Root of 2026-11-25: another one was published.');
    expect(code).toBe(1);
  });
});

describe('a downloaded history', () => {
  const check = async (history: object, ...roots: string[]) => {
    const file = join(folder, `${randomUUID()}.json`);
    await writeFile(file, JSON.stringify(history, null, 2));
    return run(['scripts/roots/verify-history.mjs', file, ...roots]);
  };

  test('can be verified without us, by the published roots', async () => {
    const stream = await begin(2);
    await Promise.all([begin(1), begin(1), begin(1), begin(2)]);
    await rootAt('2026-11-25T01:00:00Z');
    await append(stream, 2);
    await rootAt('2026-11-26T01:00:00Z');
    await append(stream, 1);
    const { db } = database.connection;
    const stored = await store.read(stream);
    const history = await verifiableHistory(db, stream, { stored, opened: stored });
    const roots = await Promise.all(['2026-11-25', '2026-11-26'].map((day) => findRoot(db, day)));
    const given = roots.map((root) => `${root?.day}=${root?.root}`);
    const whole = await check(history, ...given);
    expect(whole.said).toMatch(/: 5 .*none changed\.\n4 davon/);
    expect(whole.code).toBe(0);

    const changed = structuredClone(history);
    Object.assign(changed.events[0] ?? {}, { data: { index: 7 } });
    expect((await check(changed)).said).toContain('event 0 was changed');
    const cut = { ...history, events: history.events.slice(0, 2) };
    expect((await check(cut)).said).toContain('event 3 is not the one that the root of 2026-11-26');
    const other = await check(history, `2026-11-26=${'0'.repeat(64)}`);
    expect(other).toMatchObject({ code: 1 });
    expect(other.said).toContain('the root of 2026-11-26 is not the published one');
  });
});
