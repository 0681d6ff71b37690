import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { meetingKinds } from '#domain/booking/slots.ts';
import { loadFreeSlots } from '#modules/bookings/free-slots.ts';
import type { Deps } from '../deps.ts';

/** Free times, earliest first, at most 200; visitors see them on the landing page too. */
export const slotRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const anybody = {
      config: { access: 'public', ignoreBadToken: true },
      schema: { querystring: z.object({ kind: z.enum(meetingKinds) }) },
    } as const;
    app.get('/slots', anybody, async ({ query }) => ({
      data: await loadFreeSlots(deps.connection.db, query.kind, new Date().toISOString()),
    }));
  };
