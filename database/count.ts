import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './connection.ts';

/** The number of rows in a list, counted up to 1,000, so that the first page of a long list costs no more. */
export interface Count {
  total: number;
  /** Set when there are more than `total` rows. */
  more?: true;
}

/** The rows of a list that are read. */
export interface Page {
  limit: number;
  offset: number;
}

const COUNTED_MAX = 1_000;

/** The count of rows that are counted already. */
export const countOf = (rows: number): Count =>
  rows > COUNTED_MAX ? { total: COUNTED_MAX, more: true } : { total: rows };

/**
 * Counts the rows of a list from its beginning. The query has the order of the list, so Postgres stops once it
 * has counted enough, instead of preparing to read everything.
 */
export async function countRows<Tables, Table extends keyof Tables>(
  db: Database,
  query: SelectQueryBuilder<Tables, Table, unknown>,
): Promise<Count> {
  const upToOneMore = query.select(({ lit }) => lit(1).as('row')).limit(COUNTED_MAX + 1);
  const { counted } = await db
    .selectFrom(upToOneMore.as('rows'))
    .select(({ fn }) => fn.countAll<string>().as('counted'))
    .executeTakeFirstOrThrow();
  return countOf(Number(counted));
}
