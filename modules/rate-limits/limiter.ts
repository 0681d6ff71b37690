import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limit {
  /** Names the counter, unique in the table. */
  name: string;
  points: number;
  seconds: number;
}

/** A limit is used up: try again after so long. */
export interface Wait {
  limit: number;
  waitMs: number;
}

/** Counts in Postgres, so that neither a restart nor a second process resets anything. */
export const createLimiter = (
  pool: pg.Pool,
  { name, points, seconds }: Limit,
  clearExpired = false,
) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: clearExpired,
    keyPrefix: name,
    points,
    duration: seconds,
  });

/** Takes one point; the wait when there is none left. */
export async function consume(
  limiter: RateLimiterPostgres,
  key: string,
): Promise<Wait | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    return { limit: limiter.points, waitMs: rejected.msBeforeNext };
  }
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
