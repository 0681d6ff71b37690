import type pg from 'pg';
import type { Config } from '#config';
import { clientKey, consume, createLimiter, type Wait } from './limiter.ts';

const WRONG_TOKENS_PER_MINUTE = 10;
/** Every file that is checked counts; enough for a notary who picks a few wrong ones first. */
const FILES_PER_HOUR = 20;

export interface LinkLimits {
  /** The wait after too many wrong tokens from this client. */
  beforeToken(ip: string): Promise<Wait | undefined>;
  wrongToken(ip: string): Promise<void>;
  /** The wait after too many files through this link. */
  file(linkId: string): Promise<Wait | undefined>;
}

const unlimited: LinkLimits = {
  beforeToken: async () => undefined,
  wrongToken: async () => undefined,
  file: async () => undefined,
};

export function createLinkLimits(
  pool: pg.Pool,
  { rateLimits }: Pick<Config, 'rateLimits'>,
): LinkLimits {
  if (!rateLimits) return unlimited;
  const tokens = createLimiter(pool, {
    name: 'wrong-link-tokens',
    points: WRONG_TOKENS_PER_MINUTE,
    seconds: 60,
  });
  const files = createLimiter(pool, { name: 'link-files', points: FILES_PER_HOUR, seconds: 3_600 });
  return {
    async beforeToken(ip) {
      const wrong = await tokens.get(clientKey(ip));
      if (!wrong || wrong.consumedPoints < WRONG_TOKENS_PER_MINUTE) return undefined;
      return { limit: WRONG_TOKENS_PER_MINUTE, waitMs: wrong.msBeforeNext };
    },
    async wrongToken(ip) {
      await tokens.penalty(clientKey(ip));
    },
    file: (linkId) => consume(files, linkId),
  };
}
