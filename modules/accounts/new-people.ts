import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import { hashPassword } from './passwords.ts';
import type { UserRow } from './tables.ts';

export const hasPeople = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

export interface NewPerson {
  /** Random where none is given. */
  id?: string;
  email: string;
  firstName: string;
  lastName: string;
  role: UserRow['role'];
  phone?: string;
  createdAt?: Date;
}

/**
 * Adds people who can log in at once, without a mail: for the demo and for the first admin.
 * They share the password, which is hashed once.
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
  const rows = people.map(({ id, email, firstName, lastName, role, phone, createdAt }) => ({
    id: id ?? randomUUID(),
    email,
    password_hash: hash,
    first_name: firstName,
    last_name: lastName,
    phone: phone ?? null,
    role,
    status: 'active' as const,
    terms_accepted_at: createdAt ?? now,
    created_at: createdAt ?? now,
  }));
  await db.insertInto('users').values(rows).execute();
  return rows.map(({ id }) => id);
}
