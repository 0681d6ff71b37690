import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { meetingKinds } from '#domain/meetings/meetings.ts';
import { loadFreeSlots } from '#modules/slots/free-slots.ts';
import { slotSchema } from '../foundations/schemas.ts';
import { answers, data } from '../http/schemas.ts';

/** Free times, earliest first, at most 200; visitors see them on the landing page too. */
export const slotRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      config: { access: 'public', ignoreBadToken: true },
      schema: {
        querystring: z.object({ kind: z.enum(meetingKinds) }),
        response: answers({ 200: data(z.array(slotSchema)) }),
      },
    } as const;
    app.get('/slots', options, async ({ query }) => ({
      data: await loadFreeSlots(db, query.kind, new Date().toISOString()),
    }));
  };
