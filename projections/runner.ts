import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '#database/connection.ts';
import {
  type EventStore,
  isReadable,
  type ReadEvent,
  StoreUnavailable,
} from '#event-store/port.ts';
import { log } from '#logging/log.ts';
import { count, timed } from '#telemetry/metrics.ts';
import { findOlderStore, halt, isHalted, type OlderStore } from './older-store.ts';
import { redrive } from './parked/redrive.ts';
import { type Open, project } from './project.ts';
import { type Lease, withLease } from './runner/lease.ts';
import { checkpointOf, LIVE } from './schema.ts';

const REDRIVE_POLL_MS = 2_000;
/** A head before the checkpoint counts after this many looks: a cluster's replicas may lag. */
const OLDER_LOOKS = 3;
const OLDER_POLL_MS = 1_000;
const BACKOFF_MAX_MS = 5_000;
const MOST_LINES = 20;

export interface RunnerParts {
  connection: Connection;
  databaseUrl: string;
  store: EventStore;
  open: Open;
  signal: AbortSignal;
  onChange?: (now: 'active' | 'standing by' | 'standing still') => void;
}

/**
 * Keeps the read models up to date until the signal aborts. Any number of runners may be started:
 * one has the lease and is active, the others stand by. While Postgres is away it keeps retrying,
 * with backoff of up to 5 s.
 */
export async function runProjections(parts: RunnerParts): Promise<void> {
  const { signal } = parts;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const onStandBy = () => parts.onChange?.('standing by');
      await withLease({ ...parts, onStandBy }, async (lease) => {
        parts.onChange?.('active');
        await work(parts, lease, () => {
          failures = 0;
        });
      });
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      log.warn(`projections: interrupted, retrying: ${message}`);
    }
    failures += 1;
    await pause(Math.min(BACKOFF_MAX_MS, 100 * 2 ** failures), signal);
  }
}

/** Projects until the signal aborts, or a batch throws. */
async function work(parts: RunnerParts, lease: Lease, onBatch: () => void): Promise<void> {
  const { db } = parts.connection;
  const signal = AbortSignal.any([parts.signal, lease.held]);
  await standStillWhileHalted(parts, signal);
  await redriveWaiting(db);
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const beside = Promise.all([
    redriveOnRequest(parts, lease, both),
    haltOnOlderStore(parts, lease, both),
  ]);
  const besideEnded = beside.finally(() => stop.abort());
  // Awaited below; an earlier failure must not count as unhandled.
  besideEnded.catch(() => undefined);
  try {
    let after = await checkpointOf(db);
    for await (const batch of parts.store.subscribe(after, both)) {
      if (both.aborted) break;
      after = await timed(
        'projections_batch_seconds',
        () => project(db, LIVE, parts.open, after, batch, { fence: lease.fence }),
        () => ({}),
      );
      noteProjected(batch);
      onBatch();
      if (both.aborted) break;
    }
  } finally {
    stop.abort();
    await besideEnded;
  }
}

/** Logs each event with its ids; of many at once, as after an outage, only their number. */
function noteProjected(batch: readonly ReadEvent[]): void {
  count('projections_events_total', {}, batch.length);
  if (batch.length > MOST_LINES) {
    log.info({ events: batch.length, position: batch.at(-1)?.position }, 'projected');
    return;
  }
  for (const event of batch) {
    const { stream, revision, position } = event;
    const { id: eventId, type, metadata } = isReadable(event) ? event : {};
    const { commandId } = metadata ?? {};
    log.info({ commandId, eventId, type, stream, revision, position }, 'projected');
  }
}

/** Waits until a rebuild has replaced the tables. */
async function standStillWhileHalted(parts: RunnerParts, signal: AbortSignal): Promise<void> {
  if (!(await isHalted(parts.connection.db))) return;
  parts.onChange?.('standing still');
  while (!signal.aborted && (await isHalted(parts.connection.db))) {
    await pause(OLDER_POLL_MS, signal);
  }
  if (!signal.aborted) parts.onChange?.('active');
}

/** @throws OlderStore */
async function haltOnOlderStore(
  parts: RunnerParts,
  lease: Lease,
  signal: AbortSignal,
): Promise<void> {
  const { db } = parts.connection;
  let looks = 0;
  while (!signal.aborted) {
    const older = await olderStore(parts);
    looks = older ? looks + 1 : 0;
    if (older && looks >= OLDER_LOOKS) {
      await db.transaction().execute(async (transaction) => {
        await lease.fence(transaction);
        await halt(transaction);
      });
      throw older;
    }
    await pause(OLDER_POLL_MS, signal);
  }
}

/** While the store is away, it cannot be judged. */
async function olderStore({ connection, store }: RunnerParts): Promise<OlderStore | undefined> {
  try {
    return await findOlderStore(connection.db, store);
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}

/** Each start retries events that waited for another version of the code or the tables. */
async function redriveWaiting(db: Connection['db']): Promise<void> {
  await db
    .updateTable('projections.parked')
    .set({ redrive_at: new Date() })
    .where('waiting', '=', true)
    .execute();
}

async function redriveOnRequest(
  { connection, store, open }: RunnerParts,
  { fence }: Lease,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const requested = await connection.db
      .selectFrom('projections.parked')
      .select('stream')
      .where('redrive_at', 'is not', null)
      .limit(100)
      .execute();
    for (const { stream } of requested) await redrive(connection.db, store, open, stream, fence);
    await pause(REDRIVE_POLL_MS, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
