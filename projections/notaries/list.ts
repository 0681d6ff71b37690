import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { sortOf } from '#database/sort.ts';
import { isBrief, type Term } from '#domain/search/terms.ts';
import { type Found, foundOf, hasWords, isNamed } from '#modules/shared/search.ts';

/** By name alone: a list that ranked notaries would recommend some of them. */
export const notarySorts = ['name', '-name'] as const;

export interface NotaryFilter {
  terms?: readonly Term[] | undefined;
  sort: (typeof notarySorts)[number];
  limit: number;
  offset: number;
}

export interface ListedNotary {
  /** Of the row that stands for the notary. */
  id: string;
  name: string;
  email: string | null;
  city: string | null;
  phone: string | null;
  /** Number of formations that have to do with the notary, at least one. */
  foundations: number;
  namedAt: string;
}

export async function listNotaries(
  db: Database,
  { terms, sort, limit, offset }: NotaryFilter,
): Promise<{ notaries: ListedNotary[]; meta: Count }> {
  const { direction } = sortOf(sort);
  let matching = db
    .selectFrom('projections.notary_cases')
    .where('stands', '=', true)
    .orderBy('sorted_as', direction)
    .orderBy('id', direction);
  if (terms) {
    const conditions =
      terms.length === 0 ? [] : [sql<SqlBool>`item.stands and ${hasWords('item.words', terms)}`];
    const rows = sql`projections.notary_cases as item`;
    matching = matching.where(await isNamed(db, 'notary_cases.id', { rows, conditions, terms }));
  }
  const meta = await countRows(db, matching);
  const rows = await matching.select(columns).limit(limit).offset(offset).execute();
  return { notaries: await counted(db, rows), meta };
}

const columns = ['id', 'key', 'name', 'email', 'city', 'phone', 'named_at'] as const;

/** Finds notaries by name, address, city or phone number. */
export async function findNotaries(
  db: Database,
  terms: readonly Term[],
  limit: number,
): Promise<Found<ListedNotary>> {
  if (isBrief(terms)) return foundOf([], limit);
  const rows = await db
    .selectFrom('projections.notary_cases')
    .select(columns)
    .where('stands', '=', true)
    .where(hasWords('words', terms))
    .orderBy('sorted_as')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return foundOf(await counted(db, rows), limit);
}

interface Standing {
  id: string;
  key: string;
  name: string;
  email: string | null;
  city: string | null;
  phone: string | null;
  named_at: Date;
}

async function counted(db: Database, rows: readonly Standing[]): Promise<ListedNotary[]> {
  if (rows.length === 0) return [];
  const keys = rows.map((row) => row.key);
  const counts = await db
    .selectFrom('projections.notary_cases')
    .select(({ fn }) => ['key', fn.countAll<string>().as('foundations')])
    .where('key', 'in', keys)
    .groupBy('key')
    .execute();
  const of = new Map(counts.map((one) => [one.key, Number(one.foundations)]));
  return rows.map(({ key, named_at, ...notary }) => ({
    ...notary,
    foundations: of.get(key) ?? 1,
    namedAt: named_at.toISOString(),
  }));
}
