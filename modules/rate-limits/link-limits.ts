import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '#api/deps.ts';
import { tooManyRequests } from '#api/errors.ts';
import { clientKey } from './rate-limits.ts';

const WRONG_TOKENS_A_MINUTE = 10;
/** Files that were looked at: a notary who picks the wrong one a few times gets through. */
const FILES_AN_HOUR = 20;

export interface LinkLimits {
  /** @throws ApiError 429 after too many wrong tokens from this client */
  beforeToken(ip: string): Promise<void>;
  wrongToken(ip: string): Promise<void>;
  /** @throws ApiError 429 after too many files through this link */
  file(linkId: string): Promise<void>;
}

const unlimited: LinkLimits = {
  beforeToken: async () => undefined,
  wrongToken: async () => undefined,
  file: async () => undefined,
};

export function createLinkLimits({ config, connection }: Deps): LinkLimits {
  if (!config.rateLimits) return unlimited;
  const counter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: connection.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const tokens = counter('wrong-link-tokens', WRONG_TOKENS_A_MINUTE, 60);
  const files = counter('link-files', FILES_AN_HOUR, 3_600);
  return {
    async beforeToken(ip) {
      const wrong = await tokens.get(clientKey(ip));
      if (wrong && wrong.consumedPoints >= WRONG_TOKENS_A_MINUTE) {
        throw tooManyRequests(WRONG_TOKENS_A_MINUTE, wrong.msBeforeNext);
      }
    },
    async wrongToken(ip) {
      await tokens.penalty(clientKey(ip));
    },
    async file(linkId) {
      try {
        await files.consume(linkId);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        throw tooManyRequests(FILES_AN_HOUR, rejected.msBeforeNext);
      }
    },
  };
}
