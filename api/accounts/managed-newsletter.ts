import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import {
  countSubscriptions,
  endSubscription,
  listSubscriptions,
  type SubscriptionFilter,
} from '#modules/accounts/profile/newsletter/managed-newsletter.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { termsIn } from '../http/list-query.ts';
import { audit } from '../http/plugins/audit.ts';
import { uuidOr404 } from '../http/requests.ts';
import { managedNewsletterCalls } from './newsletter-schemas.ts';

/** Orders of the newsletter, for the team. */
export const managedNewsletterRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, managedNewsletterCalls, {
      'GET /admin/newsletter': async ({ query }) => {
        const [{ data, meta }, counts] = await Promise.all([
          newsletterForTeam(db, query),
          countSubscriptions(db),
        ]);
        return { data, meta: { ...meta, counts } };
      },
      'POST /admin/newsletter/:id/end': async (request) => {
        const id = uuidOr404(request.params.id);
        const { reason } = request.body;
        const ended = await endSubscription(db, id);
        if (ended === undefined) throw apiError('NOT_FOUND');
        if (ended) {
          audit(request, 'newsletter-ended', {
            target: { kind: 'newsletter', id },
            details: { reason },
          });
        }
        return { data: { id } };
      },
    });

type NewsletterQuery = Omit<SubscriptionFilter, 'terms'> & { search?: string | undefined };

export async function newsletterForTeam(db: Database, query: NewsletterQuery) {
  const filter = { ...query, terms: termsIn(query) };
  const { subscriptions, meta } = await listSubscriptions(db, filter);
  return { data: subscriptions, meta };
}
