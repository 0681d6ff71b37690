import { type InsertObject, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';

type Table = keyof Tables;
type Row<Of extends Table> = Selectable<Tables[Of]>;
type Column<Of extends Table> = keyof Row<Of> & string;

/** The rows with these values; with these columns, or all of them. */
export async function rowsOf<Of extends Table, Name extends Column<Of> = Column<Of>>(
  db: Database,
  table: Of,
  values: Partial<Row<Of>> = {},
  ...columns: Name[]
): Promise<Pick<Row<Of>, Name>[]> {
  const names = columns.length > 0 ? sql.join(columns.map((name) => sql.ref(name))) : sql`*`;
  const { rows } = await sql<Pick<Row<Of>, Name>>`
    select ${names} from ${sql.table(table)} where ${matching(values)}`.execute(db);
  return rows;
}

/** The first of them. @throws Error if there is none */
export async function rowOf<Of extends Table, Name extends Column<Of> = Column<Of>>(
  db: Database,
  table: Of,
  values: Partial<Row<Of>> = {},
  ...columns: Name[]
): Promise<Pick<Row<Of>, Name>> {
  const [row] = await rowsOf(db, table, values, ...columns);
  if (!row) throw new Error(`No row of ${table} has ${JSON.stringify(values)}.`);
  return row;
}

export async function addRows<Of extends Table>(
  db: Database,
  table: Of,
  ...rows: InsertObject<Tables, Of>[]
): Promise<void> {
  await db.insertInto(table).values(rows).execute();
}

/** Changes the rows with these values. */
export async function changeRows<Of extends Table>(
  db: Database,
  table: Of,
  values: Partial<Row<Of>>,
  change: Updateable<Tables[Of]>,
): Promise<void> {
  const set = Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${matching(values)}`.execute(db);
}

function matching(values: object) {
  const each = Object.entries(values).map(
    ([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`,
  );
  return each.length > 0 ? sql.join(each, sql` and `) : sql`true`;
}
