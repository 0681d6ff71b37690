import { type Kysely, sql } from 'kysely';

/**
 * `append_events` is the only way to write events for a role that may merely read the table: it runs
 * with the rights of its owner, on the schema it was made in, whatever the caller's search path.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    do $$ begin
      execute format(
        'alter function append_events(text, integer, jsonb) security definer set search_path = %I, pg_temp',
        current_schema());
    end $$`.execute(db);
  await sql`
    revoke execute on function append_events(text, integer, jsonb) from public`.execute(db);
}
