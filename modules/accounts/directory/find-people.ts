import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Term } from '#domain/search/terms.ts';
import { candidates, foundOf, hasWords, NEWEST } from '../../shared/search.ts';
import { fullName } from './people.ts';

/** Finds members and the team by name, address or phone number, the newest first. */
export async function findPeople(db: Database, terms: readonly Term[], limit: number) {
  const isFound = [sql<SqlBool>`item.removed_at is null and ${hasWords('item.words', terms)}`];
  const found = candidates({
    wanted: limit + 1,
    rows: sql`users as item`,
    conditions: isFound,
    newest: sql`(
      select id, words, removed_at from users
      where removed_at is null order by created_at desc limit ${NEWEST}
    ) as item`,
    conditionsOnEach: isFound,
  });
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'role'])
    .where('id', 'in', found)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const people = rows.map((row) => ({
    id: row.id,
    name: fullName(row),
    email: row.email,
    role: row.role,
  }));
  return foundOf(people, limit);
}

/** Condition for another query: the terms name the person in `idColumn`. */
export const isPersonNamed = (idColumn: string, terms: readonly Term[]) => sql<SqlBool>`exists (
    select 1 from users where users.id = ${sql.ref(idColumn)} and ${hasWords('users.words', terms)}
  )`;

/** The same condition where few rows remain, each of which is looked up. */
export const isEachNamed = (idColumn: string, terms: readonly Term[]) => sql<SqlBool>`(
    select ${hasWords('users.words', terms)} from users where users.id = ${sql.ref(idColumn)}
  )`;
