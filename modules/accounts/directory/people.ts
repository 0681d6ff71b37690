import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { localeOfTag } from '#domain/site/language-tags.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { UserRow } from '../tables.ts';

type NameColumns = Pick<UserRow, 'first_name' | 'last_name'>;

const fullName = ({ first_name, last_name }: NameColumns): string | null =>
  [first_name, last_name].filter(Boolean).join(' ') || null;

/** Full names by id. Ids without an account, and people without a name, are not in the map. */
export async function namesByIds(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    users.flatMap((user) => {
      const name = fullName(user);
      return name === null ? [] : [[user.id, name]];
    }),
  );
}

/**
 * A condition on another query: the person in `idColumn` has a name like the pattern.
 *
 * @param pattern of `ilike`, escaped by the caller
 */
export const nameLike = (idColumn: string, pattern: string) => sql<SqlBool>`exists (
    select 1 from users where users.id = ${sql.ref(idColumn)}
    and concat_ws(' ', users.first_name, users.last_name) ilike ${pattern}
  )`;

export interface Contact {
  id: string;
  name: string | null;
  email: string;
  phone: string | null;
}

/** How to reach a person; null without an account, or when it was removed. */
export async function contactOf(db: Database, userId: string): Promise<Contact | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return user ? { id: user.id, name: fullName(user), email: user.email, phone: user.phone } : null;
}

/** Somebody a mail may go to. */
export interface MailReader {
  id: string;
  email: string;
  firstName: string | null;
  language: Locale;
  role: UserRow['role'];
}

const readers = (db: Database) =>
  db.selectFrom('users').select(['id', 'email', 'first_name as firstName', 'language', 'role']);

const toReader = <R extends { language: string }>(row: R) => ({
  ...row,
  language: localeOfTag(row.language),
});

/** For mails about the account itself: closed accounts get none. */
export async function readerOfAccount(
  db: Database,
  userId: string,
): Promise<MailReader | undefined> {
  const row = await readers(db)
    .where('id', '=', userId)
    .where('status', 'not in', ['suspended', 'archived'])
    .executeTakeFirst();
  return row && toReader(row);
}

/** Whom a mail to the team is about, suspended or not; nobody once the account was removed. */
export async function holderOfAccount(
  db: Database,
  userId: string,
): Promise<MailReader | undefined> {
  const row = await readers(db)
    .where('id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toReader(row);
}

/** For mails about a foundation, which only active people get. */
export async function activeReader(db: Database, userId: string): Promise<MailReader | undefined> {
  const row = await readers(db)
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row && toReader(row);
}

export async function activeLawyers(db: Database, limit: number): Promise<MailReader[]> {
  const rows = await readers(db)
    .where('role', '=', 'lawyer')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toReader);
}
