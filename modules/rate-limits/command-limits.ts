import type pg from 'pg';
import type { Config } from '#config';
import { consume, createLimiter, type Wait } from './limiter.ts';

const MINUTE = 60;
const perMinute = { member: 30, team: 600 };
const openFoundations = { limited: 3, unlimited: 20 };

export interface CommandLimits {
  /** How many unfinished foundations a person may have. */
  openFoundations: number;
  /** The wait when this person has written too much within a minute. */
  write(person: { id: string; role: string }): Promise<Wait | undefined>;
}

export function createCommandLimits(
  pool: pg.Pool,
  { rateLimits }: Pick<Config, 'rateLimits'>,
): CommandLimits {
  if (!rateLimits) {
    return { openFoundations: openFoundations.unlimited, write: async () => undefined };
  }
  const limiter = (name: 'member' | 'team') =>
    createLimiter(pool, { name: `writes-${name}`, points: perMinute[name], seconds: MINUTE });
  const [member, team] = [limiter('member'), limiter('team')];
  return {
    openFoundations: openFoundations.limited,
    write: ({ id, role }) => consume(role === 'member' ? member : team, id),
  };
}
