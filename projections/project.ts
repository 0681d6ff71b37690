import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  comparePositions,
  isReadable,
  type Position,
  type ReadEvent,
  type StoredEvent,
  type UnreadableEvent,
} from '#event-store/port.ts';
import { notifyWatches } from './checkpoint-watch.ts';
import { foundationOf, toRecordedEvent } from './event.ts';
import { attempt, attemptRepeatedly, park, parkedName } from './parked/parking.ts';
import { readModels } from './read-models/all.ts';
import { foldFoundations } from './read-models/foundations.ts';
import type { Lease } from './runner/lease.ts';
import { CHECKPOINT, LIVE, NEXT, type SchemaName, tablesIn } from './schema.ts';
import type { SchemaTables } from './tables.ts';

type Folded = Pick<SchemaTables, 'foundations'>;

/** Opens the personal fields of a batch: `PersonKeys.openEvents`. */
export type Open = (events: readonly StoredEvent[]) => Promise<StoredEvent[]>;

/**
 * Writers of read models hold this lock shared until they commit; a rebuild's swap takes it
 * exclusively, so it never meets a half-written batch.
 */
const BATCH_LOCK = 735_110_003;

export const lockShared = (transaction: Database) =>
  sql`select pg_advisory_xact_lock_shared(${BATCH_LOCK})`.execute(transaction);
export const lockExclusively = (transaction: Database) =>
  sql`select pg_advisory_xact_lock(${BATCH_LOCK})`.execute(transaction);

interface Progress {
  /** The fence of the active runner; a rebuild has its tables to itself and needs none. */
  fence?: Lease['fence'];
  /** Name of the checkpoint of one lane of a rebuild, which sees only its own events. */
  checkpoint?: string;
}

/** The checkpoint moved back behind what was read from the store: the runner subscribes again. */
export class CheckpointMovedBack extends Error {}

/**
 * Writes a batch and moves the checkpoint in one transaction. Events at or before the checkpoint
 * are skipped: another runner has projected them.
 *
 * @returns the new checkpoint
 * @throws CheckpointMovedBack when the checkpoint is before `after`, where this batch begins
 * @throws LeaseLost
 */
export async function project(
  db: Database,
  schema: SchemaName,
  open: Open,
  after: Position,
  batch: readonly ReadEvent[],
  { fence, checkpoint }: Progress = {},
): Promise<Position> {
  // Decryption happens outside the transaction: its failure must not park the stream.
  const opened = await openReadable(open, batch);
  return db.transaction().execute(async (transaction) => {
    await fence?.(transaction);
    await lockShared(transaction);
    // An interrupted rebuild starts over, so only its swap waits for the disk.
    if (schema === NEXT) await sql`set local synchronous_commit = off`.execute(transaction);
    return projectLocked(transaction, schema, after, opened, checkpoint);
  });
}

/** Opens the personal fields of those events that can be read. */
export async function openReadable(open: Open, batch: readonly ReadEvent[]): Promise<ReadEvent[]> {
  const opened = (await open(batch.filter(isReadable))).values();
  return batch.map((event) => (isReadable(event) ? (opened.next().value ?? event) : event));
}

/** Projects opened events inside the transaction of a caller that holds the lock. */
export async function projectLocked(
  transaction: Database,
  schema: SchemaName,
  after: Position,
  batch: readonly ReadEvent[],
  name: string = CHECKPOINT,
): Promise<Position> {
  const checkpoint = await lockCheckpoint(transaction, schema, name);
  if (comparePositions(checkpoint, after) < 0) throw new CheckpointMovedBack();
  const fresh = batch.filter(({ position }) => comparePositions(position, checkpoint) > 0);
  const last = fresh.at(-1);
  if (!last) return checkpoint;
  const parked = await streamsParkedIn(transaction, schema);
  const { events, unreadable } = sorted(fresh, parked);
  const failed = await attempt(transaction, () => writeAll(transaction, schema, events));
  if (failed !== undefined) await projectOneByOne(transaction, schema, events);
  for (const event of unreadable) {
    await park(transaction, schema, event, { message: event.unreadable, waits: false }, 1);
  }
  await tablesIn(transaction, schema)
    .updateTable('checkpoint')
    .set({ position: last.position, updated_at: sql`clock_timestamp()` })
    .where('name', '=', name)
    .execute();
  if (schema === LIVE) {
    const changed = [...new Set(fresh.map(({ stream }) => foundationOf(stream)))];
    await notifyWatches(transaction, last.position, changed);
  }
  return last.position;
}

/**
 * Separates events that can be written from the first unreadable event of each stream; later events of such a
 * stream are left out.
 */
function sorted(fresh: readonly ReadEvent[], parkedBefore: ReadonlySet<string>) {
  const parked = new Set(parkedBefore);
  const events: StoredEvent[] = [];
  const unreadable: UnreadableEvent[] = [];
  for (const event of fresh) {
    const name = parkedName(event.stream);
    if (parked.has(name)) continue;
    if (isReadable(event)) events.push(event);
    else {
      parked.add(name);
      unreadable.push(event);
    }
  }
  return { events, unreadable };
}

export async function lockCheckpoint(
  transaction: Database,
  schema: SchemaName,
  name: string = CHECKPOINT,
): Promise<Position> {
  const { position } = await tablesIn(transaction, schema)
    .selectFrom('checkpoint')
    .select('position')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return position;
}

async function streamsParkedIn(transaction: Database, schema: SchemaName): Promise<Set<string>> {
  const rows = await tablesIn(transaction, schema).selectFrom('parked').select('stream').execute();
  return new Set(rows.map(({ stream }) => stream));
}

/**
 * Writes events to every read model.
 *
 * @param isCounted whether the figures hold them already
 */
export async function writeAll(
  transaction: Database,
  schema: SchemaName,
  stored: readonly StoredEvent[],
  { isCounted = false }: { isCounted?: boolean } = {},
): Promise<void> {
  if (stored.length === 0) return;
  const events = stored.map(toRecordedEvent);
  const tables = tablesIn(transaction, schema);
  const changes = foldFoundations(tables as unknown as Kysely<Folded>, events);
  // It may fail before a writer waits for it; the writer that does throws the error.
  changes.catch(() => undefined);
  try {
    for (const model of readModels) {
      // A roll-up knows no foundation.
      if (isCounted && model.foundation === undefined) continue;
      await model.write(tables as unknown as Kysely<object>, events, changes);
    }
  } finally {
    // After a failure no statement may be running: the rollback to the savepoint comes next.
    await Promise.allSettled([changes]);
  }
}

/** Finds the events that cannot be projected and parks their streams; the others continue. */
export async function projectOneByOne(
  transaction: Database,
  schema: SchemaName,
  events: readonly StoredEvent[],
  options: { isCounted?: boolean } = {},
): Promise<void> {
  const parked = new Set<string>();
  for (const event of events) {
    if (parked.has(event.stream)) continue;
    const problem = await attemptRepeatedly(transaction, () =>
      writeAll(transaction, schema, [event], options),
    );
    if (problem === undefined) continue;
    parked.add(event.stream);
    await park(transaction, schema, event, problem);
  }
}
