import { type Kysely, sql } from 'kysely';

/** Links that end the newsletter have a token of their own. Earlier mails have the one that confirms. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table newsletter_consents add column end_token_hash text unique`.execute(db);
}
