import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { isBrief, type Term } from '#domain/search/terms.ts';

/** How many rows a search looks at, of those that match, before it puts them in order. */
export const LOOKED_AT = 200;
/** How many of the newest rows it looks through, should more than that match. */
export const NEWEST = 1_000;

interface Candidates {
  /** How many of the newest rows are enough. */
  wanted: number;
  /** A table as `item`. */
  rows: RawBuilder<unknown>;
  /** On an `item`; one of them is enough. Each is looked up in an index. */
  conditions: readonly RawBuilder<SqlBool>[];
  /** The first of its rows in the order in which they are shown, as `item`, and the same on each of them. */
  newest: RawBuilder<unknown>;
  conditionsOnEach: readonly RawBuilder<SqlBool>[];
}

/**
 * Ids of rows that match, without looking at all of them: what everything matches is cut off before
 * it is put in order, and then the newest rows are those that are shown. Where as many of them match as
 * are wanted, no index is asked, which would put together all that there is.
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
 * Of words that Postgres knows no frequency of it expects many rows, and would rather read whole tables
 * until it has enough of them.
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
/** From this share on, whichever end a list begins at has enough of them. */
const MOST = 0.4;
/** Letters are spread evenly: from this share on, enough of them come soon. */
const OFTEN = 0.15;
const SAMPLED = 500;

interface Listed extends Pick<Candidates, 'rows' | 'conditions'> {
  /** The same for one row at a time, where they differ. */
  conditionsOnEach?: Candidates['conditionsOnEach'];
  terms: readonly Term[];
}

/**
 * A condition for lists: the row in `idColumn` matches. Few rows are named beforehand; what very many
 * match is looked for in the order of the list.
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
  // What some have may stand at the other end of the list, as invoices of one year do. All ids are put
  // together once, and each row is looked for in them: `is true` keeps Postgres from joining instead.
  const all = conditions.map((one) => sql`select item.id from ${rows} where ${one}`);
  return sql<SqlBool>`(${sql.ref(idColumn)} in (${sql.join(all, sql` union `)})) is true`;
}

/** At least one of them. */
export const anyOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/** Names with a letter stand everywhere, and an index would have to put all of them together. */
export const isEverywhere = async (
  db: Database,
  {
    rows,
    conditionsOnEach,
    terms,
  }: Pick<Candidates, 'rows' | 'conditionsOnEach'> & Pick<Listed, 'terms'>,
): Promise<boolean> =>
  isBrief(terms) && (await shareOf(db, rows, anyOf(conditionsOnEach))) >= OFTEN;

/** How many of some hundred rows match; all of a table that is too small to say. */
async function shareOf(db: Database, rows: RawBuilder<unknown>, condition: RawBuilder<unknown>) {
  const { rows: samples } = await sql<{ share: number | null }>`
    select avg(coalesce(${condition}, false)::int)::float8 as share
    from (select * from ${rows} tablesample system (1) limit ${SAMPLED}) as item`.execute(db);
  return samples[0]?.share ?? 1;
}

/** The id lies in one of these ranges. */
export const isIdIn = (ranges: readonly { first: string; last: string }[]) =>
  ranges.map(({ first, last }) => sql<SqlBool>`item.id between ${first}::uuid and ${last}::uuid`);

/** Whether a column of `search_words` has all terms. */
export const hasWords = (column: string, terms: readonly Term[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} @@ ${tsquery(terms)}::tsquery`;

/** Words are letters and digits alone, see `termsOf`. */
const tsquery = (terms: readonly Term[]): string =>
  terms
    .map((readings) =>
      readings.map((words) => `(${words.map((word) => `'${word}':*`).join('&')})`).join('|'),
    )
    .map((term) => `(${term})`)
    .join('&');

/** A few of what was found, and whether there is more. */
export interface Found<Row> {
  rows: Row[];
  more: boolean;
}

/** Of rows that were asked for with one more than wanted. */
export const foundOf = <Row>(rows: readonly Row[], wanted: number): Found<Row> => ({
  rows: rows.slice(0, wanted),
  more: rows.length > wanted,
});
