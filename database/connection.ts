import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { log } from '#logging/log.ts';
import { addReader, observe, stopwatch } from '#telemetry/metrics.ts';
import { nameOf, type Part } from './parts.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the process's pool. Every wait is limited: 3 s for a connection, 10 s for a statement. The pool logs lost
 * connections and replaces them.
 *
 * @param pauseMs how long a transaction may wait for its process before Postgres ends it
 * @param name label in the metrics, where a process has several pools
 * @param part the part whose name Postgres shows for the connections, see `connectedParts`
 */
export function connect(
  databaseUrl: string,
  max = 10,
  { pauseMs = 30_000, name = 'main', part }: { pauseMs?: number; name?: string; part?: Part } = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    ...(part && { application_name: nameOf(part) }),
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: pauseMs,
    // For requests, a parallel worker costs more than it saves, since it is started anew for each statement. And
    // by default Postgres assumes rotating disks: it would read whole indexes instead of a few hundred rows.
    options: '-c max_parallel_workers_per_gather=0 -c random_page_cost=1.1',
  });
  // Without a listener, a server restart would crash the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`database: ${error.message}`);
  });
  // Connections in use need a listener, too; their running query reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const unwatch = watchPool(pool, name);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    close: async () => {
      unwatch();
      await db.destroy();
      // Kysely only ends a pool it has used.
      if (!pool.ending) await pool.end();
    },
  };
}

/** Whether Postgres answers right now. */
export const isInReach = ({ db }: Pick<Connection, 'db'>): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );

/** @returns a function that stops watching */
function watchPool(pool: pg.Pool, name: string): () => void {
  const connectNow = pool.connect.bind(pool);
  type Callback = Parameters<typeof connectNow>[0];
  // `pool.query` comes through here as well, with a callback.
  const connectTimed = (callback?: Callback) => {
    const waited = stopwatch();
    const note = () => observe('db_pool_wait_seconds', { pool: name }, waited());
    if (!callback) return connectNow().finally(note);
    return connectNow((...got) => {
      note();
      callback(...got);
    });
  };
  pool.connect = connectTimed as pg.Pool['connect'];
  return addReader((readings) => {
    const { idleCount, totalCount, waitingCount } = pool;
    readings.set('db_pool_connections', idleCount, { pool: name, state: 'idle' });
    readings.set('db_pool_connections', totalCount - idleCount, { pool: name, state: 'used' });
    readings.set('db_pool_waiting', waitingCount, { pool: name });
  });
}
