import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type EventStore, isReadable, STREAM_PREFIX } from '#event-store/port.ts';
import { foundationOf } from './event.ts';
import { findOlderStore, isHalted } from './older-store.ts';
import { checkpointOf } from './schema.ts';

export interface Lag {
  /** Position of the last event projected. */
  position: string;
  /** Position of the newest event in the store. */
  head: string;
  /** Number of events not projected yet; a difference of positions if the store does not count events. */
  behind: number;
  /** Age of the oldest event that is not projected yet; 0 when nothing is missing. */
  lagSeconds: number;
  parkedStreams: number;
  /** True while projection has stopped because the store is older than the read models. */
  halted: boolean;
}

/** How far the read models are behind the event store. @throws StoreUnavailable */
export async function lag(
  db: Database,
  store: Pick<EventStore, 'head' | 'subscribe'>,
  now: Date,
): Promise<Lag> {
  const head = await store.head();
  const position = await checkpointOf(db);
  const behind = Math.max(0, Number(BigInt(head) - BigInt(position)));
  return {
    position,
    head,
    behind,
    lagSeconds: behind === 0 ? 0 : await ageOfNext(store, position, now),
    parkedStreams: await countParked(db),
    halted: await isHalted(db),
  };
}

async function countParked(db: Database): Promise<number> {
  const { rows } = await sql<{ parked: number }>`
    select count(*)::integer as parked from projections.parked`.execute(db);
  return rows[0]?.parked ?? 0;
}

/** Longer than the swap of a rebuild, or a change of runners, takes. */
export const MAX_LAG_SECONDS = 10;

/**
 * `warn`: some streams are parked, or the read models lag behind. `error`: the store is older than the read
 * models, and projection has stopped. An absent store is judged elsewhere.
 */
export async function readModelsHealth(
  db: Database,
  store: Pick<EventStore, 'head' | 'subscribe'>,
  now: Date,
): Promise<'ok' | 'warn' | 'error'> {
  if (await isHalted(db)) return 'error';
  const older = await findOlderStore(db, store).catch(() => undefined);
  if (older) return 'error';
  if ((await countParked(db)) > 0) return 'warn';
  const behind = await lag(db, store, now).catch(() => undefined);
  return behind && behind.lagSeconds > MAX_LAG_SECONDS ? 'warn' : 'ok';
}

const MAX_READ_MS = 2_000;

/** Age of the next event in seconds; 0 when the store only has events of other streams. */
async function ageOfNext(
  store: Pick<EventStore, 'subscribe'>,
  position: string,
  now: Date,
): Promise<number> {
  for await (const batch of store.subscribe(position, AbortSignal.timeout(MAX_READ_MS))) {
    const event = batch.find(isReadable);
    if (event) return Math.max(0, (now.getTime() - Date.parse(event.metadata.occurredAt)) / 1_000);
  }
  return 0;
}

/** Parked streams, at most 200, those parked longest first. */
export async function parkedStreams(db: Database) {
  const rows = await db
    .selectFrom('projections.parked')
    .selectAll()
    .orderBy('parked_at')
    .orderBy('stream')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    stream: row.stream,
    foundationId: foundationOf(row.stream),
    revision: row.revision,
    error: row.error,
    attempts: row.attempts,
    parkedAt: row.parked_at.toISOString(),
    redriving: row.redrive_at !== null,
    // Another version of the product may know the event: each start tries again.
    waiting: row.waiting,
  }));
}

/** When the view of a foundation stopped; null while it is up to date. */
export async function parkedSince(db: Database, foundationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('projections.parked')
    .select('parked_at')
    .where('stream', '=', `${STREAM_PREFIX}${foundationId}`)
    .executeTakeFirst();
  return row?.parked_at.toISOString() ?? null;
}

/** Asks the runner to project a parked stream again; false when it is not parked. */
export async function requestRedrive(db: Database, stream: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('projections.parked')
    .set({ redrive_at: now })
    .where('stream', '=', stream)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Asks for every parked stream at once.
 *
 * @returns how many there are
 */
export async function requestRedriveOfAll(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('projections.parked')
    .set({ redrive_at: now })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
