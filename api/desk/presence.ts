import type { FastifyPluginAsync } from 'fastify';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { watchPresence } from '#modules/desk/presence.ts';
import { caseOf, type FoundationReads } from '../foundations/foundation-access.ts';
import { serve } from '../http/calls.ts';
import { personOf } from '../http/plugins/guards.ts';
import { presenceCalls } from './schemas.ts';

/** Pages of a case say that they are open, and hear who else has it open. */
export const presenceRoutes =
  ({ databaseUrl, ...deps }: FoundationReads & { databaseUrl: string }): FastifyPluginAsync =>
  async (app) => {
    const presence = watchPresence(databaseUrl);
    app.addHook('onClose', () => presence.close());
    serve(app, presenceCalls, {
      'POST /admin/foundations/:id/presence': async (request) => {
        const { foundationId } = await caseOf(deps, request.params.id);
        const { id } = personOf(request);
        await presence.say(deps.db, foundationId, id);
        const names = await namesByIds(deps.db, presence.others(foundationId, id));
        return { data: [...names.values()] };
      },
    });
  };
