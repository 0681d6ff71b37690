import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
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
