import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { CommandLimits } from '#modules/rate-limits/command-limits.ts';
import { searchRoutes } from '../search/routes.ts';
import { listRoutes } from './list-routes.ts';
import { viewRoutes } from './views.ts';

interface Parts {
  db: Database;
  limits: Pick<CommandLimits, 'search'>;
}

/** What the whole desk has: its search, and its lists with their saved views. */
export const deskRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    await app.register(searchRoutes(parts));
    await app.register(viewRoutes(parts));
    await app.register(listRoutes(parts));
  };
