import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { comparePositions, type Position, type StoredEvent } from '#event-store/port.ts';
import { writeDocuments } from './documents.ts';
import { toRecordedEvent } from './event.ts';
import { writeFoundations } from './foundations.ts';
import { CHECKPOINT, readModels, type SchemaName } from './schema.ts';
import { writeTasks } from './tasks.ts';
import { writeTimeline } from './timeline.ts';

/** Opens the personal fields of a batch: `PersonKeys.openEvents`. */
export type Open = (events: readonly StoredEvent[]) => Promise<StoredEvent[]>;

/** Tries of one event before its stream is parked, and the waits between them. */
const RETRY_AFTER_MS = [50, 200, 800];

/**
 * Whoever writes read models holds this lock as a reader until commit; a swap takes it alone, and
 * so finds nobody in the middle of a batch.
 */
export const BATCH_LOCK = 735_110_003;

/** The read models have gone back behind what was read from the store: subscribe again. */
export class CheckpointMovedBack extends Error {}

/**
 * Writes a batch and moves the checkpoint in one transaction. Events at or before the checkpoint
 * are skipped: somebody else took them in.
 *
 * @returns the new checkpoint
 * @throws CheckpointMovedBack when the checkpoint is before `after`, where this batch begins
 */
export async function takeIn(
  db: Database,
  schema: SchemaName,
  open: Open,
  after: Position,
  batch: readonly StoredEvent[],
): Promise<Position> {
  // Outside of the transaction: what fails here is no fault of an event, so nothing is parked.
  const opened = await open(batch);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock_shared(${BATCH_LOCK})`.execute(transaction);
    return takeInLocked(transaction, schema, after, opened);
  });
}

/** The same for opened events, inside a transaction of a caller who holds the lock. */
export async function takeInLocked(
  transaction: Database,
  schema: SchemaName,
  after: Position,
  batch: readonly StoredEvent[],
): Promise<Position> {
  const checkpoint = await lockCheckpoint(transaction, schema);
  if (comparePositions(checkpoint, after) < 0) throw new CheckpointMovedBack();
  const fresh = batch.filter(({ position }) => comparePositions(position, checkpoint) > 0);
  const last = fresh.at(-1);
  if (!last) return checkpoint;
  const parked = await parkedStreams(transaction, schema);
  const events = fresh.filter(({ stream }) => !parked.has(stream));
  const failed = await attempt(transaction, () => write(transaction, schema, events));
  if (failed !== undefined) await oneByOne(transaction, schema, events);
  await readModels(transaction, schema)
    .updateTable('checkpoint')
    .set({ position: last.position, updated_at: new Date(last.metadata.occurredAt) })
    .where('name', '=', CHECKPOINT)
    .execute();
  if (schema === 'projections') {
    await sql`select pg_notify('projections', ${last.position})`.execute(transaction);
  }
  return last.position;
}

async function lockCheckpoint(transaction: Database, schema: SchemaName): Promise<Position> {
  const { position } = await readModels(transaction, schema)
    .selectFrom('checkpoint')
    .select('position')
    .where('name', '=', CHECKPOINT)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return position;
}

async function parkedStreams(transaction: Database, schema: SchemaName): Promise<Set<string>> {
  const rows = await readModels(transaction, schema)
    .selectFrom('parked')
    .select('stream')
    .execute();
  return new Set(rows.map(({ stream }) => stream));
}

async function write(
  transaction: Database,
  schema: SchemaName,
  stored: readonly StoredEvent[],
): Promise<void> {
  if (stored.length === 0) return;
  const events = stored.map(toRecordedEvent);
  const db = readModels(transaction, schema);
  await writeFoundations(db, events);
  await writeTimeline(db, events);
  await writeDocuments(db, events);
  await writeTasks(db, events);
}

/** After a batch failed: finds the events at fault and parks their streams; others go on. */
async function oneByOne(
  transaction: Database,
  schema: SchemaName,
  events: readonly StoredEvent[],
): Promise<void> {
  const parked = new Set<string>();
  for (const event of events) {
    if (parked.has(event.stream)) continue;
    const problem = await tryRepeatedly(transaction, schema, [event]);
    if (problem === undefined) continue;
    parked.add(event.stream);
    await park(transaction, schema, event, problem);
  }
}

async function tryRepeatedly(
  transaction: Database,
  schema: SchemaName,
  events: readonly StoredEvent[],
): Promise<string | undefined> {
  let problem: string | undefined;
  for (const waitMs of RETRY_AFTER_MS) {
    problem = await attempt(transaction, () => write(transaction, schema, events));
    if (problem === undefined) return undefined;
    await sleep(waitMs);
  }
  return problem;
}

/**
 * Runs in a savepoint, so that a failure leaves the transaction usable. Answers the failure's
 * message; one that took the connection with it makes the rollback throw, and ends the batch.
 */
async function attempt(
  transaction: Database,
  work: () => Promise<void>,
): Promise<string | undefined> {
  await sql`savepoint attempt`.execute(transaction);
  try {
    await work();
    await sql`release savepoint attempt`.execute(transaction);
    return undefined;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(transaction);
    return error instanceof Error ? error.message : String(error);
  }
}

/** The message alone: a stack or a parameter could hold personal data. */
async function park(
  transaction: Database,
  schema: SchemaName,
  event: StoredEvent,
  problem: string,
): Promise<void> {
  console.error(`projections: ${event.stream} is parked at revision ${event.revision}.`);
  await readModels(transaction, schema)
    .insertInto('parked')
    .values({
      stream: event.stream,
      position: event.position,
      revision: event.revision,
      error: problem.slice(0, 500),
      attempts: RETRY_AFTER_MS.length,
    })
    .execute();
}

/**
 * Takes a parked stream in again, from the revision it was parked at up to the checkpoint, and
 * removes the row; a stream that fails again stays parked, with the new message.
 */
export async function redrive(
  db: Database,
  open: Open,
  stream: string,
  stored: readonly StoredEvent[],
): Promise<void> {
  const opened = await open(stored);
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock_shared(${BATCH_LOCK})`.execute(transaction);
    const checkpoint = await lockCheckpoint(transaction, 'projections');
    const tables = readModels(transaction, 'projections');
    const row = await tables
      .selectFrom('parked')
      .selectAll()
      .where('stream', '=', stream)
      .executeTakeFirst();
    if (!row) return;
    const events = opened.filter(
      ({ revision, position }) =>
        revision >= row.revision && comparePositions(position, checkpoint) <= 0,
    );
    const problem = await tryRepeatedly(transaction, 'projections', events);
    if (problem === undefined) {
      await tables.deleteFrom('parked').where('stream', '=', stream).execute();
      await sql`select pg_notify('projections', ${checkpoint})`.execute(transaction);
      return;
    }
    await tables
      .updateTable('parked')
      .set({
        error: problem.slice(0, 500),
        attempts: row.attempts + RETRY_AFTER_MS.length,
        redrive_at: null,
      })
      .where('stream', '=', stream)
      .execute();
  });
}
