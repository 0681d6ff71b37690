import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Position, START } from '#event-store/port.ts';
import type {
  CheckpointView,
  DocumentView,
  FoundationView,
  ParkedView,
  TaskView,
  TimelineView,
} from './tables.ts';

/** The live schema, and the one a rebuild fills beside it. */
export const LIVE = 'projections';
export const NEXT = 'projections_next';
export type SchemaName = typeof LIVE | typeof NEXT;

export type ReadModels = {
  foundations: FoundationView;
  timeline: TimelineView;
  documents: DocumentView;
  tasks: TaskView;
  checkpoint: CheckpointView;
  parked: ParkedView;
};

/** Tables derived from events alone: a rebuild reproduces them byte for byte. */
export const derivedTables = ['foundations', 'timeline', 'documents', 'tasks'] as const;

/** Writers name tables without a schema, so the same handlers can fill either. */
export const readModels = (db: Database, schema: SchemaName): Kysely<ReadModels> =>
  db.withTables<ReadModels>().withSchema(schema);

/** One checkpoint for all read models, which are written in one transaction. */
export const CHECKPOINT = 'read-models';

export async function checkpointOf(db: Database, schema: SchemaName = LIVE): Promise<Position> {
  const { position } = await readModels(db, schema)
    .selectFrom('checkpoint')
    .select('position')
    .where('name', '=', CHECKPOINT)
    .executeTakeFirstOrThrow();
  return position;
}

/**
 * The tables as this version writes them. Older databases get a new shape by a rebuild, never by a
 * migration.
 */
export async function createReadModels(db: Kysely<never>, schema: SchemaName): Promise<void> {
  const name = sql.id(schema);
  await sql`create schema ${name}`.execute(db);
  await sql`
    create table ${name}.foundations (
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
      details jsonb not null,
      due_on text,
      comes_back_as text,
      comes_back_on text,
      owner_id uuid
    )`.execute(db);
  await sql`
    create table ${name}.timeline (
      event_id uuid not null,
      foundation_id uuid not null,
      revision integer not null,
      type text not null,
      occurred_at timestamptz not null,
      actor_id text not null,
      actor_role text not null,
      details jsonb not null
    )`.execute(db);
  await sql`
    create table ${name}.documents (
      id uuid primary key,
      foundation_id uuid not null,
      kind text not null,
      title text not null,
      file_name text not null,
      size integer not null,
      sha256 text not null,
      added_at timestamptz not null,
      released boolean not null,
      replaces uuid,
      withdrawn_at timestamptz,
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index on ${name}.documents (foundation_id, added_at)`.execute(db);
  await createTasks(db, schema);
  await createBookkeeping(db, schema);
}

async function createTasks(db: Kysely<never>, schema: SchemaName): Promise<void> {
  const name = sql.id(schema);
  await sql`
    create table ${name}.tasks (
      foundation_id uuid not null,
      revision integer not null,
      waiting_on text not null,
      status text not null,
      since timestamptz not null,
      due_at timestamptz,
      until timestamptz
    )`.execute(db);
  await sql`
    create unique index on ${name}.tasks (foundation_id) where until is null`.execute(db);
}

/**
 * Keys, indexes and words of the search, which only readers need. Made once a rebuild has filled the tables:
 * each row costs less then, and the checkpoint lets no event in twice.
 */
export async function indexReadModels(db: Kysely<never>, schema: SchemaName): Promise<void> {
  const name = sql.id(schema);
  await sql`
    alter table ${name}.foundations add column words tsvector generated always as (search_words(
      details #>> '{coreData,companyName}', details #>> '{coreData,city}',
      details #>> '{notary,name}', details #>> '{notary,email}',
      details #>> '{notaryAppointment,notaryName}', details #>> '{notaryAppointment,notaryEmail}'
    )) stored`.execute(db);
  await sql`
    alter table ${name}.timeline
      add primary key (event_id),
      add unique (foundation_id, revision)`.execute(db);
  await sql`alter table ${name}.tasks add primary key (foundation_id, revision)`.execute(db);
  await sql`
    create index on ${name}.foundations (comes_back_on)
      where comes_back_on is not null`.execute(db);
  await sql`create index on ${name}.foundations (owner_id, since)`.execute(db);
  await sql`create index on ${name}.foundations using gin (words)`.execute(db);
  await sql`create index on ${name}.foundations (due_on, id)`.execute(db);
  await sql`create index on ${name}.foundations (due_on desc nulls last, id)`.execute(db);
  await sql`create index on ${name}.foundations (founder_id, started_at desc)`.execute(db);
  await sql`create index on ${name}.foundations (started_at desc, id)`.execute(db);
  await sql`create index on ${name}.foundations (since, id)`.execute(db);
  await sql`create index on ${name}.foundations (status, since, id)`.execute(db);
  await sql`create index on ${name}.tasks (since) where until is null`.execute(db);
  await sql`create index on ${name}.tasks (waiting_on, since) where until is null`.execute(db);
  await sql`create index on ${name}.tasks (due_at, foundation_id) where until is null`.execute(db);
}

async function createBookkeeping(db: Kysely<never>, schema: SchemaName): Promise<void> {
  const name = sql.id(schema);
  await sql`
    create table ${name}.checkpoint (
      name text primary key,
      position text not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into ${name}.checkpoint (name, position) values (${CHECKPOINT}, ${START})`.execute(db);
  await sql`
    create table ${name}.parked (
      stream text primary key,
      position text not null,
      revision integer not null,
      error text not null,
      attempts integer not null,
      parked_at timestamptz not null default now(),
      redrive_at timestamptz,
      waiting boolean not null default false
    )`.execute(db);
}
