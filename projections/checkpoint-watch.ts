import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '#database/connection.ts';
import { listen } from '#database/listen.ts';
import { comparePositions, type Position, START } from '#event-store/port.ts';
import { checkpointOf } from './schema.ts';

/** NOTIFY wakes most waiters; polling covers lost notifications. */
const POLL_MS = 100;

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
  const onNotification = (payload: string) => {
    if (!/^\d+$/.test(payload)) return;
    newest = payload;
    wake.resolve();
    wake = Promise.withResolvers();
  };
  const listener = { databaseUrl, channel: 'projections', name: 'checkpoint-watch' } as const;
  const listening = listen({ ...listener, onNotification }, closed.signal);
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
