import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#config';
import { type LimitName, limits } from './limits.ts';

/** Time until the next attempt, once a limit is used up. */
export interface Wait {
  limit: number;
  waitMs: number;
}

/** Counts in Postgres, so that neither a restart nor a further process resets a counter. */
export const createLimiter = (pool: pg.Pool, name: LimitName) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // One timer removes the expired rows of all counters.
    clearExpiredByTimeout: name === 'register',
    keyPrefix: name,
    points: limits[name].points,
    duration: limits[name].seconds,
  });

/** Counters with these names. Where limits are off, nothing is counted and nobody waits. */
export function createCounters<Name extends LimitName>(
  pool: pg.Pool,
  { rateLimits }: Pick<Config, 'rateLimits'>,
  names: readonly Name[],
) {
  const limiters = rateLimits
    ? new Map(names.map((name) => [name, createLimiter(pool, name)]))
    : new Map<Name, RateLimiterPostgres>();
  return {
    /**
     * Takes one point.
     *
     * @returns the wait when none is left
     */
    async take(name: Name, key: string): Promise<Wait | undefined> {
      const limiter = limiters.get(name);
      return limiter && consume(limiter, key);
    },
    /** @returns the wait when no point is left, without taking one */
    async waitFor(name: Name, key: string): Promise<Wait | undefined> {
      const limiter = limiters.get(name);
      const used = await limiter?.get(key);
      if (!limiter || !used || used.consumedPoints < limiter.points) return undefined;
      return { limit: limiter.points, waitMs: used.msBeforeNext };
    },
    /** Takes one point without refusing anything. */
    async note(name: Name, key: string): Promise<void> {
      await limiters.get(name)?.penalty(key);
    },
    async giveBack(name: Name, key: string): Promise<void> {
      await limiters.get(name)?.reward(key);
    },
    async reset(name: Name, key: string): Promise<void> {
      await limiters.get(name)?.delete(key);
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<Wait | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    return { limit: limiter.points, waitMs: rejected.msBeforeNext };
  }
}

/** Addresses are personal data: the table holds their keyed hash. */
export const mailboxKey = (linkSecret: string, email: string): string =>
  createHmac('sha256', linkSecret).update(email.toLowerCase()).digest('base64url');

/** An IPv4 address, or the network of an IPv6 address, since every household has 2^64 of those. */
export function clientKey(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 || !isIPv6(ip)) return v4 ?? ip;
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
