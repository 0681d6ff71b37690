import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { passwordFault, refuseWeak } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const REMEMBERED = 10;

/**
 * Checks a new password of an account that has or had others, and hashes it.
 *
 * @throws ApiError 400 FAILED_VALIDATION when it is weak or one of the last ten
 */
export async function hashFresh(
  db: Database,
  user: { id: string; email: string },
  password: string,
): Promise<string> {
  refuseWeak(password, user.email);
  const earlier = await db
    .selectFrom('password_history')
    .select('password_hash')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .limit(REMEMBERED)
    .execute();
  const known = await Promise.all(
    earlier.map(({ password_hash }) => verifyPassword(password_hash, password)),
  );
  if (known.includes(true)) {
    throw passwordFault('used_before', 'Choose a password that you have not used before.');
  }
  return hashPassword(password);
}

/** Makes the hash the account's password and remembers it; the oldest of eleven is forgotten. */
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
