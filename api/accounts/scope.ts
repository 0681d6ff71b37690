import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { twoFactorKeys } from '#modules/accounts/login/two-factor/keys.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { authRoutes } from './auth.ts';
import { fileRoutes } from './avatars.ts';
import { managedNewsletterRoutes } from './managed-newsletter.ts';
import { managedUserRoutes } from './managed-users.ts';
import { providerLoginRoutes } from './provider-login/routes.ts';
import { twoFactorRoutes } from './two-factor.ts';
import { userRoutes } from './users.ts';

interface Parts {
  config: Config;
  db: Database;
  limits: RateLimits;
}

/** Login methods and the personal data behind them. */
export const accountScope =
  ({ config, db, limits }: Parts): FastifyPluginAsync =>
  async (app) => {
    const keys = twoFactorKeys(config.personKeySecret);
    await app.register(authRoutes({ config, db, limits, keys }));
    await app.register(providerLoginRoutes({ config, db, limits }));
    await app.register(twoFactorRoutes({ db, limits, keys }));
    await app.register(userRoutes({ config, db, limits }));
    await app.register(managedUserRoutes({ db, limits }));
    await app.register(managedNewsletterRoutes({ db }));
    await app.register(fileRoutes({ db }));
  };
