import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { readModels } from '#projections/read-models/all.ts';
import {
  addReadModels,
  createReadModels,
  indexReadModels,
  LIVE,
  NEXT,
  type SchemaName,
} from '#projections/schema.ts';
import { withDatabase } from '#tests/support/database.ts';

const database = await withDatabase();

describe('a migrated database has the read models that a rebuild creates', () => {
  let rebuilt: string[];
  beforeAll(async () => {
    const ddl = database.owner.db as unknown as Kysely<never>;
    await createReadModels(ddl, NEXT);
    await indexReadModels(ddl, NEXT);
    rebuilt = await describeSchema(database.owner.db, NEXT);
  });

  test('with the columns and indexes that their objects describe', async () => {
    const migrated = await describeSchema(database.owner.db, LIVE);
    expect(migrated.length).toBeGreaterThan(50);
    // If this fails, add a migration for the read model that has changed: the existing ones are frozen.
    expect(migrated).toEqual(rebuilt);
  });

  test.each(readModels.map(({ name }) => name))(
    '%s without a migration, if it is new',
    async (name) => {
      const { db } = database.owner;
      await sql`drop table ${sql.id(LIVE, name)}`.execute(db);
      await addReadModels(db);
      await addReadModels(db);
      expect(await describeSchema(db, LIVE)).toEqual(rebuilt);
    },
  );
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
