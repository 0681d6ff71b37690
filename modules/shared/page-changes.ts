import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';

/** Empties the page caches of all processes once the transaction is committed. */
export async function notifyContentChanged(db: Database): Promise<void> {
  await sql`select pg_notify('content_changed', '')`.execute(db);
}
