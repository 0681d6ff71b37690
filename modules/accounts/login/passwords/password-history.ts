import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RateLimits } from '../../../rate-limits/rate-limits.ts';
import type { Refusal } from '../../refusals.ts';
import { weakness } from './password-rules.ts';
import { hashUnlessKnown } from './passwords.ts';

const REMEMBERED = 10;

/** Hashes a new password for an existing account, and refuses weak ones and the last ten. */
export async function hashFresh(
  db: Database,
  limits: RateLimits,
  user: { id: string; email: string },
  password: string,
): Promise<string | Refusal> {
  const names = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', user.id)
    .executeTakeFirst();
  const fault = await weakness(password, { ...names, ...user });
  if (fault) return { refused: 'PASSWORD', fault };
  const wait = await limits.take('new-password', user.id);
  if (wait) return { refused: 'WAIT', wait };
  const earlier = await db
    .selectFrom('password_history')
    .select('password_hash')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .limit(REMEMBERED)
    .execute();
  const hashes = earlier.map(({ password_hash }) => password_hash);
  return (await hashUnlessKnown(password, hashes)) ?? { refused: 'PASSWORD', fault: 'used_before' };
}

/** Sets the account's password, and adds it to the history of the last ten. */
export async function setPassword(trx: Database, userId: string, passwordHash: string) {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
  await trx
    .insertInto('password_history')
    .values({ user_id: userId, password_hash: passwordHash })
    .execute();
  await sql`
    delete from password_history where user_id = ${userId} and ctid not in (
      select ctid from password_history where user_id = ${userId}
      order by created_at desc limit ${REMEMBERED}
    )`.execute(trx);
}
