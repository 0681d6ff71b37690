import { sql } from 'kysely';

/**
 * The read models as a rebuild creates them, which a test compares. Each index serves a list whose
 * first page must not read the whole table.
 */
export const readModels = sql`
  create schema projections;

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
  );
  create index on projections.foundations (founder_id, started_at desc);
  create index on projections.foundations (started_at desc, id);
  create index on projections.foundations (since);
  create index on projections.foundations (status, since);

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
  );

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
  );
  create index on projections.documents (foundation_id, added_at);

  -- A task is open until somebody has done it. It knows when it is due, so that overdue ones are
  -- found without the foundations.
  create table projections.tasks (
    foundation_id uuid not null,
    revision integer not null,
    waiting_on text not null,
    status text not null,
    since timestamptz not null,
    due_at timestamptz,
    until timestamptz,
    primary key (foundation_id, revision)
  );
  create unique index on projections.tasks (foundation_id) where until is null;
  create index on projections.tasks (since) where until is null;
  create index on projections.tasks (waiting_on, since) where until is null;
  create index on projections.tasks (due_at, foundation_id) where until is null;

  -- How far the read models are, written in one transaction with them.
  create table projections.checkpoint (
    name text primary key,
    position text not null,
    updated_at timestamptz not null default now()
  );
  insert into projections.checkpoint (name, position) values ('read-models', '0');

  -- Streams that wait until somebody has looked at an event which cannot be projected.
  create table projections.parked (
    stream text primary key,
    position text not null,
    revision integer not null,
    error text not null,
    attempts integer not null,
    parked_at timestamptz not null default now(),
    redrive_at timestamptz,
    waiting boolean not null default false
  );
`;
