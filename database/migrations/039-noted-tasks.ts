import { type Kysely, sql } from 'kysely';

/** What came of a task that is not over yet, and that it rests by itself after that. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table noted_tasks (
      task text primary key check (length(task) <= 200),
      what text not null check (what in ('called', 'asked')),
      outcome text check (outcome in ('reached', 'not-reached', 'will-call-back')),
      -- Null where it was done without anybody of the team.
      noted_by uuid,
      noted_at timestamptz not null
    )`.execute(db);
  await sql`alter table snoozed_tasks alter column snoozed_by drop not null`.execute(db);
}
