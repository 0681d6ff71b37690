import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { sectors } from '#domain/inquiries/inquiry.ts';
import { locales } from '#domain/site/paths.ts';
import {
  listInquiries,
  type ManagedInquiry,
  markInquiry,
} from '#modules/inquiries/managed-inquiries.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { answers, data, list, page } from '../http/schemas.ts';

const instant = z.string().meta({ format: 'date-time' });

const about = z.object({
  id: z.string(),
  language: z.enum(locales),
  receivedAt: instant,
  doneAt: instant.nullable(),
});

const partner = z.object({
  company: z.string(),
  website: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  sector: z.enum(sectors),
  services: z.string(),
});
const contact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  message: z.string(),
});
const withdrawal = z.object({
  name: z.string(),
  contract: z.string(),
  email: z.string(),
  message: z.string().optional(),
});

export const managedInquirySchema = z.discriminatedUnion('kind', [
  about.extend({ kind: z.literal('partner'), content: partner }),
  about.extend({ kind: z.literal('contact'), content: contact }),
  about.extend({ kind: z.literal('withdrawal'), content: withdrawal }),
]);

const staff = { config: { access: 'staff' } } as const;

/** What was asked of us in the forms of the site, for those who answer. */
export const managedInquiryRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    const listed = {
      querystring: page.extend({
        kind: z.enum(['partner', 'contact', 'withdrawal']).optional(),
        state: z.enum(['open', 'done']).optional(),
      }),
      response: answers({ 200: list(managedInquirySchema) }),
    };
    app.get('/admin/inquiries', { ...staff, schema: listed }, async ({ query }) => {
      const { inquiries, meta } = await listInquiries(db, query);
      return { data: inquiries.map(viewOf), meta };
    });

    const marked = {
      params: z.object({ id: z.string() }),
      body: z.object({ done: z.boolean() }),
      response: answers({ 200: data(z.object({ doneAt: instant.nullable() })) }),
    };
    app.post('/admin/inquiries/:id/done', { ...staff, schema: marked }, async (request) => {
      const id = uuidOr404(request.params.id);
      const { done } = request.body;
      const outcome = await markInquiry(db, { id, done, by: personOf(request).id }, new Date());
      if (!outcome) throw apiError('NOT_FOUND');
      audit(request, done ? 'inquiry-done' : 'inquiry-reopened', {
        target: { kind: 'inquiry', id },
      });
      return { data: { doneAt: outcome.doneAt?.toISOString() ?? null } };
    });
  };

const viewOf = ({ receivedAt, doneAt, ...inquiry }: ManagedInquiry) => ({
  ...inquiry,
  receivedAt: receivedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});
