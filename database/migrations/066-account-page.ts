import { type Kysely, sql } from 'kysely';

/**
 * Changes of address that wait for their link, consents to the newsletter with the text that was
 * agreed to, and from what kind of device a session was opened. Consents so far were never confirmed
 * by mail, so they prove nothing.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table email_changes (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      session_id uuid references sessions on delete set null,
      old_email text not null,
      new_email text not null check (length(new_email) <= 254),
      token_hash text not null unique,
      requested_at timestamptz not null default now(),
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      withdrawn_at timestamptz
    )`.execute(db);
  await sql`create index email_changes_user on email_changes (user_id)`.execute(db);
  await sql`
    create table newsletter_consents (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      email text not null,
      text_version text not null,
      token_hash text not null unique,
      requested_at timestamptz not null,
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index newsletter_consents_user on newsletter_consents (user_id)`.execute(db);
  await sql`
    alter table users
      add column pending_email text,
      add column newsletter_requested_at timestamptz`.execute(db);
  await sql`update users set newsletter_at = null`.execute(db);
  await sql`alter table registrations add column newsletter_text text`.execute(db);
  await sql`alter table sessions add column browser text, add column system text`.execute(db);
}
