import { type Kysely, sql } from 'kysely';

/** A command names the revision its sender has seen, and what kept it from being carried out. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table commands add column expected_revision integer`.execute(db);
  await sql`alter table commands add column failure text`.execute(db);
  await sql`alter table commands add column failed_at timestamptz`.execute(db);
  await sql`
    create index commands_failed on commands (foundation_id)
      where outcome is null and failure is not null`.execute(db);
}
