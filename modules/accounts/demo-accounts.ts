import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import type { PersonalRight } from '#domain/desk/rights.ts';
import type { Locale } from '#domain/site/paths.ts';
import { hashPassword, verifyPassword } from './login/passwords/passwords.ts';
import { agreedAt } from './profile/agreement.ts';
import type { UserRow } from './tables.ts';

const DEMO_IDS = '0f0ad7b4-1f3c-5c53-9b06-7d4b8b0f5e21';
/** People of the demo have the same ids in every database. */
export const demoPersonId = (email: string) => uuidv5(email, DEMO_IDS);

/** Public: it is published with the product. */
export const DEMO_PASSWORD = 'siebenschritt-demo';
const logins = ['founder', 'staff', 'lawyer', 'admin'].map((name) => `${name}@example.com`);

export const hasPeople = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

export interface NewPerson {
  /** The account's id; random by default. */
  id?: string;
  email: string;
  firstName: string;
  lastName: string;
  role: UserRow['role'];
  phone?: string;
  language?: Locale;
  createdAt?: Date;
  /** Rights besides those of the role. */
  rights?: readonly PersonalRight[];
}

/**
 * Adds people of the demo, who can log in at once, without a mail. They share one password, which is hashed once.
 *
 * @returns their ids, in the same order
 */
export async function addPeople(
  db: Database,
  people: readonly NewPerson[],
  password: string,
): Promise<string[]> {
  const hash = await hashPassword(password);
  const now = new Date();
  const rows = people.map(({ id, email, firstName, lastName, role, ...more }) => ({
    id: id ?? randomUUID(),
    email,
    password_hash: hash,
    first_name: firstName,
    last_name: lastName,
    phone: more.phone ?? null,
    role,
    status: 'active' as const,
    ...agreedAt(more.createdAt ?? now),
    created_at: more.createdAt ?? now,
    ...(more.language && { language: more.language }),
    given_rights: [...(more.rights ?? [])],
  }));
  await db.insertInto('users').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Addresses of accounts that the demo made, or that have its published password. */
async function demoAccounts(db: Database): Promise<string[]> {
  const candidates = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where(sql`lower(email)`, 'like', '%@example.com')
    .where('status', '=', 'active')
    .orderBy('email')
    .execute();
  const found: string[] = [];
  for (const { id, email, password_hash } of candidates) {
    const isLogin = logins.includes(email);
    if (id === demoPersonId(email)) found.push(email);
    else if (isLogin && (await verifyPassword(password_hash, DEMO_PASSWORD))) found.push(email);
  }
  return found;
}

/** Why production does not start on this database; undefined when it has no demo accounts. */
export async function demoAccountsFault(db: Database): Promise<string | undefined> {
  const accounts = await demoAccounts(db);
  if (accounts.length === 0) return undefined;
  const shown = accounts.slice(0, 4).join(', ') + (accounts.length > 4 ? ' …' : '');
  return (
    `Production refuses a database with ${accounts.length} demo accounts (${shown}): their ` +
    'password is public. Set DATABASE_URL to a new database, then make the first admin with ' +
    '`npm run create-admin -- <email>`.'
  );
}
