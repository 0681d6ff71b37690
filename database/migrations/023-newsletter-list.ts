import { type Kysely, sql } from 'kysely';

/** The team lists and counts orders of the newsletter, and finds them by parts of the address. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table newsletter_consents
      add column words tsvector generated always as (search_words(email)) stored`.execute(db);
  await sql`create index on newsletter_consents using gin (words)`.execute(db);
  await sql`create index on newsletter_consents (requested_at desc, id)`.execute(db);
  // Each state is a list of its own.
  await sql`
    create index newsletter_consents_confirmed on newsletter_consents (requested_at desc, id)
      where confirmed_at is not null and ended_at is null`.execute(db);
  await sql`
    create index newsletter_consents_unconfirmed on newsletter_consents (requested_at desc, id)
      where confirmed_at is null and ended_at is null`.execute(db);
  await sql`
    create index newsletter_consents_ended on newsletter_consents (requested_at desc, id)
      where ended_at is not null`.execute(db);
}
