import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import {
  createReadModels,
  indexReadModels,
  LIVE,
  NEXT,
  type SchemaName,
} from '#projections/schema.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('a migrated database has the read models that a rebuild creates', async () => {
  const { db } = database.owner;
  const ddl = db as unknown as Kysely<never>;
  await createReadModels(ddl, NEXT);
  await indexReadModels(ddl, NEXT);
  const migrated = await describeSchema(db, LIVE);
  expect(migrated.length).toBeGreaterThan(50);
  // If this fails, add a migration: the existing ones are frozen.
  expect(migrated).toEqual(await describeSchema(db, NEXT));
});

test('migrations may take longer than a request', async () => {
  const pool = new pg.Pool({ connectionString: database.ownerUrl, statement_timeout: 200 });
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const holder = await database.owner.pool.connect();
  // The lock of Kysely's migrator: another process is migrating.
  await holder.query('begin; select pg_advisory_xact_lock(3853314791062309107)');
  const migrated = migrate({ db, pool, close: () => db.destroy() });
  await new Promise((resume) => setTimeout(resume, 600));
  await holder.query('commit');
  holder.release();
  await expect(migrated).resolves.toBeUndefined();
  const { rows } = await sql<{ limit: string }>`
    select current_setting('statement_timeout') as limit`.execute(db);
  expect(rows).toEqual([{ limit: '200ms' }]);
  await db.destroy();
});

/** Columns, constraints and indexes as text, and the initial checkpoint. */
async function describeSchema(db: Database, schema: SchemaName): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with tables as (
      select oid, relname from pg_class where relnamespace = ${schema}::regnamespace and relkind = 'r'
    )
    select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid)) as line
      from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select concat_ws(' ', relname, conname, pg_get_constraintdef(pg_constraint.oid))
      from tables join pg_constraint on conrelid = tables.oid
    union all
    select pg_get_indexdef(indexrelid)
      from tables join pg_index on indrelid = tables.oid
    union all
    select concat_ws(' ', 'checkpoint', name, position) from ${sql.id(schema)}.checkpoint
    order by line`.execute(db);
  return rows.map(({ line }) => line.replaceAll(`${NEXT}.`, `${LIVE}.`)).toSorted();
}
