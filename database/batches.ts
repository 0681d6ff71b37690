import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';

const BATCH = 1_000;
/** The next run takes the rest. */
const MOST_BATCHES = 100;

/**
 * Removes old rows a batch at a time, so that no statement holds many of them.
 *
 * @param removeSome at most so many. @returns how many
 * @returns how many were removed
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
 * The same for rows of one table.
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
 * All rows, a page at a time: those that stay as they are keep nobody behind them waiting.
 *
 * @param read at most `size` rows after the given one, in an order that does not change
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
