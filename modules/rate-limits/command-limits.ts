import type pg from 'pg';
import type { Config } from '#config';
import { UNFINISHED_MAX } from '#domain/foundations/statuses.ts';
import { createCounters } from './limiter.ts';

const openFoundations = { limited: UNFINISHED_MAX, unlimited: 20 };

export type CommandLimits = ReturnType<typeof createCommandLimits>;

interface Caller {
  id: string;
  role: string;
}

export function createCommandLimits(pool: pg.Pool, config: Pick<Config, 'rateLimits'>) {
  const { take } = createCounters(pool, config, [
    'writes-member',
    'writes-team',
    'downloads-member',
    'downloads-team',
    'files-member',
    'searches',
  ]);
  return {
    /** Number of unfinished foundations that a person may have. */
    openFoundations: config.rateLimits ? openFoundations.limited : openFoundations.unlimited,
    /** @returns the wait when this person has written too often within a minute */
    write: ({ id, role }: Caller) => take(role === 'member' ? 'writes-member' : 'writes-team', id),
    /** Limits files of a person, each of which is checked. */
    file: ({ id }: Caller) => take('files-member', id),
    /** Limits searches of a person. */
    search: ({ id }: Caller) => take('searches', id),
    /** Limits downloads of a person, each of which is on record. */
    download: ({ id, role }: Caller) =>
      take(role === 'member' ? 'downloads-member' : 'downloads-team', id),
  };
}
