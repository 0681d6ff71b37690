import type pg from 'pg';
import { clientKey, createLimiter, type Wait } from './limiter.ts';

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
/** Parallel logins per account and device, since failures are counted only afterwards. */
const MAX_PARALLEL = 10;

/** Failures of all unknown devices at one account within an hour. */
const CROWD = 20;
const FLOOD = 300;

/** Seconds to wait after the n-th failed login: 1, 2, 4 … 60 from the fifth on. */
const deviceDelay = (failures: number) =>
  failures < 5 ? 0 : Math.min(2 ** (failures - 5), MINUTE);
/** The delay of one client that fails at many accounts. */
const addressDelay = (failures: number) => (failures < 50 ? 0 : MINUTE);

/** An attempt to log in. */
export interface LoginTry {
  email: string;
  ip: string;
  /** Id of a device that has logged in to this account before, or of an open session. */
  device: string | undefined;
}

export interface LoginAttempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
  /** Has to be called at the end, whatever the outcome. */
  over(): void;
}

export interface LoginLimits {
  begin(attempt: LoginTry): Promise<LoginAttempt | Wait>;
  /** Resets the counters once the owner of the address has followed a mailed link. */
  forget(email: string, ip: string): Promise<void>;
}

const unlimitedAttempt: LoginAttempt = {
  failed: async () => undefined,
  succeeded: async () => undefined,
  over: () => undefined,
};
export const unlimitedLogin: LoginLimits = {
  begin: async () => unlimitedAttempt,
  forget: async () => undefined,
};

/**
 * Whoever fails waits, and nobody else: what counts is what this device, or this client, got wrong at
 * this account. A known device is kept waiting by nothing but its own failures. Of others, who fails
 * while many fail waits for longer; only when hundreds of them try the same account do all of them
 * share one try a minute, and its owner comes in with a known device or by a reset. Waiting clients
 * that go on trying are shut out for a while.
 */
export function loginLimits(pool: pg.Pool, mailboxKey: (email: string) => string): LoginLimits {
  const failures = createLimiter(pool, 'login-failures');
  const waits = createLimiter(pool, 'login-waits');
  const refusals = createLimiter(pool, 'login-refusals');
  const parallel = new Map<string, number>();

  const keysOf = ({ email, ip, device }: LoginTry) => {
    const [client, mailbox] = [clientKey(ip), mailboxKey(email)];
    return { client, mailbox, own: `${mailbox}|${device ? `device ${device}` : client}` };
  };
  const delay = (key: string, seconds: number) => seconds > 0 && waits.block(key, seconds);
  const noteFailure = async (key: string) => (await failures.penalty(key)).consumedPoints;
  const refuse = async (client: string, wait: Wait): Promise<Wait> => {
    const { consumedPoints } = await refusals.penalty(client);
    if (consumedPoints >= refusals.points) {
      await Promise.all([waits.block(client, QUARTER_HOUR), refusals.delete(client)]);
    }
    return wait;
  };

  const begin = async (attempt: LoginTry): Promise<LoginAttempt | Wait> => {
    const { client, mailbox, own } = keysOf(attempt);
    const isKnown = attempt.device !== undefined;
    const counted = await counters(pool, [
      ...[own, client, mailbox].map((key) => waits.getKey(key)),
      failures.getKey(own),
    ]);
    const waitFor = (key: string) => counted.get(waits.getKey(key))?.ms;
    const shutOutMs = isKnown ? undefined : waitFor(client);
    if (shutOutMs !== undefined) return { limit: 1, waitMs: shutOutMs };
    const waitMs = waitFor(own) ?? (isKnown ? undefined : waitFor(mailbox));
    if (waitMs !== undefined) {
      const wait = { limit: 1, waitMs };
      return isKnown ? wait : refuse(client, wait);
    }
    const current = parallel.get(own) ?? 0;
    const failed = counted.get(failures.getKey(own))?.points ?? 0;
    // Without this, a delay would allow ten guesses at once.
    const allowed = deviceDelay(failed) > 0 ? 1 : MAX_PARALLEL;
    if (current >= allowed) return { limit: allowed, waitMs: 1_000 };
    parallel.set(own, current + 1);
    return {
      failed: async () => {
        const seconds = deviceDelay(await noteFailure(own));
        if (isKnown) return void (await delay(own, seconds));
        const [byAll, byClient] = await Promise.all([noteFailure(mailbox), noteFailure(client)]);
        await Promise.all([
          delay(own, byAll < CROWD ? seconds : QUARTER_HOUR),
          delay(client, addressDelay(byClient)),
          delay(mailbox, byAll < FLOOD ? 0 : MINUTE),
        ]);
      },
      succeeded: async () => {
        // Parallel failures may have been counted meanwhile.
        const mayHaveFailed = failed > 0 || (parallel.get(own) ?? 1) > 1;
        if (mayHaveFailed) await failures.delete(own);
      },
      over: () => {
        const others = (parallel.get(own) ?? 1) - 1;
        if (others > 0) parallel.set(own, others);
        else parallel.delete(own);
      },
    };
  };

  const forget = async (email: string, ip: string) => {
    const { own, mailbox } = keysOf({ email, ip, device: undefined });
    const keys = [own, mailbox];
    await Promise.all(keys.flatMap((key) => [waits.delete(key), failures.delete(key)]));
  };

  return { begin, forget };
}

/** Points of these counters, and milliseconds until they expire, in one round trip. */
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
