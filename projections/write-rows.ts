import { type Kysely, sql } from 'kysely';
import type { ReadModels } from './schema.ts';

/**
 * An insert whose rows are one parameter, however many there are: a rebuild writes thousands with
 * each statement. All rows have the columns of the first.
 */
export function insertRows<
  Table extends 'foundations' | 'timeline' | 'documents' | 'tasks' | 'figures',
>(
  db: Kysely<ReadModels>,
  table: Table,
  rows: readonly { [Column in keyof ReadModels[Table]]?: unknown }[],
) {
  const columns = Object.keys(rows[0] ?? {}) as (keyof ReadModels[Table] & string)[];
  return db
    .insertInto(table)
    .columns(columns as never)
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`,
    );
}
