import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Config } from '#config';
import { clientKey, consume, createLimiter, type Limit, type Wait } from './limiter.ts';

const limits = {
  register: { name: 'register', points: 5, seconds: 60 },
  resetRequest: { name: 'reset-request', points: 5, seconds: 60 },
  /** Newsletters without an account. */
  subscribe: { name: 'subscribe', points: 5, seconds: 60 },
  /** Each asks the provider. */
  providerLogin: { name: 'provider-login', points: 30, seconds: 60 },
  /** Mails that strangers can make us send to one address, by purpose. */
  verifyMail: { name: 'verify-mail', points: 3, seconds: 3_600 },
  resetMail: { name: 'reset-mail', points: 3, seconds: 3_600 },
  /** Mails about a new address, counted by who asks and by who gets them. */
  changeMail: { name: 'change-mail', points: 5, seconds: 3_600 },
  newsletterMail: { name: 'newsletter-mail', points: 3, seconds: 3_600 },
  /** Each is compared with the last ten, which takes a core a quarter of a second. */
  newPassword: { name: 'new-password', points: 20, seconds: 3_600 },
  /** Three codes of a million are right at any moment. */
  otp: { name: 'otp', points: 10, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Parallel logins per account: failures are only counted afterwards. */
const MAX_PARALLEL = 10;

/** Seconds to wait after the n-th failed login of an account: 1, 2, 4 … 60 from the fifth on. */
const accountDelay = (failures: number) =>
  failures < 5 ? 0 : Math.min(2 ** (failures - 5), MINUTE);
/** For one client that fails with many accounts. */
const addressDelay = (failures: number) => (failures < 50 ? 0 : MINUTE);

export interface LoginAttempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
  /** Has to be called last, whatever the outcome. */
  over(): void;
}

type MailLimit = 'verifyMail' | 'resetMail' | 'changeMail' | 'newsletterMail';

export interface AccountLimits {
  /** The wait when this client has used the limit up. */
  client(
    limit: 'register' | 'resetRequest' | 'subscribe' | 'providerLogin',
    ip: string,
  ): Promise<Wait | undefined>;
  /** The same for what is sent to one address. */
  mailbox(limit: MailLimit, email: string): Promise<Wait | undefined>;
  /** The same for new passwords of one person, accepted or not. */
  newPassword(userId: string): Promise<Wait | undefined>;
  /**
   * Counts a one-time password or recovery code before it is checked; the wait when a person has
   * used the limit up. Callers know the password by now, so the wait may exceed a minute.
   */
  otp(userId: string): Promise<Wait | undefined>;
  otpAccepted(userId: string): Promise<void>;
  /**
   * Only failures count, and no delay is longer than a minute, so an attacker cannot lock anybody
   * out. People who have logged in from this client before have a counter of their own there.
   */
  login(email: string, ip: string): Promise<LoginAttempt | Wait>;
}

const unlimitedAttempt: LoginAttempt = {
  failed: async () => undefined,
  succeeded: async () => undefined,
  over: () => undefined,
};
const unlimited: AccountLimits = {
  client: async () => undefined,
  mailbox: async () => undefined,
  newPassword: async () => undefined,
  otp: async () => undefined,
  otpAccepted: async () => undefined,
  login: async () => unlimitedAttempt,
};

export function createAccountLimits(
  pool: pg.Pool,
  { rateLimits, linkSecret }: Pick<Config, 'rateLimits' | 'linkSecret'>,
): AccountLimits {
  if (!rateLimits) return unlimited;
  const counters = {
    register: createLimiter(pool, limits.register, true),
    resetRequest: createLimiter(pool, limits.resetRequest),
    subscribe: createLimiter(pool, limits.subscribe),
    providerLogin: createLimiter(pool, limits.providerLogin),
    verifyMail: createLimiter(pool, limits.verifyMail),
    resetMail: createLimiter(pool, limits.resetMail),
    changeMail: createLimiter(pool, limits.changeMail),
    newsletterMail: createLimiter(pool, limits.newsletterMail),
  };
  const newPassword = createLimiter(pool, limits.newPassword);
  const otp = createLimiter(pool, limits.otp);
  /** Addresses are personal data: the table holds their keyed hash. */
  const mailboxKey = (email: string) =>
    createHmac('sha256', linkSecret).update(email.toLowerCase()).digest('base64url');
  return {
    client: (limit, ip) => consume(counters[limit], clientKey(ip)),
    mailbox: (limit, email) => consume(counters[limit], mailboxKey(email)),
    newPassword: (userId) => consume(newPassword, userId),
    otp: (userId) => consume(otp, userId),
    otpAccepted: async (userId) => {
      await otp.delete(userId);
    },
    login: loginLimits(pool, mailboxKey),
  };
}

/** A login that succeeds renews what is known of its client once a day. */
const KNOWN_RENEWED_MS = (30 * DAY - DAY) * 1_000;

function loginLimits(pool: pg.Pool, mailboxKey: (email: string) => string): AccountLimits['login'] {
  const once = (name: string, seconds: number): RateLimiterPostgres =>
    createLimiter(pool, { name, points: 1, seconds });
  const failures = once('login-failures', 60 * MINUTE);
  const waits = once('login-waits', MINUTE);
  const known = once('login-known', 30 * DAY);
  const parallel = new Map<string, number>();

  const delayNext = async (key: string, delayOf: (failures: number) => number) => {
    const { consumedPoints } = await failures.penalty(key);
    const seconds = delayOf(consumedPoints);
    if (seconds > 0) await waits.block(key, seconds);
  };

  return async (email, ip) => {
    const client = clientKey(ip);
    const mailbox = mailboxKey(email);
    const usual = `${mailbox}|${client}`;
    const counted = await counters(pool, [
      known.getKey(usual),
      ...[usual, mailbox, client].map((key) => waits.getKey(key)),
      ...[usual, mailbox].map((key) => failures.getKey(key)),
    ]);
    const knownMs = counted.get(known.getKey(usual))?.ms;
    const account = knownMs === undefined ? mailbox : usual;
    for (const key of [account, client]) {
      const waitMs = counted.get(waits.getKey(key))?.ms;
      if (waitMs !== undefined) return { limit: 1, waitMs };
    }
    const current = parallel.get(account) ?? 0;
    const failed = counted.get(failures.getKey(account))?.points ?? 0;
    // Otherwise a delay would allow ten guesses at once.
    const allowed = accountDelay(failed) > 0 ? 1 : MAX_PARALLEL;
    if (current >= allowed) return { limit: allowed, waitMs: 1_000 };
    parallel.set(account, current + 1);
    return {
      failed: async () => {
        await Promise.all([delayNext(account, accountDelay), delayNext(client, addressDelay)]);
      },
      succeeded: async () => {
        // Parallel failures may have been counted since.
        const mayHaveFailed = failed > 0 || (parallel.get(account) ?? 1) > 1;
        const renewed = (knownMs ?? 0) < KNOWN_RENEWED_MS;
        await Promise.all([
          mayHaveFailed && failures.delete(account),
          renewed && known.set(usual, 1, 30 * DAY),
        ]);
      },
      over: () => {
        const others = (parallel.get(account) ?? 1) - 1;
        if (others > 0) parallel.set(account, others);
        else parallel.delete(account);
      },
    };
  };
}

/** Points of these counters and milliseconds until they expire, in one round trip. */
async function counters(
  pool: pg.Pool,
  keys: readonly string[],
): Promise<Map<string, { ms: number; points: number }>> {
  const now = Date.now();
  const { rows } = await pool.query<{ key: string; expire: string; points: number }>({
    name: 'rate-limits-counters',
    text: 'select key, expire, points from rate_limits where key = any($1) and expire > $2',
    values: [keys, now],
  });
  return new Map(
    rows.map(({ key, expire, points }) => [key, { ms: Number(expire) - now, points }]),
  );
}
