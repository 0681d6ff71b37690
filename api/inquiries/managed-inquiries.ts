import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import {
  type InquiryFilter,
  listInquiries,
  type ManagedInquiry,
  markInquiry,
} from '#modules/inquiries/managed-inquiries.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { termsIn } from '../http/list-query.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { managedInquiryCalls } from './schemas.ts';

/** What was asked of us in the forms of the site, for those who answer. */
export const managedInquiryRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, managedInquiryCalls, {
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
