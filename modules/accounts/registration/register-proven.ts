import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { setPassword } from '../login/passwords/password-history.ts';
import { weakness } from '../login/passwords/password-rules.ts';
import { hashPassword } from '../login/passwords/passwords.ts';
import { agreedAt } from '../profile/agreement.ts';
import type { Refusal } from '../refusals.ts';
import { lockUser } from './registration.ts';

interface Proven {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  language: string;
}

/**
 * Creates an active member whose mailbox is proven already: whoever calls this came by a link that was mailed to it.
 * An address that was registered and never verified is taken over, and its other registrations end. Whoever has an
 * account of the address has to log in.
 */
export async function registerProven(
  db: Database,
  { email, password, ...person }: Proven,
  now: Date,
): Promise<{ userId: string } | Refusal> {
  const fault = await weakness(password, { email, ...person });
  if (fault) return { refused: 'PASSWORD', fault };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({ id: randomUUID(), email, role: 'member', status: 'unverified' })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .execute();
    const user = await lockUser(trx, email);
    const isFree =
      user?.status === 'unverified' && user.role === 'member' && user.password_hash === null;
    if (!user || !isFree) return { refused: 'EMAIL_TAKEN' } as const;
    await trx
      .updateTable('users')
      .set({ ...person, ...agreedAt(now), status: 'active' })
      .where('id', '=', user.id)
      .execute();
    await trx.deleteFrom('registrations').where('user_id', '=', user.id).execute();
    await trx.deleteFrom('password_history').where('user_id', '=', user.id).execute();
    await setPassword(trx, user.id, passwordHash);
    return { userId: user.id };
  });
}
