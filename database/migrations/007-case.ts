import { type Kysely, sql } from 'kysely';

/**
 * Days that are due, owners, and drafts that were withdrawn or replaced, in the read models; what the team
 * has to follow up; private calendars of members.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table projections.foundations
      add column due_on text,
      add column comes_back_as text,
      add column comes_back_on text,
      add column owner_id uuid`.execute(db);
  await sql`create index on projections.foundations (owner_id, since)`.execute(db);
  await sql`create index on projections.foundations (due_on)`.execute(db);
  await sql`
    create index on projections.foundations (comes_back_on)
      where comes_back_on is not null`.execute(db);
  await sql`
    alter table projections.documents
      add column replaces uuid,
      add column withdrawn_at timestamptz,
      add column deleted_at timestamptz`.execute(db);
  await sql`
    create table follow_ups (
      id uuid primary key,
      foundation_id uuid not null,
      kind text not null,
      due_on text not null,
      created_at timestamptz not null default now(),
      done_at timestamptz,
      done_by uuid
    )`.execute(db);
  await sql`create index on follow_ups (due_on) where done_at is null`.execute(db);
  await sql`create index on follow_ups (foundation_id)`.execute(db);
  await sql`
    create table calendar_feeds (
      user_id uuid primary key references users (id) on delete cascade,
      token_hash text not null unique,
      account_hash text not null,
      names boolean not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
