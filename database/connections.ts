import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** What each process of a part opens at most. */
export const connectionsOf = {
  // Beside the pool: listening for changes of read models and of content, and looking how far behind
  // the projections are, for two who ask at once.
  api: { pool: 20, beside: 4 },
  // Mails have a pool of their own, so that no command waits for them.
  worker: { pool: 10, beside: 4 },
  // The lease and the subscription.
  projections: { pool: 5, beside: 2 },
} as const;

export type Part = keyof typeof connectionsOf;
export const parts = Object.keys(connectionsOf) as Part[];

/** What Postgres shows as the name of their connections. */
export const nameOf = (part: Part) => `siebenschritt-${part}`;
/** Those they have beside the pools, which may be idle and closed. */
const besides = ['projections', 'checkpoint-watch', 'event-subscription'];

/** Connections of parts to this database, by name; none where nothing runs. */
export async function connectedParts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = any(${[...parts.map(nameOf), ...besides]})
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** For migrations, scripts, backups and people. */
export const SET_ASIDE = 10;

/** How many connections so many processes take at most, what is set aside included. */
export const connectionsNeeded = (processes: Readonly<Record<Part, number>>): number =>
  parts.reduce((sum, part) => {
    const { pool, beside } = connectionsOf[part];
    return sum + processes[part] * (pool + beside);
  }, SET_ASIDE);

/** How many connections the server takes from those who are no superuser. */
export async function connectionsOffered(db: Database): Promise<number> {
  const { rows } = await sql<{ offered: number }>`
    select current_setting('max_connections')::integer
      - current_setting('superuser_reserved_connections')::integer
      - coalesce(current_setting('reserved_connections', true)::integer, 0) as offered`.execute(db);
  return rows[0]?.offered ?? 0;
}
