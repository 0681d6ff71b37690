import { type Kysely, sql } from 'kysely';

/** Activities that have failed several times and are still tried. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table stuck_activities (
      id uuid primary key default gen_random_uuid(),
      workflow_id text not null,
      run_id text not null,
      activity_id text not null,
      activity text not null,
      attempt integer not null,
      failure text,
      first_seen_at timestamptz not null,
      last_tried_at timestamptz not null,
      next_attempt_at timestamptz,
      told boolean not null default false,
      checked_at timestamptz not null,
      unique (workflow_id, run_id, activity_id)
    )`.execute(db);
  await sql`create index on stuck_activities (first_seen_at, id)`.execute(db);
  await sql`create index on stuck_activities (checked_at)`.execute(db);
}
