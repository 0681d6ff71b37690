import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Page } from '#database/count.ts';
import { isBrief, type Term } from '#domain/search/terms.ts';

/** What a list of the desk is asked for. */
export interface ListFilter<Sort extends string> extends Page {
  /** Words that its rows are searched for. */
  terms?: readonly Term[] | undefined;
  /** Days in Berlin, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort: Sort;
}

/** Number of matching rows that a search sorts. */
export const LOOKED_AT = 200;
/** Number of the newest rows that a search looks through when more match. */
export const NEWEST = 1_000;

interface Candidates {
  /** Number of the newest rows that is enough. */
  wanted: number;
  /** A table, named `item`. */
  rows: RawBuilder<unknown>;
  /** Conditions on `item`, any of which suffices; each one uses an index. */
  conditions: readonly RawBuilder<SqlBool>[];
  /** The newest rows of the table as `item`, and the conditions for each of them. */
  newest: RawBuilder<unknown>;
  conditionsOnEach: readonly RawBuilder<SqlBool>[];
}

/**
 * Ids of matching rows, without looking at all of them: where everything matches, the set is cut off before it is
 * sorted, and the newest rows are shown. If enough of the newest rows match, no index is used, which would
 * collect all matches.
 */
export function candidates(asked: Candidates): RawBuilder<string> {
  const { rows, conditions, newest, conditionsOnEach } = asked;
  const any = anyOf(conditionsOnEach);
  const isMissing = sql`(select count(*) from newest) < ${asked.wanted}`;
  const some = conditions.map(
    (condition) =>
      sql`(select item.id from ${rows} where ${isMissing} and ${condition} limit ${LOOKED_AT})`,
  );
  return sql<string>`(
    with newest as materialized (select item.id from ${newest} where ${any} limit ${LOOKED_AT})
    ${sql.join([sql`select id from newest`, ...some], sql` union `)})`;
}

/**
 * For words of unknown frequency, Postgres expects many matches and prefers to read whole tables; this makes it
 * use indexes.
 */
export const byIndexes = <Result>(db: Database, work: (reading: Database) => Promise<Result>) =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`select set_config('enable_seqscan', 'off', true)`.execute(transaction);
      return work(transaction);
    });

const FEW = 2_000;
/** With at least this share of matches, either end of a list has enough. */
const MOST = 0.4;
/** With at least this share, matches are spread evenly enough. */
const OFTEN = 0.15;
const SAMPLED = 500;

interface Listed extends Pick<Candidates, 'rows' | 'conditions'> {
  /** Conditions for one row at a time, where they differ. */
  conditionsOnEach?: Candidates['conditionsOnEach'];
  terms: readonly Term[];
}

/**
 * Condition for lists: the row in `idColumn` matches. Few matches are listed by their ids; very many are searched
 * in the order of the list.
 */
export async function isNamed(
  db: Database,
  idColumn: string,
  { rows, conditions, conditionsOnEach = conditions, terms }: Listed,
): Promise<RawBuilder<SqlBool>> {
  if (conditions.length === 0) return sql<SqlBool>`false`;
  const inOrder = (any: RawBuilder<SqlBool>) =>
    sql<SqlBool>`exists (select 1 from ${rows} where item.id = ${sql.ref(idColumn)} and ${any})`;
  if (await isEverywhere(db, { rows, conditionsOnEach, terms })) {
    return inOrder(anyOf(conditionsOnEach));
  }
  const each = conditions.map(
    (condition) => sql`(select item.id from ${rows} where ${condition} limit ${FEW})`,
  );
  const found = await byIndexes(db, (reading) =>
    sql<{ id: string }>`
      select id from (${sql.join(each, sql` union `)}) as found limit ${FEW}`.execute(reading),
  );
  const ids = found.rows.map(({ id }) => id);
  if (ids.length < FEW) return sql<SqlBool>`${sql.ref(idColumn)} = any(${ids}::uuid[])`;
  if (isBrief(terms)) return inOrder(anyOf(conditionsOnEach));
  const any = anyOf(conditions);
  if ((await shareOf(db, rows, any)) >= MOST) return inOrder(any);
  // Matches may be at the other end of the list, such as invoices of one year. All ids are collected once, and
  // each row is compared with them: `is true` keeps Postgres from a join.
  const all = conditions.map((one) => sql`select item.id from ${rows} where ${one}`);
  return sql<SqlBool>`(${sql.ref(idColumn)} in (${sql.join(all, sql` union `)})) is true`;
}

export const anyOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/** Words of one letter occur everywhere, and an index would collect all of them. */
export const isEverywhere = async (
  db: Database,
  {
    rows,
    conditionsOnEach,
    terms,
  }: Pick<Candidates, 'rows' | 'conditionsOnEach'> & Pick<Listed, 'terms'>,
): Promise<boolean> =>
  isBrief(terms) && (await shareOf(db, rows, anyOf(conditionsOnEach))) >= OFTEN;

/** Share of matches among some hundred rows; 1 for a table that is too small to tell. */
async function shareOf(db: Database, rows: RawBuilder<unknown>, condition: RawBuilder<unknown>) {
  const { rows: samples } = await sql<{ share: number | null }>`
    select avg(coalesce(${condition}, false)::int)::float8 as share
    from (select * from ${rows} tablesample system (1) limit ${SAMPLED}) as item`.execute(db);
  return samples[0]?.share ?? 1;
}

/** Whether the id is in one of these ranges. */
export const isIdIn = (ranges: readonly { first: string; last: string }[]) =>
  ranges.map(({ first, last }) => sql<SqlBool>`item.id between ${first}::uuid and ${last}::uuid`);

/** Whether a column of `search_words` matches all terms. */
export const hasWords = (column: string, terms: readonly Term[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} @@ ${tsquery(terms)}::tsquery`;

/** Words consist of letters and digits only, see `termsOf`. */
const tsquery = (terms: readonly Term[]): string =>
  terms
    .map((readings) =>
      readings.map((words) => `(${words.map((word) => `'${word}':*`).join('&')})`).join('|'),
    )
    .map((term) => `(${term})`)
    .join('&');

/** Some of the results, and whether there are more. */
export interface Found<Row> {
  rows: Row[];
  more: boolean;
}

/** Cuts off the additional row with which the query looked for more. */
export const foundOf = <Row>(rows: readonly Row[], wanted: number): Found<Row> => ({
  rows: rows.slice(0, wanted),
  more: rows.length > wanted,
});
