import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { countUnread, listNotices, markRead } from '#modules/notices/notices.ts';
import { serve } from '../http/calls.ts';
import { personOf } from '../http/plugins/guards.ts';
import { noticeCalls } from './schemas.ts';

/** What the bell of the member area says; everybody sees their own. */
export const noticeRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, noticeCalls, {
      'GET /notices': async (request) => {
        const { notices, meta } = await listNotices(db, personOf(request).id, request.query);
        return { data: notices, meta };
      },
      'POST /notices/read': async (request) => {
        const { id } = personOf(request);
        await markRead(db, id, request.body, new Date());
        return { data: { unread: await countUnread(db, id) } };
      },
    });
  };
