import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Manifest, type Part, readPart, writePart } from './manifest.ts';

type TableCopy = Manifest['tables'][number];

interface Table {
  name: string;
  columns: string[];
}

/** Read models are rebuilt from the events, and migrations run again. */
const TABLES = `
  select relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class
  join pg_attribute on attrelid = pg_class.oid
    and attnum > 0 and not attisdropped and attgenerated = ''
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
  group by 1 order by 1`;

const SEQUENCES = `
  select sequencename as name, coalesce(last_value, 0)::text as value
  from pg_sequences where schemaname = 'public' order by 1`;

/**
 * Copies all tables as of one moment.
 *
 * @param client in the transaction of that moment
 */
export async function copyTables(client: pg.PoolClient, folder: string): Promise<TableCopy[]> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const copies: TableCopy[] = [];
  for (const table of tables) {
    const rows = client.query(copyTo(`copy ${nameOf(client, table)} to stdout`));
    const part: Part = await writePart(folder, `tables/${table.name}.copy.gz`, rows);
    copies.push({ ...table, rows: rows.rowCount ?? 0, part });
  }
  return copies;
}

export async function readSequences(client: pg.PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(SEQUENCES);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/**
 * Fills the tables of that migration. Triggers that refuse changes and foreign keys that require an order are
 * dropped meanwhile; the keys are checked when they are added again.
 *
 * @param client in a transaction: all tables are filled, or none
 */
export async function fillTables(
  client: pg.PoolClient,
  folder: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  const { rows: present } = await client.query<Table>(TABLES);
  const names = present.map(({ name }) => client.escapeIdentifier(name));
  const wanted = new Set(tables.map(({ name }) => name));
  const unknown = present.filter(({ name }) => !wanted.delete(name)).map(({ name }) => name);
  if (unknown.length > 0 || wanted.size > 0) {
    throw new Error(`The tables are others: ${[...unknown, ...wanted].join(', ')}.`);
  }
  const keys = await dropForeignKeys(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations insert rows that the backup contains as well.
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const sink = client.query(copyFrom(`copy ${nameOf(client, table)} from stdin`));
    await pipeline(readPart(folder, table.part), sink);
    if (sink.rowCount !== table.rows) {
      throw new Error(`${table.name} has ${sink.rowCount} rows, but had ${table.rows}.`);
    }
  }
  for (const [name, value] of Object.entries(sequences)) {
    if (value !== '0') await client.query('select setval($1, $2)', [`public.${name}`, value]);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const key of keys) await client.query(key);
}

/** @returns the statements that add them again */
async function dropForeignKeys(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

const nameOf = (client: pg.PoolClient, { name, columns }: Table) =>
  `${client.escapeIdentifier(name)} (${columns.map((one) => client.escapeIdentifier(one)).join(', ')})`;
