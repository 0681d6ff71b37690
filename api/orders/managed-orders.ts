import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { Operator } from '#domain/site/operator.ts';
import { addressRequestsOf, askForAddress } from '#modules/orders/address-requests.ts';
import { giveBilling } from '#modules/orders/give-billing.ts';
import { listAllOrders } from '#modules/orders/managed-orders.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { withCompletion } from './performed.ts';
import { managedOrderCalls } from './schemas.ts';

interface Parts {
  db: Database;
  operator: Operator;
}

/** What staff see of orders, and the addresses that invoices wait for. */
export const managedOrderRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    const { db } = parts;
    serve(app, managedOrderCalls, {
      'GET /admin/orders': async ({ query }) => {
        const { orders, meta } = await listAllOrders(db, query, new Date());
        return { data: await withCompletion(db, orders), meta };
      },
      'GET /admin/orders/:id': async ({ params }) => orderOf(db, uuidOr404(params.id)),
      ...addresses(parts),
    });
  };

/** @throws ApiError 404 */
async function orderOf(db: Database, orderId: string) {
  const found = await findOrder(db, { orderId }, new Date());
  const [order] = await withCompletion(db, found ? [found] : []);
  if (!order) throw apiError('NOT_FOUND');
  return { data: { ...order, addressAsked: await addressRequestsOf(db, orderId) } };
}

type Addresses = Pick<
  Handlers<typeof managedOrderCalls>,
  'POST /admin/orders/:id/billing' | 'POST /admin/orders/:id/ask-for-address'
>;

const addresses = ({ db, operator }: Parts): Addresses => ({
  'POST /admin/orders/:id/billing': async (request) => {
    const orderId = uuidOr404(request.params.id);
    const given = { orderId, billing: request.body };
    const outcome = await giveBilling(db, operator, given, new Date());
    if ('refused' in outcome) throw apiError(outcome.refused);
    if (!outcome.repeated) {
      audit(request, 'billing-given', { target: { kind: 'order', id: orderId } });
    }
    return orderOf(db, orderId);
  },
  'POST /admin/orders/:id/ask-for-address': async (request) => {
    const orderId = uuidOr404(request.params.id);
    const by = personOf(request).id;
    const outcome = await askForAddress(db, { orderId, by }, new Date());
    if ('refused' in outcome) throw apiError(outcome.refused);
    audit(request, 'address-asked', { target: { kind: 'order', id: orderId } });
    return { data: outcome };
  },
});
