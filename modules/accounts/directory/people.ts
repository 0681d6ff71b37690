import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { localeOfTag } from '#domain/site/language-tags.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { UserRow } from '../tables.ts';

/** More people than a team has. */
const MOST_OF_TEAM = 500;

type NameColumns = Pick<UserRow, 'first_name' | 'last_name'>;

export const fullName = ({ first_name, last_name }: NameColumns): string | null =>
  [first_name, last_name].filter(Boolean).join(' ') || null;

/** Full names by id; ids without an account and people without a name are left out. */
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

/** Names and addresses by id, null where unknown; removed people are left out. */
export async function membersByIds(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { name: string | null; email: string }>> {
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .where('removed_at', 'is', null)
    .execute();
  return new Map(users.map((user) => [user.id, { name: fullName(user), email: user.email }]));
}

export interface Contact {
  id: string;
  name: string | null;
  email: string;
  phone: string | null;
}

/** Contact details of a person; null without an account, or when it was removed. */
export async function contactOf(db: Database, userId: string): Promise<Contact | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return user ? { id: user.id, name: fullName(user), email: user.email, phone: user.phone } : null;
}

/** Id of the member with this address who can log in; undefined without one. */
export async function memberOfAddress(db: Database, email: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('role', '=', 'member')
    .where('status', '=', 'active')
    .executeTakeFirst();
  return user?.id;
}

/** Id of the account with this address that has been verified; undefined without one. */
export async function accountOfAddress(db: Database, email: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', '!=', 'unverified')
    .executeTakeFirst();
  return user?.id;
}

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

/** Recipient of mails about the account itself; closed accounts get none. */
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

/** The person whom a mail to the team is about, suspended or not; none once the account was removed. */
export async function holderOfAccount(
  db: Database,
  userId: string,
): Promise<(MailReader & { fullName: string | null }) | undefined> {
  const row = await readers(db)
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { first_name, last_name, ...reader } = row;
  return { ...toReader(reader), fullName: fullName({ first_name, last_name }) };
}

/** Recipient of mails about a foundation; only active people get them. */
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

/** Contact details of these people by id, without removed accounts. */
export async function contactsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Contact>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, email, phone, ...name }) => [id, { id, name: fullName(name), email, phone }]),
  );
}

/** Members of the team who can have a calendar, by name. */
export async function teamPeople(db: Database): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('role', 'in', ['staff', 'lawyer', 'admin'])
    .where('status', '=', 'active')
    .orderBy('last_name')
    .orderBy('id')
    .limit(MOST_OF_TEAM)
    .execute();
  return rows.map(({ id, email, ...name }) => ({ id, name: fullName(name) ?? email }));
}
