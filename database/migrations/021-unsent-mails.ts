import { type Kysely, sql } from 'kysely';

/** Mails that are on their way or could not be delivered. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table unsent_mails (
      message_id text primary key,
      mail text not null,
      foundation_id uuid,
      source jsonb not null,
      claimed_until timestamptz,
      attempts integer not null default 0,
      reason text,
      permanent boolean not null default false,
      failed_at timestamptz
    )`.execute(db);
  await sql`
    create index unsent_mails_failed on unsent_mails (failed_at desc)
      where failed_at is not null`.execute(db);
  await sql`create index unsent_mails_of_foundation on unsent_mails (foundation_id)`.execute(db);
}
