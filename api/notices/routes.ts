import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { countUnread, listNotices, markRead, type Notice } from '#modules/notices/notices.ts';
import { companyNamesOf } from '#projections/foundations/parts.ts';
import { serve } from '../http/calls.ts';
import { personOf } from '../http/plugins/guards.ts';
import { noticeCalls } from './schemas.ts';

/** What the bell says, of members and of the team; everybody sees their own. */
export const noticeRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, noticeCalls, {
      'GET /notices': async (request) => {
        const { id, role } = personOf(request);
        const { notices, meta } = await listNotices(db, id, request.query);
        return { data: role === 'member' ? notices : await named(db, notices), meta };
      },
      'POST /notices/read': async (request) => {
        const { id } = personOf(request);
        await markRead(db, id, request.body, new Date());
        return { data: { unread: await countUnread(db, id) } };
      },
    });
  };

/** Members know their companies; the team has many. */
async function named(db: Database, notices: readonly Notice[]) {
  const idsOf = (key: 'foundationId' | 'byId') => [
    ...new Set(notices.map(({ subject }) => subject[key]).filter((id) => id !== undefined)),
  ];
  const [companies, people] = await Promise.all([
    companyNamesOf(db, idsOf('foundationId')),
    namesByIds(db, idsOf('byId')),
  ]);
  return notices.map((notice) => ({
    ...notice,
    companyName: companies.get(notice.subject.foundationId ?? ''),
    by: people.get(notice.subject.byId ?? ''),
  }));
}
