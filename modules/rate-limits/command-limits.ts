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
  write(person: Caller): Promise<Wait | undefined>;
  /** The same for files, of which every download is on record. */
  download(person: Caller): Promise<Wait | undefined>;
}

interface Caller {
  id: string;
  role: string;
}

const unlimited = async () => undefined;

export function createCommandLimits(
  pool: pg.Pool,
  { rateLimits }: Pick<Config, 'rateLimits'>,
): CommandLimits {
  if (!rateLimits) {
    const { unlimited: most } = openFoundations;
    return { openFoundations: most, write: unlimited, download: unlimited };
  }
  const limited = (what: 'writes' | 'downloads') => {
    const limiter = (name: 'member' | 'team') =>
      createLimiter(pool, { name: `${what}-${name}`, points: perMinute[name], seconds: MINUTE });
    const [member, team] = [limiter('member'), limiter('team')];
    return ({ id, role }: Caller) => consume(role === 'member' ? member : team, id);
  };
  return {
    openFoundations: openFoundations.limited,
    write: limited('writes'),
    download: limited('downloads'),
  };
}
