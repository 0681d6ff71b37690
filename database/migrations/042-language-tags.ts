import { type Kysely, sql } from 'kysely';

/** Languages of people are BCP 47 tags such as `de-DE`, as clients of the accounts API send them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users drop constraint users_language_check`.execute(db);
  await sql`
    alter table users add constraint users_language_check
      check (language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' and length(language) <= 35)`.execute(
    db,
  );
}
