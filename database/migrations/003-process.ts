import { type Kysely, sql } from 'kysely';

/** What the workflow of a foundation needs besides the event store. */
export async function up(db: Kysely<never>): Promise<void> {
  await commandTables(db);
  await slotTables(db);
  await sql`
    create table sent_mails (
      message_id text primary key,
      mail text not null,
      foundation_id uuid,
      skipped boolean not null default false,
      sent_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sent_mails_of_foundation on sent_mails (foundation_id)`.execute(db);
}

async function commandTables(db: Kysely<never>): Promise<void> {
  await sql`
    create table commands (
      id uuid primary key,
      foundation_id uuid not null,
      command text not null,
      actor_id text not null,
      actor_role text not null,
      payload jsonb,
      fingerprint text not null,
      outcome jsonb,
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      check ((outcome is null) = (decided_at is null))
    )`.execute(db);
  await sql`create index commands_of_foundation on commands (foundation_id)`.execute(db);
  await sql`
    create index commands_undecided on commands (created_at) where outcome is null`.execute(db);
  await sql`
    create table files (
      id uuid primary key,
      foundation_id uuid not null,
      name text not null,
      size integer not null check (size > 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      scan text not null check (scan in ('clean', 'not-configured')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index files_of_foundation on files (foundation_id)`.execute(db);
  await sql`
    create table upload_links (
      id uuid primary key,
      foundation_id uuid not null,
      purpose text not null check (purpose in ('foundation-certificate', 'register-extract')),
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  // Renewing a link revokes the previous one, so only one is ever open.
  await sql`
    create unique index one_open_upload_link on upload_links (foundation_id, purpose)
      where used_at is null and revoked_at is null`.execute(db);
}

async function slotTables(db: Kysely<never>): Promise<void> {
  // Equality of ids inside a gist index.
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    create table consultants (
      id uuid primary key,
      name text not null,
      kind text not null check (kind in ('lawyer', 'coach'))
    )`.execute(db);
  await sql`
    create table weekly_hours (
      consultant_id uuid not null references consultants on delete cascade,
      weekday integer not null check (weekday between 1 and 7),
      starts_minute integer not null check (starts_minute between 0 and 1439),
      ends_minute integer not null check (ends_minute between 1 and 1440),
      primary key (consultant_id, weekday, starts_minute),
      check (starts_minute < ends_minute)
    )`.execute(db);
  await sql`
    create table bookings (
      id uuid primary key,
      consultant_id uuid not null references consultants,
      kind text not null check (kind in ('consultation', 'strategy-meeting')),
      foundation_id uuid,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      created_at timestamptz not null default now(),
      freed_at timestamptz,
      check (starts_at < ends_at),
      constraint one_booking_at_a_time exclude using gist (
        consultant_id with =,
        tstzrange(starts_at, ends_at) with &&
      ) where (freed_at is null)
    )`.execute(db);
  await sql`create index bookings_of_foundation on bookings (foundation_id)`.execute(db);
}
