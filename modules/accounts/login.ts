import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { AccountLimits } from '../rate-limits/account-limits.ts';
import { verifyPassword } from './passwords.ts';
import type { Refusal } from './refusals.ts';
import type { UserRow } from './tables.ts';

type Owner = Pick<UserRow, 'id' | 'role'>;

/** Unknown addresses take as long and get the same refusal as wrong passwords. */
export async function logIn(
  db: Database,
  limits: AccountLimits,
  { email, password, ip }: { email: string; password: string; ip: string },
): Promise<Owner | Refusal> {
  const attempt = await limits.login(email, ip);
  if ('waitMs' in attempt) return { refused: 'WAIT', wait: attempt };
  try {
    const user = await db
      .selectFrom('users')
      .select(['id', 'role', 'status', 'provider', 'password_hash'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    const matches = await verifyPassword(user?.password_hash, password);
    if (!user || !matches || user.status !== 'active' || user.provider !== 'default') {
      await attempt.failed();
      return { refused: 'INVALID_CREDENTIALS', userId: user?.id };
    }
    await attempt.succeeded();
    return user;
  } finally {
    attempt.over();
  }
}
