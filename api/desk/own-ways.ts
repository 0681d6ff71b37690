import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { digestRoutes } from './digest.ts';
import { standInRoutes } from './stand-ins.ts';
import { viewRoutes } from './views.ts';

/** How people of the team arrange their own work: views of lists, who stands in for them, the day's digest. */
export const ownWaysRoutes =
  (deps: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    await app.register(viewRoutes(deps));
    await app.register(standInRoutes(deps));
    await app.register(digestRoutes(deps));
  };
