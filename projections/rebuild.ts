import { type Kysely, sql } from 'kysely';
import type { Connection, Database } from '#database/connection.ts';
import { type EventStore, type Position, type ReadEvent, START } from '#event-store/port.ts';
import { upTo } from '#event-store/up-to.ts';
import { notifyWatches } from './checkpoint-watch.ts';
import { lockExclusively, type Open, openReadable, project, projectLocked } from './project.ts';
import { checkpointOf, createReadModels, indexReadModels, LIVE, NEXT, tablesIn } from './schema.ts';

const REBUILD_LOCK = 735_110_004;
/** A rebuild holds this lock exclusively; rewrites after an erasure share it. */
const ERASURE_LOCK = 735_110_007;
/** How long the live runner may pause while the schemas are swapped. */
const SWAP_LIMIT = '10s';
const PROGRESS_EVERY = 5_000;
/** Lanes write at the same time, each on a connection of its own, since the database has several cores, too. */
const lanes = ['lane 1', 'lane 2'] as const;
/**
 * Number of events that all lanes together take at once. In a transaction of thousands an event costs half as
 * much as in one for a batch of the store.
 */
const EVENTS_AT_ONCE = 4_000 * lanes.length;

export interface RebuildParts {
  connection: Connection;
  store: EventStore;
  open: Open;
  /** Called with the number of events projected so far, about every 5,000. */
  onProgress?: (events: number) => void;
}

/**
 * Fills new tables from the first event, beside the live ones, then swaps them in one
 * transaction. Runners and readers stay up: a runner waits at the batch lock during the swap and
 * continues from the new checkpoint.
 *
 * @returns the number of events projected before the swap
 * @throws Error when another rebuild is running
 */
export async function rebuild({ connection, store, open, onProgress }: RebuildParts) {
  const { db } = connection;
  let events = 0;
  let reported = 0;
  await db.connection().execute(async (held) => {
    if (!(await tryLock(held))) throw new Error('Another rebuild is running.');
    try {
      await sql`select pg_advisory_lock(${ERASURE_LOCK})`.execute(held);
      await sql`drop schema if exists ${sql.id(NEXT)} cascade`.execute(held);
      const ddl = held as unknown as Kysely<never>;
      await createReadModels(ddl, NEXT);
      await fill({ db, store, open }, (count) => {
        events += count;
        if (events - reported >= PROGRESS_EVERY) {
          reported = events;
          onProgress?.(events);
        }
      });
      await withoutLimit(held, () => indexReadModels(ddl, NEXT));
      await swap(db, store, open);
    } finally {
      // A lost connection has released its locks already.
      const unlock = sql`select pg_advisory_unlock_all()`.execute(held);
      await unlock.catch(() => undefined);
    }
  });
  return { events };
}

interface Filling {
  db: Database;
  store: EventStore;
  open: Open;
}

/** Projects the events from the first one to the last one that exists at the beginning. */
async function fill({ db, store, open }: Filling, onWritten: (events: number) => void) {
  const tables = tablesIn(db, NEXT);
  const started = lanes.map((name) => ({ name, position: START }));
  await tables.insertInto('checkpoint').values(started).execute();
  const reached = new Map<string, Position>(started.map(({ name, position }) => [name, position]));
  let last: Position = START;
  for await (const batch of readAhead(gathered(upTo(store, START, await store.head())))) {
    await all(
      lanes.map(async (checkpoint) => {
        const own = batch.filter(({ stream }) => laneOf(stream) === checkpoint);
        const after = reached.get(checkpoint) ?? START;
        reached.set(checkpoint, await project(db, NEXT, open, after, own, { checkpoint }));
      }),
    );
    last = batch.at(-1)?.position ?? last;
    onWritten(batch.length);
  }
  await db.transaction().execute(async (transaction) => {
    const filled = tablesIn(transaction, NEXT);
    await filled.deleteFrom('checkpoint').where('name', 'in', lanes).execute();
    await filled.updateTable('checkpoint').set({ position: last }).execute();
  });
}

/** All events of a foundation take the same lane, in their order. */
const laneOf = (stream: string) => lanes[stream.charCodeAt(stream.length - 1) % lanes.length];

/** Like `Promise.all`, but waits for all others after a failure. */
async function all(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** The pool's limit is meant for requests; an index on a large table takes longer. */
async function withoutLimit(held: Database, work: () => Promise<void>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(held);
  try {
    await work();
  } finally {
    await sql`reset statement_timeout`.execute(held);
  }
}

/** Keeps rebuilds from starting until the transaction ends; it waits for a running one. */
export const lockOutRebuild = (transaction: Database) =>
  sql`select pg_advisory_xact_lock_shared(${ERASURE_LOCK})`.execute(transaction);

async function tryLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${REBUILD_LOCK}) as locked`.execute(db);
  return rows[0]?.locked ?? false;
}

/**
 * Locks out writers, catches up with the store, then swaps. The live checkpoint does not count: in a store
 * restored from an older backup, it might never come.
 */
async function swap(db: Database, store: EventStore, open: Open): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('lock_timeout', ${SWAP_LIMIT}, true)`.execute(transaction);
    await lockExclusively(transaction);
    const head = await store.head();
    let reached = await checkpointOf(transaction, NEXT);
    for await (const batch of upTo(store, reached, head)) {
      reached = await projectLocked(transaction, NEXT, reached, await openReadable(open, batch));
    }
    await sql`drop schema ${sql.id(LIVE)} cascade`.execute(transaction);
    await sql`alter schema ${sql.id(NEXT)} rename to ${sql.id(LIVE)}`.execute(transaction);
    await notifyWatches(transaction, reached, 'any');
  });
}

/** Yields the events in batches that double in size, so that writing begins at once. */
async function* gathered(batches: AsyncIterable<readonly ReadEvent[]>) {
  let events: ReadEvent[] = [];
  let size = 1;
  for await (const batch of batches) {
    events.push(...batch);
    if (events.length < size) continue;
    yield events;
    size = Math.min(events.length * 2, EVENTS_AT_ONCE);
    events = [];
  }
  if (events.length > 0) yield events;
}

/** Reads the next item while the caller works on the present one. */
async function* readAhead<Item>(items: AsyncGenerator<Item>) {
  try {
    let next = items.next();
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = items.next();
      // A caller that stops early does not wait for the next item.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}
