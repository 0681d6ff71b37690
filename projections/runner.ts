import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '#database/connection.ts';
import type { EventStore } from '#event-store/port.ts';
import { type Open, project } from './project.ts';
import { redrive } from './redrive.ts';
import { CHECKPOINT } from './schema.ts';

/** Held by the active runner, on a connection that does nothing else. */
const RUNNER_LOCK = 735_110_002;
const STAND_BY_MS = 250;
const REDRIVE_POLL_MS = 2_000;
const BACKOFF_MAX_MS = 5_000;

export interface RunnerParts {
  connection: Connection;
  databaseUrl: string;
  store: EventStore;
  open: Open;
  signal: AbortSignal;
  onChange?: (now: 'active' | 'standing by') => void;
}

/**
 * Keeps the read models up to date until the signal aborts. Any number of runners may be started:
 * one is active, the others stand by and take over when its connection ends for any reason. While
 * Postgres is away it keeps retrying, with backoff of up to 5 s.
 */
export async function runProjections(parts: RunnerParts): Promise<void> {
  const { signal } = parts;
  let failures = 0;
  while (!signal.aborted) {
    try {
      await withLock(parts, async (held) => {
        parts.onChange?.('active');
        await work(parts, AbortSignal.any([signal, held]), () => {
          failures = 0;
        });
      });
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      console.error(`projections: interrupted, retrying: ${message}`);
    }
    failures += 1;
    await pause(Math.min(BACKOFF_MAX_MS, 100 * 2 ** failures), signal);
  }
}

/** `held` aborts when the lock's connection is lost: another runner may be active by then. */
async function withLock(
  { databaseUrl, signal, onChange }: RunnerParts,
  active: (held: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: 'projections',
  });
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  try {
    await client.connect();
    let standsBy = false;
    while (!signal.aborted && !lost.signal.aborted) {
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock($1) as locked',
        [RUNNER_LOCK],
      );
      if (rows[0]?.locked) return await active(lost.signal);
      if (!standsBy) onChange?.('standing by');
      standsBy = true;
      await pause(STAND_BY_MS, signal);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Ends when the signal aborts; throws what a batch threw. */
async function work(parts: RunnerParts, signal: AbortSignal, onBatch: () => void): Promise<void> {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const redriving = redriveOnRequest(parts, both).finally(() => stop.abort());
  try {
    let after = await checkpointOf(parts.connection);
    for await (const batch of parts.store.subscribe(after, both)) {
      after = await project(parts.connection.db, 'projections', parts.open, after, batch);
      onBatch();
      if (both.aborted) break;
    }
  } finally {
    stop.abort();
    await redriving;
  }
}

async function checkpointOf({ db }: Connection): Promise<string> {
  const { position } = await db
    .selectFrom('projections.checkpoint')
    .select('position')
    .where('name', '=', CHECKPOINT)
    .executeTakeFirstOrThrow();
  return position;
}

async function redriveOnRequest(parts: RunnerParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const requested = await parts.connection.db
      .selectFrom('projections.parked')
      .select('stream')
      .where('redrive_at', 'is not', null)
      .limit(100)
      .execute();
    for (const { stream } of requested) {
      await redrive(parts.connection.db, parts.open, stream, await parts.store.read(stream));
    }
    await pause(REDRIVE_POLL_MS, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
