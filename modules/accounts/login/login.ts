import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { Refusal } from '../refusals.ts';
import { verifyPassword } from './passwords/passwords.ts';
import type { LoggedIn } from './sessions.ts';
import type { TwoFactorKeys } from './two-factor/keys.ts';
import { checkOtp } from './two-factor/one-time-password.ts';

interface Credentials {
  email: string;
  password: string;
  /** A one-time password or a recovery code. */
  otp?: string | undefined;
  ip: string;
  /** The device id of an earlier login to this account. */
  device: string | undefined;
}

/**
 * Logs a person in. Unknown addresses take as long and get the same refusal as wrong passwords. Only a correct
 * password reveals that there is a second factor.
 */
export async function logIn(
  db: Database,
  limits: RateLimits,
  keys: TwoFactorKeys,
  { email, password, otp, ip, device }: Credentials,
): Promise<LoggedIn | Refusal> {
  const account = accountOf(db, email);
  // The account is read at the same time as the limits; an error matters only after them.
  account.catch(() => undefined);
  const attempt = await limits.login.begin({ email, ip, device });
  if ('waitMs' in attempt) return { refused: 'WAIT', wait: attempt };
  try {
    const user = await account;
    const matches = await verifyPassword(user?.password_hash, password);
    if (!user || !matches || user.status !== 'active' || user.provider !== 'default') {
      await attempt.failed();
      return { refused: 'INVALID_CREDENTIALS', userId: user?.id };
    }
    if (user.tfa_secret !== null) {
      // Asking for the code is a step of every such login, and no failure.
      if (!otp) return { refused: 'INVALID_OTP' };
      const refused = await checkOtp(
        db,
        limits,
        keys,
        { ...user, tfa_secret: user.tfa_secret },
        otp,
      );
      if (refused) {
        await attempt.failed();
        return refused;
      }
    }
    await attempt.succeeded();
    return user;
  } finally {
    attempt.over();
  }
}

const accountOf = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'status', 'provider', 'password_hash', 'tfa_secret'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
