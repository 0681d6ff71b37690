import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_MS = 1_000;

interface Listener {
  databaseUrl: string;
  channel: 'projections' | 'content_changed' | 'presence';
  /** Name of the connection in Postgres. */
  name: string;
  onNotification: (payload: string) => void;
  /** Called after each connect: earlier notifications may have been missed. */
  onListening?: () => void;
}

/** Keeps one listening connection until the signal; resolves when it is closed. */
export async function listen(listener: Listener, signal: AbortSignal): Promise<void> {
  const { databaseUrl, channel, name, onNotification, onListening } = listener;
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      application_name: name,
    });
    const ended = Promise.withResolvers<void>();
    const end = () => ended.resolve();
    client.on('error', end).on('end', end);
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    signal.addEventListener('abort', end, { once: true });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onListening?.();
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
