import { type Kysely, sql } from 'kysely';
import type { Connection, Database } from '#database/connection.ts';
import { type EventStore, type Position, type ReadEvent, START } from '#event-store/port.ts';
import { upTo } from '#event-store/up-to.ts';
import { notifyWatches } from './checkpoint-watch.ts';
import { lockExclusively, type Open, openReadable, project, projectLocked } from './project.ts';
import { checkpointOf, createReadModels, indexReadModels, LIVE, NEXT, tablesIn } from './schema.ts';

const REBUILD_LOCK = 735_110_004;
/** Held by a rebuild, and shared by those who write anew what cannot be opened any more. */
const ERASURE_LOCK = 735_110_007;
/** How long the live runner may pause while the schemas are swapped. */
const SWAP_LIMIT = '10s';
const PROGRESS_EVERY = 5_000;
/** Written side by side, each on a connection of its own: the database has more than one core, too. */
const lanes = ['lane 1', 'lane 2'] as const;
/** Of all lanes. A transaction for thousands costs each of them half as much as one for a batch of the store. */
const EVENTS_AT_ONCE = 4_000 * lanes.length;

export interface RebuildParts {
  connection: Connection;
  store: EventStore;
  open: Open;
  /** Events projected so far, about every 5,000. */
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
      // A connection that went away has taken its locks along.
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

/** From the first event to the last one that is there when it begins. */
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

/** All events of a foundation go the same way, in their order. */
const laneOf = (stream: string) => lanes[stream.charCodeAt(stream.length - 1) % lanes.length];

/** Like `Promise.all`, but whoever fails leaves nothing under way. */
async function all(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** The limit of the pool is meant for requests; an index on a large table takes longer. */
async function withoutLimit(held: Database, work: () => Promise<void>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(held);
  try {
    await work();
  } finally {
    await sql`reset statement_timeout`.execute(held);
  }
}

/** Until the transaction ends, no rebuild begins; one that is under way ends first. */
export const lockOutRebuild = (transaction: Database) =>
  sql`select pg_advisory_xact_lock_shared(${ERASURE_LOCK})`.execute(transaction);

async function tryLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${REBUILD_LOCK}) as locked`.execute(db);
  return rows[0]?.locked ?? false;
}

/**
 * With writers locked out: catch up with the store, then swap. The live checkpoint does not count:
 * in a store that was put back from an older backup it would never come.
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

/** The same events in batches twice as large each time, so that writing begins with the first. */
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

/** Reads the next item while the present one is worked on. */
async function* readAhead<Item>(items: AsyncGenerator<Item>) {
  try {
    let next = items.next();
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = items.next();
      // Whoever stops early does not wait for it.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}
