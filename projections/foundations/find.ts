import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import { nameOf } from '#domain/foundations/people/people.ts';
import { type Status, unfinished } from '#domain/foundations/statuses.ts';
import {
  birthDateIn,
  idsOf,
  inTwo,
  isBrief,
  namesMeant,
  type Term,
  termsOf,
  withoutLabels,
} from '#domain/search/terms.ts';
import { isEachNamed, isPersonNamed } from '#modules/accounts/directory/find-people.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import {
  anyOf,
  candidates,
  foundOf,
  hasWords,
  isIdIn,
  LOOKED_AT,
  NEWEST,
} from '#modules/shared/search.ts';
import type { FoundationDetails } from '../foundation-details.ts';

interface Asked {
  typed: string;
  /** Of the reader. */
  role: TeamRole;
}

/**
 * Finds foundations by company, founder, participant, notary or file number: open ones first, then by their latest
 * event; by a date of birth for those who may see it.
 */
export async function findFoundations(db: Database, { typed, role }: Asked, limit: number) {
  const born = birthDateIn(typed);
  const terms = withoutLabels(termsOf(born?.rest ?? typed), 'foundations');
  if (terms.length === 0 && !born) return foundOf([], limit);
  const found = await db
    .selectFrom('projections.foundations')
    .select(['id', 'founder_id', 'status', 'details'])
    .where('id', 'in', born ? idsBorn(born.bornOn, terms, role) : someNamed(terms, limit + 1))
    .orderBy(isOpen, 'desc')
    .orderBy('since', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const founders = await namesByIds(db, [...new Set(found.map((row) => row.founder_id))]);
  const rows = found.map(({ id, founder_id, status, details }) => {
    const { coreData, people } = details as Partial<FoundationDetails>;
    const founder = founders.get(founder_id) ?? null;
    const others = (people?.participants ?? []).map(nameOf).filter((name) => name !== founder);
    return {
      id,
      companyName: coreData?.companyName ?? null,
      city: coreData?.city ?? null,
      founder,
      participants: namesMeant(others, terms).slice(0, NAMES_SHOWN),
      status: status as Status,
    };
  });
  return foundOf(rows, limit);
}

const NAMES_SHOWN = 3;

const isOpen = sql`status = any(${unfinished}::text[])`;

/** Whether everybody who has joined has released the law firm, as `unreleased` of the rules says. */
const isReleased = sql<SqlBool>`not exists (
  select from jsonb_array_elements(item.details #> '{people,participants}') as one
  where one ? 'accountId' and not item.details #> '{people,released}' ? (one ->> 'accountId'))`;

/**
 * Ids of the foundations in which somebody was born on a day and is called so: for lawyers, and for our team once
 * the firm is released.
 */
function idsBorn(bornOn: string, terms: readonly Term[], role: TeamRole): RawBuilder<string> {
  const isCalled = terms.length > 0 ? anyOf(areNamed(terms, isEachNamed)) : sql`true`;
  return sql<string>`(
    select item.id from projections.foundations as item
    where item.born ? ${bornOn} and ${role === 'lawyer' ? sql`true` : isReleased} and ${isCalled}
    limit ${LOOKED_AT})`;
}

/**
 * Condition that a foundation matches the terms. Founders' names are in another table, so some terms may match
 * there and others here.
 */
export function areNamed(terms: readonly Term[], isNamed = isPersonNamed): RawBuilder<SqlBool>[] {
  const itself = (part: readonly Term[]) => hasWords('item.words', part);
  const byFounder = (part: readonly Term[]) => isNamed('item.founder_id', part);
  const byParticipant = (part: readonly Term[]) => hasWords('item.people_words', part);
  const mixed = inTwo(terms).flatMap(([company, person]) =>
    [byFounder, byParticipant].map(
      (byPerson) => sql<SqlBool>`(${itself(company)} and ${byPerson(person)})`,
    ),
  );
  return [itself(terms), byFounder(terms), byParticipant(terms), ...mixed, ...isIdIn(idsOf(terms))];
}

/** Ids of the foundations that match, up to a limit. */
export async function idsNamed(
  db: Database,
  terms: readonly Term[],
  limit: number,
): Promise<string[]> {
  const each = areNamed(terms).map(
    (condition) => sql`(
      select id from projections.foundations as item where ${condition} limit ${limit}
    )`,
  );
  const { rows } = await sql<{ id: string }>`
    ${sql.join(each, sql` union `)} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const someNamed = (terms: readonly Term[], wanted: number) =>
  candidates({
    wanted,
    rows: sql`projections.foundations as item`,
    conditions: isBrief(terms)
      ? [hasWords('item.words', terms), hasWords('item.people_words', terms)]
      : areNamed(terms),
    conditionsOnEach: areNamed(terms, isEachNamed),
    newest: sql`(
      select id, founder_id, words, people_words from projections.foundations
      where ${isOpen} order by since desc limit ${NEWEST}
    ) as item`,
  });

/** The latest foundation that each of these people started, or else takes part in. */
export async function lastFoundationsOf(
  db: Database,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.participations')
    .innerJoin('projections.foundations as item', 'item.id', 'foundation_id')
    .select(['account_id', 'foundation_id'])
    .distinctOn('account_id')
    .where('account_id', 'in', accounts)
    .where('ended_at', 'is', null)
    .orderBy('account_id')
    .orderBy('role', 'desc')
    .orderBy('started_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.foundation_id]));
}
