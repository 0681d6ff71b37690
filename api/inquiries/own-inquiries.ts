import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import { contactOf, namesByIds } from '#modules/accounts/directory/people.ts';
import { teamAccounts } from '#modules/accounts/directory/team.ts';
import { assigneeOf } from '#modules/desk/arranged-tasks.ts';
import { withStandIns } from '#modules/desk/stand-ins.ts';
import { followUp, type NewEntry } from '#modules/inquiries/answers.ts';
import { listOwnInquiries } from '#modules/inquiries/own-inquiries.ts';
import { tellTeam, withoutUnread } from '#modules/notices/notices.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import { serve } from '../http/calls.ts';
import { accepted, apiError, refuseWait } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { newEntry } from './new-entry.ts';
import { ownInquiryCalls } from './schemas.ts';

/** What a member has asked from the address of the account, with our answers, and what is asked next. */
export const ownInquiryRoutes =
  ({ db, limits }: { db: Database; limits: RateLimits }): FastifyPluginAsync =>
  async (app) => {
    serve(app, ownInquiryCalls, {
      'GET /inquiries': async (request) => {
        const email = await addressOf(db, personOf(request).id);
        const { inquiries, meta } = await listOwnInquiries(db, email, request.query);
        const authors = inquiries.flatMap(({ entries }) => entries.map((entry) => entry.authorId));
        const names = await namesByIds(db, [...new Set(authors)]);
        const data = inquiries.map(({ entries, ...inquiry }) => ({
          ...inquiry,
          number: inquiryNumber(inquiry.id),
          receivedAt: inquiry.receivedAt.toISOString(),
          entries: entries.map(({ authorId, writtenAt, ...entry }) => ({
            ...entry,
            name: entry.by === 'team' ? (names.get(authorId) ?? null) : null,
            writtenAt: writtenAt.toISOString(),
          })),
        }));
        return { data, meta };
      },
      'POST /inquiries/:id/follow-ups': async (request) => {
        const email = await addressOf(db, personOf(request).id);
        const entry = { ...newEntry(request), ...request.body, email };
        refuseWait(await limits.take('inquiries-mailbox', email));
        const { repeated } = accepted(await followUp(db, entry, new Date()));
        if (!repeated) {
          await tellOwner(db, entry);
          await notifyDesk(db);
        }
        return { data: { id: entry.id } };
      },
    });
  };

/** Whoever has taken the inquiry hears that it waits again; where nobody has, it is a task of all. */
async function tellOwner(db: Database, { id, inquiryId }: NewEntry): Promise<void> {
  const ownerId = await assigneeOf(db, `inquiry:${inquiryId}`);
  if (ownerId === undefined) return;
  const team = new Set((await teamAccounts(db)).map((one) => one.id));
  const told = (await withStandIns(db, [ownerId], new Date())).filter((one) => team.has(one));
  if (told.length === 0) return;
  const news = { kind: 'inquiry-asked-on', subject: { inquiryId } } as const;
  const untold = await withoutUnread(db, told, news);
  await tellTeam(db, untold, { cause: `inquiry ${id}`, ...news });
}

/** @throws ApiError 404 where the account has just gone */
async function addressOf(db: Database, accountId: string): Promise<string> {
  const contact = await contactOf(db, accountId);
  if (!contact) throw apiError('NOT_FOUND');
  return contact.email;
}
