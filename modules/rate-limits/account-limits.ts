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
    /** @returns the wait when this client has used up the limit */
    client: (limit: (typeof byClient)[number], ip: string) => take(limit, clientKey(ip)),
    /** @returns the wait when mails to this address have used up the limit */
    mailbox: (limit: (typeof byMailbox)[number], email: string) => take(limit, keyOf(email)),
    /** Limits new passwords of a person, accepted or not. */
    newPassword: (userId: string) => take('new-password', userId),
    /**
     * Counts a code before it is checked.
     *
     * @returns the wait when the person has used up the limit; it may exceed a minute, since callers know the
     * password by then
     */
    otp: (userId: string) => take('otp', userId),
    otpAccepted: (userId: string) => reset('otp', userId),
    login: rateLimits ? loginLimits(pool, keyOf) : unlimitedLogin,
  };
}
