import { z } from 'zod';
import {
  newsletterEndReasons,
  newsletterForms,
  newsletterStates,
} from '#domain/site/newsletter.ts';
import { instant } from '#domain/wire.ts';
import { newsletterSorts } from '#modules/accounts/profile/newsletter/managed-newsletter.ts';
import { declareCalls } from '../http/calls.ts';
import { deskQuery } from '../http/list-query.ts';
import { data, ofId } from '../http/schemas.ts';

/** An order of the newsletter as the team sees it. */
const subscription = z.object({
  id: z.string(),
  /** Address of the mails: that of the account now, or the one that was typed. */
  email: z.string(),
  /** The member, or null for an order without an account. */
  member: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  form: z.enum(newsletterForms),
  /** Version of the text that was agreed to. */
  textVersion: z.string(),
  state: z.enum(newsletterStates),
  requestedAt: instant,
  confirmedAt: instant.nullable(),
  endedAt: instant.nullable(),
});
export type Subscription = z.output<typeof subscription>;

const counts = z.record(z.enum(newsletterStates), z.int());

export const managedNewsletterCalls = declareCalls({
  'GET /admin/newsletter': {
    access: 'operations.newsletter',
    query: deskQuery.extend({
      state: z.enum(newsletterStates).optional(),
      form: z.enum(newsletterForms).optional(),
      sort: z.enum(newsletterSorts).default('-requestedAt'),
    }),
    answers: {
      200: z.object({
        data: z.array(subscription),
        meta: z.object({
          total: z.int(),
          more: z.literal(true).optional(),
          /** Counts of all orders, whatever the filter. */
          counts,
        }),
      }),
    },
  },
  'POST /admin/newsletter/:id/end': {
    access: 'operations.newsletter',
    params: ofId,
    body: z.object({ reason: z.enum(newsletterEndReasons) }),
    answers: { 200: data(z.object({ id: z.string() })) },
  },
});
