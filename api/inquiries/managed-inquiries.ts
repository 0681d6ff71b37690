import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import { memberOfAddress, namesByIds } from '#modules/accounts/directory/people.ts';
import { assigneeOf } from '#modules/desk/arranged-tasks.ts';
import {
  answerInquiry,
  answersTo,
  type Entry,
  entriesIn,
  noteInquiry,
} from '#modules/inquiries/answers.ts';
import {
  findManagedInquiry,
  type InquiryFilter,
  listInquiries,
  type ManagedInquiry,
  markInquiry,
} from '#modules/inquiries/managed-inquiries.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import { serve } from '../http/calls.ts';
import { accepted, apiError } from '../http/errors.ts';
import { termsIn } from '../http/list-query.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { newEntry } from './new-entry.ts';
import { managedInquiryCalls } from './schemas.ts';

/** What was asked of us in the forms of the site, for those who answer. */
export const managedInquiryRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, managedInquiryCalls, {
      'GET /admin/inquiries/:id': async ({ params }) => ({
        data: await wholeInquiry(db, uuidOr404(params.id)),
      }),
      'POST /admin/inquiries/:id/answers': async (request) => {
        const { done, ...entry } = { ...newEntry(request), ...request.body };
        const { repeated } = accepted(await answerInquiry(db, { ...entry, done }, new Date()));
        const target = { kind: 'inquiry', id: entry.inquiryId } as const;
        if (!repeated) audit(request, 'inquiry-answered', { target });
        if (!repeated && done) await notifyDesk(db);
        return { data: { id: entry.id } };
      },
      'POST /admin/inquiries/:id/notes': async (request) => {
        const entry = { ...newEntry(request), ...request.body };
        const { repeated } = accepted(await noteInquiry(db, entry, new Date()));
        const target = { kind: 'inquiry', id: entry.inquiryId } as const;
        if (!repeated) audit(request, 'inquiry-noted', { target });
        return { data: { id: entry.id } };
      },
      'POST /admin/inquiries/:id/done': async (request) => {
        const id = uuidOr404(request.params.id);
        const { done } = request.body;
        const outcome = await markInquiry(db, { id, done, by: personOf(request).id }, new Date());
        if (!outcome) throw apiError('NOT_FOUND');
        await notifyDesk(db);
        audit(request, done ? 'inquiry-done' : 'inquiry-reopened', {
          target: { kind: 'inquiry', id },
        });
        return { data: { doneAt: outcome.doneAt?.toISOString() ?? null } };
      },
    });
  };

/** @throws ApiError 404 */
async function wholeInquiry(db: Database, id: string) {
  const inquiry = await findManagedInquiry(db, id);
  if (!inquiry) throw apiError('NOT_FOUND');
  const [answers, followUps, notes, ownerId, memberId] = await Promise.all([
    answersTo(db, id),
    entriesIn(db, 'inquiry_follow_ups', id),
    entriesIn(db, 'inquiry_notes', id),
    assigneeOf(db, `inquiry:${id}`),
    memberOfAddress(db, inquiry.content.email),
  ]);
  const authors = [...answers, ...followUps, ...notes].map(({ authorId }) => authorId);
  const ids = [...authors, inquiry.doneBy, ownerId, memberId].filter(
    (one) => typeof one === 'string',
  );
  const names = await namesByIds(db, [...new Set(ids)]);
  const person = (one: string | undefined) =>
    one === undefined ? null : { id: one, name: names.get(one) ?? '–' };
  const entryOf = ({ authorId, writtenAt, ...entry }: Entry) => ({
    ...entry,
    author: { id: authorId, name: names.get(authorId) ?? '–' },
    writtenAt: writtenAt.toISOString(),
  });
  return {
    inquiry: viewOf(inquiry, names),
    number: inquiryNumber(id),
    owner: person(ownerId),
    member: person(memberId),
    answers: answers.map(({ mail, ...answer }) => ({
      ...entryOf(answer),
      mail: { fate: mail.fate, at: mail.at?.toISOString() ?? null },
    })),
    followUps: followUps.map(entryOf),
    notes: notes.map(entryOf),
  };
}

type InquiriesQuery = Omit<InquiryFilter, 'terms'> & { search?: string | undefined };

export async function inquiriesForTeam(db: Database, query: InquiriesQuery) {
  const { inquiries, meta } = await listInquiries(db, { ...query, terms: termsIn(query) });
  const names = await namesByIds(
    db,
    inquiries.flatMap(({ doneBy }) => doneBy ?? []),
  );
  return { data: inquiries.map((inquiry) => viewOf(inquiry, names)), meta };
}

const viewOf = (
  { receivedAt, doneAt, doneBy, ...inquiry }: ManagedInquiry,
  names: ReadonlyMap<string, string>,
) => ({
  ...inquiry,
  doneBy: names.get(doneBy ?? '') ?? null,
  receivedAt: receivedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});
