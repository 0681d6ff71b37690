import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { connectionsOf, nameOf, type Part, parts } from './parts.ts';

/** Connections of a part besides its pool, which may be idle and closed. */
const besides = ['projections', 'checkpoint-watch', 'event-subscription', 'presence'];

/** Names of the parts' connections to this database; empty where nothing runs. */
export async function connectedParts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = any(${[...parts.map(nameOf), ...besides]})
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Connections reserved for migrations, scripts, backups and people. */
export const SET_ASIDE = 10;

/** Greatest number of connections that so many processes take, including the reserved ones. */
export const connectionsNeeded = (processes: Readonly<Record<Part, number>>): number =>
  parts.reduce((sum, part) => {
    const { pool, beside } = connectionsOf[part];
    return sum + processes[part] * (pool + beside);
  }, SET_ASIDE);

/** Number of connections that the server offers to users other than superusers. */
export async function connectionsOffered(db: Database): Promise<number> {
  const { rows } = await sql<{ offered: number }>`
    select current_setting('max_connections')::integer
      - current_setting('superuser_reserved_connections')::integer
      - coalesce(current_setting('reserved_connections', true)::integer, 0) as offered`.execute(db);
  return rows[0]?.offered ?? 0;
}
