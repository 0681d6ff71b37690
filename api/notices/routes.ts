import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { noticeKinds } from '#domain/notices/notices.ts';
import { countUnread, listNotices, markRead } from '#modules/notices/notices.ts';
import { personOf } from '../http/plugins/guards.ts';
import { answers, data, list, orEmpty, page } from '../http/schemas.ts';

const MAX_IDS = 200;

export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** Ids of what it is about. */
  subject: z.object({
    foundationId: z.string().optional(),
    meetingId: z.string().optional(),
    orderId: z.string().optional(),
    invoiceId: z.string().optional(),
  }),
  createdAt: z.string().meta({ format: 'date-time' }),
  isRead: z.boolean(),
});

const noticeList = list(noticeSchema);
const listWithUnread = noticeList.extend({
  meta: noticeList.shape.meta.extend({ unread: z.int() }),
});

/** What the bell of the member area says; everybody sees their own. */
export const noticeRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'member' } as const;
    const listed = { querystring: page, response: answers({ 200: listWithUnread }) };
    app.get('/notices', { config, schema: listed }, async (request) => {
      const { notices, meta } = await listNotices(db, personOf(request).id, request.query);
      return { data: notices, meta };
    });
    const read = {
      // Without ids all of them.
      body: orEmpty(z.object({ ids: z.array(z.uuid()).min(1).max(MAX_IDS).optional() })),
      response: answers({ 200: data(z.object({ unread: z.int() })) }),
    };
    app.post('/notices/read', { config, schema: read }, async (request) => {
      const { id } = personOf(request);
      await markRead(db, id, request.body.ids, new Date());
      return { data: { unread: await countUnread(db, id) } };
    });
  };
