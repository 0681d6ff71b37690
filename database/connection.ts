import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '#logging/log.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * One pool per process. Every wait is limited: 3 s for a connection, 10 s for a statement. Lost
 * connections are logged and replaced by the pool.
 *
 * @param pauseMs how long a transaction may wait for its process before Postgres ends it
 */
export function connect(databaseUrl: string, max = 10, pauseMs = 30_000): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: pauseMs,
  });
  // Without a listener, a server restart would crash the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`database: ${error.message}`);
  });
  // The same for connections in use; the query that was running reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    close: async () => {
      await db.destroy();
      // Kysely only ends a pool it has used.
      if (!pool.ending) await pool.end();
    },
  };
}
