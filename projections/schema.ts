import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Position, START } from '#event-store/port.ts';
import { readModels } from './read-models/all.ts';
import type { ReadModel } from './read-models/read-model.ts';
import type { SchemaTables } from './tables.ts';

/** The live schema, and the one a rebuild fills beside it. */
export const LIVE = 'projections';
export const NEXT = 'projections_next';
export type SchemaName = typeof LIVE | typeof NEXT;

/** Writers name tables without a schema, so the same code can fill either. */
export const tablesIn = (db: Database, schema: SchemaName): Kysely<SchemaTables> =>
  db.withTables<SchemaTables>().withSchema(schema);

/** One checkpoint for all read models, which are written in one transaction. */
export const CHECKPOINT = 'read-models';

const ADD_LOCK = 735_110_010;

export async function checkpointOf(db: Database, schema: SchemaName = LIVE): Promise<Position> {
  const { position } = await tablesIn(db, schema)
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
  await sql`create schema ${sql.id(schema)}`.execute(db);
  for (const model of readModels) await createTable(db, schema, model);
  await createBookkeeping(db, schema);
}

/**
 * Creates what a rebuild need not write: indexes that only readers need. Its checkpoint already keeps events from
 * counting twice.
 */
export async function indexReadModels(db: Kysely<never>, schema: SchemaName): Promise<void> {
  for (const model of readModels) await indexTable(db, schema, model);
}

/** Creates the tables of new read models, which are empty until a rebuild fills them. */
export async function addReadModels(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADD_LOCK})`.execute(transaction);
    const ddl = transaction as unknown as Kysely<never>;
    for (const model of readModels) {
      const { rows } = await sql`
        select from pg_tables where schemaname = ${LIVE} and tablename = ${model.name}`.execute(
        ddl,
      );
      if (rows.length > 0) continue;
      await createTable(ddl, LIVE, model);
      await indexTable(ddl, LIVE, model);
    }
  });
}

async function createTable(db: Kysely<never>, schema: SchemaName, model: ReadModel) {
  const table = sql.id(schema, model.name);
  const columns = Object.entries(model.columns)
    .filter(([, { generated }]) => !generated)
    .map(([name, column]) => sql`${sql.id(name)} ${sql.raw(column.sql)}`);
  await sql`create table ${table} (${sql.join(columns)})`.execute(db);
  for (const make of model.indexes.toWrite) await make(table).execute(db);
}

async function indexTable(db: Kysely<never>, schema: SchemaName, model: ReadModel) {
  const table = sql.id(schema, model.name);
  const generated = Object.entries(model.columns)
    .filter(([, column]) => column.generated)
    .map(([name, column]) => sql`add column ${sql.id(name)} ${sql.raw(column.sql)}`);
  // One statement for all of them: each rewrites the whole table.
  if (generated.length > 0) await sql`alter table ${table} ${sql.join(generated)}`.execute(db);
  for (const make of model.indexes.toRead) await make(table).execute(db);
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
