import type pg from 'pg';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#config';
import { clientKey, createLimiter, mailboxKey, type Wait } from './limiter.ts';
import { type Limit, type LimitName, limits, mostAtATime } from './limits.ts';
import { loginLimits, unlimitedLogin } from './login-limits.ts';

export type RateLimits = ReturnType<typeof createRateLimits>;

/** All counters by their names. Where limits are off, nothing is counted and nobody waits. */
export function createRateLimits(pool: pg.Pool, config: Pick<Config, 'rateLimits' | 'linkSecret'>) {
  const { linkSecret, rateLimits } = config;
  const mailbox = (email: string) => mailboxKey(linkSecret, email);
  const names = rateLimits ? (Object.keys(limits) as LimitName[]) : [];
  const limiters = new Map(names.map((name) => [name, createLimiter(pool, name)]));
  const keyOf = (name: LimitName, counted: string) => {
    const limit: Limit = limits[name];
    if (limit.by === 'client') return clientKey(counted);
    return limit.by === 'mailbox' ? mailbox(counted) : counted;
  };
  return {
    ...mostAtATime(config),
    login: rateLimits ? loginLimits(pool, mailbox) : unlimitedLogin,
    /**
     * Takes one point of what is counted: the address of a client or of a mailbox, or an id.
     *
     * @returns the wait when none is left
     */
    async take(name: LimitName, counted: string): Promise<Wait | undefined> {
      const limiter = limiters.get(name);
      return limiter && consume(limiter, keyOf(name, counted));
    },
    /** @returns the wait when no point is left, without taking one */
    async waitFor(name: LimitName, counted: string): Promise<Wait | undefined> {
      const limiter = limiters.get(name);
      const used = await limiter?.get(keyOf(name, counted));
      if (!limiter || !used || used.consumedPoints < limiter.points) return undefined;
      return { limit: limiter.points, waitMs: used.msBeforeNext };
    },
    /** Takes one point without refusing anything. */
    async note(name: LimitName, counted: string): Promise<void> {
      await limiters.get(name)?.penalty(keyOf(name, counted));
    },
    async giveBack(name: LimitName, counted: string): Promise<void> {
      await limiters.get(name)?.reward(keyOf(name, counted));
    },
    async reset(name: LimitName, counted: string): Promise<void> {
      await limiters.get(name)?.delete(keyOf(name, counted));
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
