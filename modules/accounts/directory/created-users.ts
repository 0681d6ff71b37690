import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { emailAddress, line, optional } from '#domain/text.ts';
import { mailLink } from '../login/account-tokens.ts';
import { setPassword } from '../login/passwords/password-history.ts';
import { newPassword, weakness } from '../login/passwords/password-rules.ts';
import { hashPassword } from '../login/passwords/passwords.ts';
import { languageTag, role } from '../profile/account-fields.ts';
import { type Me, readMe } from '../profile/me.ts';
import type { Refusal } from '../refusals.ts';
import type { UserRow } from '../tables.ts';

export const newUser = z.object({
  email: emailAddress,
  password: newPassword,
  first_name: optional(line(100)),
  last_name: optional(line(100)),
  phone: optional(line(40)),
  role: role.default('member'),
  status: z.enum(['active', 'unverified', 'suspended']).default('active'),
  language: languageTag.default('de'),
});

/** Admins create one person or up to 50 at once, all or none. */
export const newUsers = z.union([newUser, z.array(newUser).min(1).max(50)]);
type NewUser = z.output<typeof newUser>;
/** Invited people choose their passwords themselves. */
type Invited = Omit<NewUser, 'password' | 'status'>;
type Created = Me[] | Refusal;

export async function createUsers(db: Database, people: readonly NewUser[]): Promise<Created> {
  for (const person of people) {
    const fault = await weakness(person.password, person);
    if (fault) return { refused: 'PASSWORD', fault };
  }
  const hashes = await Promise.all(people.map(({ password }) => hashPassword(password)));
  const finish = (trx: Database, id: string, index: number) =>
    setPassword(trx, id, hashes[index] ?? '');
  const rows = people.map(({ password: _, ...person }) => person);
  return insertAll(db, rows, finish);
}

/**
 * Creates accounts for staff. The reader of the address's mails sets the password, and only then owns what was
 * booked with that address before.
 */
export const inviteUsers = (
  db: Database,
  linkSecret: string,
  people: readonly Invited[],
  invitedBy: string,
): Promise<Created> => {
  const invitation = { status: 'invited', invited_by: invitedBy } as const;
  const invited = people.map((person) => ({ ...person, ...invitation }));
  return insertAll(db, invited, (trx, id) => mailLink(trx, linkSecret, id, 'accept-invite'));
};

/** Rolls the transaction back. */
class EmailTaken extends Error {}

async function insertAll(
  db: Database,
  people: readonly (Invited & Pick<Insertable<UserRow>, 'status' | 'invited_by'>)[],
  finish: (trx: Database, id: string, index: number) => Promise<void>,
): Promise<Created> {
  try {
    return await db.transaction().execute(async (trx) => {
      const created: Me[] = [];
      for (const [index, values] of people.entries()) {
        const id = randomUUID();
        // This avoids the error of a violated index, which Postgres would log with the address.
        const inserted = await trx
          .insertInto('users')
          .values({ id, ...values, terms_accepted_at: null })
          .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) throw new EmailTaken();
        await finish(trx, id, index);
        const me = await readMe(trx, id);
        if (!me) throw new Error('A user is missing right after the insert.');
        created.push(me);
      }
      return created;
    });
  } catch (error) {
    if (error instanceof EmailTaken) return { refused: 'EMAIL_TAKEN' };
    throw error;
  }
}

/** Recognises the SQLSTATE of Postgres. */
export const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '23505';
