import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '#api/deps.ts';
import { tooManyRequests } from '#api/errors.ts';

interface Limit {
  /** Names the counter, unique in the table. */
  name: string;
  points: number;
  seconds: number;
}

const limits = {
  register: { name: 'register', points: 5, seconds: 60 },
  resetRequest: { name: 'reset-request', points: 5, seconds: 60 },
  /** Mails that strangers can make us send to one address, by purpose. */
  verifyMail: { name: 'verify-mail', points: 3, seconds: 3_600 },
  resetMail: { name: 'reset-mail', points: 3, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Logins of one account that may be under way at once: no more guesses escape the count. */
const IN_FLIGHT_MAX = 10;

/** Seconds to wait after the n-th failed login of an account: 1, 2, 4 … 60 from the fifth on. */
const accountDelay = (failures: number) =>
  failures < 5 ? 0 : Math.min(2 ** (failures - 5), MINUTE);
/** One address that fails with many accounts. */
const addressDelay = (failures: number) => (failures < 50 ? 0 : MINUTE);

export interface LoginAttempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
  /** Always called, whatever came of it. */
  over(): void;
}

/** Counters in Postgres, so that neither a restart nor a second process resets them. */
export interface RateLimits {
  /** @throws ApiError 429 when the client has used the limit up. */
  client(limit: 'register' | 'resetRequest', ip: string): Promise<void>;
  /** The same for what is sent to one address. */
  mailbox(limit: 'verifyMail' | 'resetMail', email: string): Promise<void>;
  /**
   * Only failures are counted and delayed, never for more than a minute, so nobody can lock
   * anybody out. Who has logged in from this client before has a counter of their own there.
   *
   * @throws ApiError 429 while the account or the client has to wait.
   */
  login(email: string, ip: string): Promise<LoginAttempt>;
}

const unlimitedAttempt: LoginAttempt = {
  failed: async () => undefined,
  succeeded: async () => undefined,
  over: () => undefined,
};
const unlimited: RateLimits = {
  client: async () => undefined,
  mailbox: async () => undefined,
  login: async () => unlimitedAttempt,
};

export function createRateLimits({ config, connection }: Deps): RateLimits {
  if (!config.rateLimits) return unlimited;
  const counter = ({ name, points, seconds }: Limit) =>
    new RateLimiterPostgres({
      storeClient: connection.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: name === limits.register.name,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  const counters = {
    register: counter(limits.register),
    resetRequest: counter(limits.resetRequest),
    verifyMail: counter(limits.verifyMail),
    resetMail: counter(limits.resetMail),
  };
  /** Addresses are personal data: the table holds their keyed hash. */
  const mailboxKey = (email: string) =>
    createHmac('sha256', config.linkSecret).update(email.toLowerCase()).digest('base64url');
  return {
    client: (limit, ip) => consume(counters[limit], clientKey(ip)),
    mailbox: (limit, email) => consume(counters[limit], mailboxKey(email)),
    login: loginLimits(counter, mailboxKey),
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    throw tooManyRequests(limiter.points, rejected.msBeforeNext);
  }
}

function loginLimits(
  counter: (limit: Limit) => RateLimiterPostgres,
  mailboxKey: (email: string) => string,
): RateLimits['login'] {
  const failures = counter({ name: 'login-failures', points: 1, seconds: 60 * MINUTE });
  const waits = counter({ name: 'login-waits', points: 1, seconds: MINUTE });
  const known = counter({ name: 'login-known', points: 1, seconds: 30 * DAY });
  const underWay = new Map<string, number>();

  const delayNext = async (key: string, delayOf: (failures: number) => number) => {
    const { consumedPoints } = await failures.penalty(key);
    const seconds = delayOf(consumedPoints);
    if (seconds > 0) await waits.block(key, seconds);
  };

  return async (email, ip) => {
    const client = clientKey(ip);
    const mailbox = mailboxKey(email);
    const usual = `${mailbox}|${client}`;
    const account = (await known.get(usual)) ? usual : mailbox;
    for (const wait of await Promise.all([waits.get(account), waits.get(client)])) {
      if (wait) throw tooManyRequests(1, wait.msBeforeNext);
    }
    const current = underWay.get(account) ?? 0;
    if (current >= IN_FLIGHT_MAX) throw tooManyRequests(IN_FLIGHT_MAX, 1_000);
    underWay.set(account, current + 1);
    return {
      failed: async () => {
        await Promise.all([delayNext(account, accountDelay), delayNext(client, addressDelay)]);
      },
      succeeded: async () => {
        await Promise.all([failures.delete(account), known.set(usual, 1, 30 * DAY)]);
      },
      over: () => {
        const left = (underWay.get(account) ?? 1) - 1;
        if (left > 0) underWay.set(account, left);
        else underWay.delete(account);
      },
    };
  };
}

/** IPv4 as it is; of IPv6 the network, since every household has 2^64 addresses. */
export function clientKey(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 || !isIPv6(ip)) return v4 ?? ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
