import { type Kysely, sql } from 'kysely';

/** Kinds of mails that a member does without. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users add column unwanted_mails text[] not null default '{}'`.execute(db);
}
