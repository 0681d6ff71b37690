import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Migrator } from 'kysely';
import type pg from 'pg';
import type { Connection } from '#database/connection.ts';
import { loadMigrations } from '#database/migrate.ts';

/**
 * The rows of a database as SQL, one statement a line; generated columns are left out. The tables
 * are made by the migrations up to the one it names.
 */
export async function writeDump({ pool }: Connection, file: string): Promise<void> {
  const { rows: last } = await pool.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  );
  const tables = await tablesOf(pool);
  const lines = [
    `-- migrated up to ${last[0]?.name}`,
    'begin;',
    // No trigger and no foreign key looks at rows that are put back as they were.
    'set local session_replication_role = replica;',
    `truncate ${tables.map(({ table }) => table).join(', ')};`,
  ];
  for (const { table, columns, identity } of tables) {
    lines.push(...(await insertsOf(pool, table, columns)));
    if (!identity) continue;
    const sequence = `pg_get_serial_sequence('${table}', '${identity}')`;
    lines.push(`select setval(${sequence}, (select max(${identity}) from ${table}));`);
  }
  writeFileSync(file, gzipSync([...lines, 'commit;', ''].join('\n'), { level: 9 }));
}

/** Makes the tables of that time and puts the rows back. */
export async function restoreDump({ db, pool }: Connection, file: string): Promise<void> {
  const text = gunzipSync(readFileSync(file)).toString();
  const upTo = /^-- migrated up to (\S+)\n/.exec(text)?.[1];
  if (!upTo) throw new Error(`${file} names no migration.`);
  const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
  const { error } = await migrator.migrateTo(upTo);
  if (error) throw error;
  await pool.query(text);
}

/** How many rows a dump holds, by table. */
export function rowsOfDump(file: string): Record<string, number> {
  const counts: Record<string, number> = {};
  const text = gunzipSync(readFileSync(file)).toString();
  for (const [, table = ''] of text.matchAll(/^insert into (\S+) /gm)) {
    counts[table] = (counts[table] ?? 0) + 1;
  }
  return counts;
}

/** How many rows each table has. */
export async function countRows({ pool }: Connection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table } of await tablesOf(pool)) {
    const { rows } = await pool.query<{ count: string }>(`select count(*) from ${table}`);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

interface Table {
  /** With its schema. */
  table: string;
  columns: string;
  /** The column that counts up, if there is one. */
  identity: string | null;
}

async function tablesOf(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select nspname || '.' || relname as table,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns,
      max(attname) filter (where attidentity <> '') as identity
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace and nspname in ('public', 'projections')
    join pg_attribute on attrelid = pg_class.oid
      and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and relname not like 'kysely%'
    group by 1 order by 1`);
  return rows;
}

async function insertsOf(pool: pg.Pool, table: string, columns: string): Promise<string[]> {
  const { rows } = await pool.query<{ row: string }>(`
    select to_jsonb(stored)::text as row from (select ${columns} from ${table}) as stored order by 1`);
  return rows.map(({ row }) => {
    const record = `jsonb_populate_record(null::${table}, '${row.replaceAll("'", "''")}')`;
    return `insert into ${table} (${columns}) overriding system value select ${columns} from ${record};`;
  });
}
