import { type Kysely, sql } from 'kysely';

/**
 * Accounts: people, their sessions, the links mailed to them, the outbox of mails, and the counters
 * of the rate limits, whose columns and their order are given by `rate-limiter-flexible`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await users(db);
  await sessions(db);
  await links(db);
  await sql`
    create table outbox (
      id uuid primary key,
      mail text not null,
      data jsonb not null,
      created_at timestamptz not null default now(),
      relayed_at timestamptz
    )`.execute(db);
  await sql`create index outbox_owed on outbox (created_at) where relayed_at is null`.execute(db);
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
}

async function users(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      email text not null check (length(email) <= 254),
      password_hash text,
      first_name text,
      last_name text,
      phone text,
      role text not null check (role in ('member', 'staff', 'lawyer', 'admin')),
      status text not null
        check (status in ('invited', 'unverified', 'active', 'suspended', 'archived')),
      language text not null default 'de' check (language in ('de', 'en')),
      terms_accepted_at timestamptz,
      newsletter_at timestamptz,
      created_at timestamptz not null default now(),
      last_login_at timestamptz
    )`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);
  await sql`
    create table password_history (
      user_id uuid not null references users on delete cascade,
      password_hash text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create index password_history_user on password_history (user_id, created_at)`.execute(db);
}

async function sessions(db: Kysely<never>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      mode text not null check (mode in ('json', 'cookie', 'session')),
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`
    create table refresh_tokens (
      token_hash text primary key,
      session_id uuid not null references sessions on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      rotated_at timestamptz,
      sealed_successor text,
      check ((rotated_at is null) = (sealed_successor is null))
    )`.execute(db);
  await sql`create index refresh_tokens_session on refresh_tokens (session_id)`.execute(db);
}

async function links(db: Kysely<never>): Promise<void> {
  await sql`
    create table account_tokens (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null check (purpose in ('verify-email', 'reset-password', 'accept-invite')),
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index account_tokens_user on account_tokens (user_id, purpose)`.execute(db);
}
