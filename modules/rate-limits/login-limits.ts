import type pg from 'pg';
import { clientKey, createLimiter, type Wait } from './limiter.ts';
import { limits } from './limits.ts';

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

/**
 * Only failures count, and no delay is longer than a minute, so an attacker cannot lock anybody
 * out. People who have logged in from this client before have a counter of their own there.
 */
type LoginLimits = (email: string, ip: string) => Promise<LoginAttempt | Wait>;

const unlimitedAttempt: LoginAttempt = {
  failed: async () => undefined,
  succeeded: async () => undefined,
  over: () => undefined,
};
export const unlimitedLogin: LoginLimits = async () => unlimitedAttempt;

/** A login that succeeds renews what is known of its client once a day. */
const KNOWN_SECONDS = limits['login-known'].seconds;
const KNOWN_RENEWED_MS = (KNOWN_SECONDS - DAY) * 1_000;

export function loginLimits(pool: pg.Pool, mailboxKey: (email: string) => string): LoginLimits {
  const failures = createLimiter(pool, 'login-failures');
  const waits = createLimiter(pool, 'login-waits');
  const known = createLimiter(pool, 'login-known');
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
          renewed && known.set(usual, 1, KNOWN_SECONDS),
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
