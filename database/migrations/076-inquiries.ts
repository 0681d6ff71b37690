import { type Kysely, sql } from 'kysely';

/**
 * What people ask of us in the forms of the public site, and newsletters without an account: their
 * consent has an address and a language, but no user until one with this address confirms it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table inquiries (
      id uuid primary key,
      kind text not null check (kind in ('partner', 'contact', 'withdrawal')),
      language text not null check (language in ('de', 'en')),
      content jsonb not null,
      fingerprint text not null,
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index inquiries_received on inquiries (kind, received_at)`.execute(db);
  await sql`
    alter table newsletter_consents
      alter column user_id drop not null,
      add column language text`.execute(db);
  await sql`
    create index newsletter_consents_email on newsletter_consents (lower(email))`.execute(db);
}
