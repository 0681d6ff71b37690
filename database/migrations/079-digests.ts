import { type Kysely, sql } from 'kysely';

/** Who of the team wants the day's digest by mail, and the last one of each. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table digests (
      account_id uuid primary key references users on delete cascade,
      -- The last day that is done, in Berlin; at first the day on which somebody asked for it.
      day text not null,
      -- Null where there was nothing to say.
      digest jsonb
    )`.execute(db);
}
