import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '#database/connection.ts';
import { comparePositions, type Position, START } from '#event-store/port.ts';
import { checkpointOf } from './schema.ts';

/** NOTIFY wakes most waiters; polling covers lost notifications. */
const POLL_MS = 100;
const RECONNECT_MS = 1_000;

/** Lets readers wait until the read models have passed a position. One per process. */
export interface CheckpointWatch {
  /** True once passed; false when the limit came first. @throws when Postgres is away */
  waitFor(position: Position, limitMs?: number): Promise<boolean>;
  close(): Promise<void>;
}

export function watchCheckpoint({ db }: Connection, databaseUrl: string): CheckpointWatch {
  const closed = new AbortController();
  let newest: Position = START;
  let wake = Promise.withResolvers<void>();
  const listening = listen(databaseUrl, closed.signal, (position) => {
    newest = position;
    wake.resolve();
    wake = Promise.withResolvers();
  });
  // Not the greatest seen: a rebuild from an older store moves the checkpoint back.
  const look = async () => {
    newest = await checkpointOf(db);
  };
  const passed = (position: Position) => comparePositions(newest, position) >= 0;
  return {
    async waitFor(position, limitMs = 2_000) {
      const deadline = Date.now() + limitMs;
      for (;;) {
        if (passed(position)) return true;
        const notified = wake.promise;
        await look();
        if (passed(position)) return true;
        const left = deadline - Date.now();
        if (left <= 0 || closed.signal.aborted) return false;
        await Promise.race([notified, sleep(Math.min(POLL_MS, left))]);
      }
    },
    async close() {
      closed.abort();
      await listening;
    },
  };
}

/** Keeps one listening connection; while it is down, polling does the work. */
async function listen(
  databaseUrl: string,
  signal: AbortSignal,
  onPosition: (position: Position) => void,
): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      application_name: 'checkpoint-watch',
    });
    const ended = Promise.withResolvers<void>();
    const end = () => ended.resolve();
    client.on('error', end).on('end', end);
    client.on('notification', ({ payload }) => {
      if (payload && /^\d+$/.test(payload)) onPosition(payload);
    });
    signal.addEventListener('abort', end, { once: true });
    try {
      await client.connect();
      await client.query('listen projections');
      await ended.promise;
    } catch {
      // The next round reconnects.
    } finally {
      signal.removeEventListener('abort', end);
      client.end().catch(() => undefined);
    }
    await sleep(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
  }
}
