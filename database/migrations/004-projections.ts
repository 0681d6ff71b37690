import { type Kysely, sql } from 'kysely';

/** The read models. A test compares them with what a rebuild creates. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create schema projections`.execute(db);
  await foundations(db);
  await tasks(db);
  await bookkeeping(db);
}

async function foundations(db: Kysely<never>): Promise<void> {
  await sql`
    create table projections.foundations (
      id uuid primary key,
      founder_id uuid not null,
      status text not null,
      step integer not null check (step between 1 and 7),
      waiting_on text not null,
      since timestamptz not null,
      due_at timestamptz,
      revision integer not null,
      started_at timestamptz not null,
      updated_at timestamptz not null,
      details jsonb not null
    )`.execute(db);
  await sql`create index on projections.foundations (founder_id, started_at desc)`.execute(db);
  await sql`create index on projections.foundations (started_at desc, id)`.execute(db);
  await sql`
    create table projections.timeline (
      event_id uuid primary key,
      foundation_id uuid not null,
      revision integer not null,
      type text not null,
      occurred_at timestamptz not null,
      actor_id text not null,
      actor_role text not null,
      details jsonb not null,
      unique (foundation_id, revision)
    )`.execute(db);
  await sql`
    create table projections.documents (
      id uuid primary key,
      foundation_id uuid not null,
      kind text not null,
      title text not null,
      file_name text not null,
      size integer not null,
      sha256 text not null,
      added_at timestamptz not null,
      released boolean not null
    )`.execute(db);
  await sql`create index on projections.documents (foundation_id, added_at)`.execute(db);
}

async function tasks(db: Kysely<never>): Promise<void> {
  await sql`
    create table projections.tasks (
      foundation_id uuid not null,
      revision integer not null,
      waiting_on text not null,
      status text not null,
      since timestamptz not null,
      until timestamptz,
      primary key (foundation_id, revision)
    )`.execute(db);
  await sql`
    create unique index on projections.tasks (foundation_id) where until is null`.execute(db);
  await sql`create index on projections.tasks (since) where until is null`.execute(db);
}

async function bookkeeping(db: Kysely<never>): Promise<void> {
  await sql`
    create table projections.checkpoint (
      name text primary key,
      position text not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into projections.checkpoint (name, position) values ('read-models', '0')`.execute(db);
  await sql`
    create table projections.parked (
      stream text primary key,
      position text not null,
      revision integer not null,
      error text not null,
      attempts integer not null,
      parked_at timestamptz not null default now(),
      redrive_at timestamptz
    )`.execute(db);
}
