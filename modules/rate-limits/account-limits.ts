import type pg from 'pg';
import type { Config } from '#config';
import { clientKey, createCounters, mailboxKey } from './limiter.ts';
import { loginLimits, unlimitedLogin } from './login-limits.ts';

const byClient = ['register', 'reset-request', 'subscribe', 'provider-login'] as const;
const byMailbox = ['verify-mail', 'reset-mail', 'change-mail', 'newsletter-mail'] as const;

export type AccountLimits = ReturnType<typeof createAccountLimits>;

export function createAccountLimits(
  pool: pg.Pool,
  config: Pick<Config, 'rateLimits' | 'linkSecret'>,
) {
  const { linkSecret, rateLimits } = config;
  const names = [...byClient, ...byMailbox, 'new-password', 'otp'] as const;
  const { take, reset } = createCounters(pool, config, names);
  const keyOf = (email: string) => mailboxKey(linkSecret, email);
  return {
    /** The wait when this client has used the limit up. */
    client: (limit: (typeof byClient)[number], ip: string) => take(limit, clientKey(ip)),
    /** The same for what is sent to one address. */
    mailbox: (limit: (typeof byMailbox)[number], email: string) => take(limit, keyOf(email)),
    /** The same for new passwords of one person, accepted or not. */
    newPassword: (userId: string) => take('new-password', userId),
    /**
     * Counts a one-time password or recovery code before it is checked; the wait when a person has
     * used the limit up. Callers know the password by now, so the wait may exceed a minute.
     */
    otp: (userId: string) => take('otp', userId),
    otpAccepted: (userId: string) => reset('otp', userId),
    login: rateLimits ? loginLimits(pool, keyOf) : unlimitedLogin,
  };
}
