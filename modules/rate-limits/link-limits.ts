import type pg from 'pg';
import type { Config } from '#config';
import { clientKey, createCounters } from './limiter.ts';

export type LinkLimits = ReturnType<typeof createLinkLimits>;

/** Limits of links that were mailed to people without an account. */
export function createLinkLimits(pool: pg.Pool, config: Pick<Config, 'rateLimits'>) {
  const { take, waitFor, note } = createCounters(pool, config, [
    'wrong-link-tokens',
    'link-files',
    'calendar-reads',
  ]);
  return {
    /** @returns the wait after too many wrong tokens from this client */
    beforeToken: (ip: string) => waitFor('wrong-link-tokens', clientKey(ip)),
    wrongToken: (ip: string) => note('wrong-link-tokens', clientKey(ip)),
    /** @returns the wait after too many reads of this calendar */
    calendar: (feed: string) => take('calendar-reads', feed),
    /** @returns the wait after too many files through this link */
    file: (linkId: string) => take('link-files', linkId),
  };
}
