import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';

const BATCH = 1_000;
/** The next run removes the rest. */
const MOST_BATCHES = 100;

/**
 * Removes old rows in batches, so that no statement locks many of them.
 *
 * @param removeSome removes at most `limit` rows and returns their number
 * @returns the number of rows removed
 */
export async function inBatches(removeSome: (limit: number) => Promise<number>): Promise<number> {
  let removed = 0;
  for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
    const count = await removeSome(BATCH);
    removed += count;
    if (count < BATCH) break;
  }
  return removed;
}

/**
 * Removes rows of one table in batches.
 *
 * @param old selects their ids
 */
export const removeInBatches = <Tables, Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  old: SelectQueryBuilder<Tables, Table, { id: string }>,
): Promise<number> =>
  inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where id in (${old.limit(limit)})`.execute(db);
    return Number(numAffectedRows);
  });

/**
 * Yields all rows, page by page, so that unchanged rows never hide later ones.
 *
 * @param read returns at most `size` rows after the given one, in an order that does not change
 */
export async function* inPages<Row>(
  size: number,
  read: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[], void, void> {
  let after: Row | undefined;
  for (;;) {
    const page = await read(after);
    if (page.length > 0) yield page;
    after = page.at(-1);
    if (page.length < size) return;
  }
}
