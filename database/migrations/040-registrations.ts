import { type Kysely, sql } from 'kysely';

/**
 * What somebody entered when registering an address that is not verified yet. It becomes the
 * account's when the link that was mailed for it is followed, and only then.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table registrations (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      password_hash text not null,
      first_name text,
      last_name text,
      phone text,
      terms_accepted_at timestamptz,
      newsletter_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index registrations_user on registrations (user_id)`.execute(db);
  await sql`
    alter table account_tokens
      add column registration_id uuid references registrations on delete set null`.execute(db);
}
