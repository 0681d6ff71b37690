import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { emailAddress, optional, text } from '#domain/text.ts';
import { setPassword } from '../login/passwords/password-history.ts';
import { newPassword, weakness } from '../login/passwords/password-rules.ts';
import { hashPassword } from '../login/passwords/passwords.ts';
import { languageTag, role } from '../profile/account-fields.ts';
import { type Me, readMe } from '../profile/me.ts';
import type { Refusal } from '../refusals.ts';

export const newUser = z.object({
  email: emailAddress,
  password: newPassword,
  first_name: optional(text(100)),
  last_name: optional(text(100)),
  phone: optional(text(40)),
  role: role.default('member'),
  status: z.enum(['active', 'unverified', 'suspended']).default('active'),
  language: languageTag.default('de'),
});

/** Admins create one person or up to 50 at once, all or none. */
export const newUsers = z.union([newUser, z.array(newUser).min(1).max(50)]);
type NewUser = z.output<typeof newUser>;

export async function createUsers(
  db: Database,
  people: readonly NewUser[],
): Promise<Me[] | Refusal> {
  for (const person of people) {
    const fault = await weakness(person.password, person);
    if (fault) return { refused: 'PASSWORD', fault };
  }
  const hashes = await Promise.all(people.map(({ password }) => hashPassword(password)));
  try {
    return await db.transaction().execute(async (trx) => {
      const created: Me[] = [];
      for (const [index, person] of people.entries()) {
        created.push(await insertUser(trx, person, hashes[index] ?? ''));
      }
      return created;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { refused: 'EMAIL_TAKEN' };
    throw error;
  }
}

/** By the SQLSTATE of Postgres. */
export const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '23505';

async function insertUser(
  trx: Database,
  { password: _, ...values }: NewUser,
  passwordHash: string,
): Promise<Me> {
  const id = randomUUID();
  await trx
    .insertInto('users')
    .values({ id, ...values, terms_accepted_at: null })
    .execute();
  await setPassword(trx, id, passwordHash);
  const me = await readMe(trx, id);
  if (!me) throw new Error('A user is missing right after the insert.');
  return me;
}
