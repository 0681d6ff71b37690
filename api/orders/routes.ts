import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import { offeredAddresses } from '#domain/orders/billing.ts';
import type { Operator } from '#domain/site/operator.ts';
import { fullName } from '#modules/accounts/directory/people.ts';
import { giveBilling, usedAddresses } from '#modules/orders/give-billing.ts';
import { findOrder, listOrders } from '#modules/orders/orders.ts';
import { findPlaced, placeOrder } from '#modules/orders/place-order.ts';
import { withdrawOrder } from '#modules/orders/withdraw.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { companiesOf } from '#projections/foundations/of-founder.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { accepted, apiError, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { languageOf } from '../http/request-language.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';
import { withCompletion } from './performed.ts';
import { orderCalls } from './schemas.ts';

interface Parts {
  db: Database;
  operator: Operator;
  limits: RateLimits;
  /** Whether cards can be charged. */
  takesCards: boolean;
}

/** What members order, and what has become of it. */
export const orderRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    const { db } = parts;
    serve(app, orderCalls, {
      'GET /orders': async (request) => {
        const { id } = personOf(request);
        const { orders, meta } = await listOrders(db, id, request.query, new Date());
        return { data: await withCompletion(db, orders), meta };
      },
      'GET /orders/:id': (request) => orderOf(db, request),
      'GET /billing-addresses': async (request) => {
        const { id, me } = personOf(request);
        const [used, founded] = await Promise.all([usedAddresses(db, id), companiesOf(db, id)]);
        return { data: offeredAddresses({ used, founded, name: fullName(me) ?? '' }) };
      },
      ...placing(parts),
      ...changing(parts),
    });
  };

type OwnOrder = FastifyRequest<{ Params: { id: string } }>;

const ownOrder = (request: OwnOrder) => ({
  orderId: uuidOr404(request.params.id),
  accountId: personOf(request).id,
});

/** @throws ApiError 404, also for an order of somebody else */
async function orderOf(db: Database, request: OwnOrder) {
  const found = await findOrder(db, ownOrder(request), new Date());
  const [order] = await withCompletion(db, found ? [found] : []);
  if (!order) throw apiError('NOT_FOUND');
  return { data: order };
}

type Handled<Name extends keyof typeof orderCalls> = Pick<Handlers<typeof orderCalls>, Name>;

const changing = ({
  db,
  operator,
}: Parts): Handled<'POST /orders/:id/withdraw' | 'POST /orders/:id/billing'> => ({
  'POST /orders/:id/withdraw': async (request) => {
    const own = ownOrder(request);
    const { repeated } = accepted(await withdrawOrder(db, own, new Date()));
    if (!repeated) auditOrder(request, 'order-withdrawn', own.orderId);
    return orderOf(db, request);
  },
  'POST /orders/:id/billing': async (request) => {
    const own = { ...ownOrder(request), billing: request.body };
    const { repeated } = accepted(await giveBilling(db, operator, own, new Date()));
    if (!repeated) auditOrder(request, 'billing-given', own.orderId);
    return orderOf(db, request);
  },
});

const placing = ({ db, operator, limits, takesCards }: Parts): Handled<'POST /orders'> => ({
  'POST /orders': async (request) => {
    const order = {
      ...request.body,
      orderId: commandIdOf(request),
      accountId: personOf(request).id,
      language: languageOf(request),
    };
    const before = await findPlaced(db, order);
    if (before) return { data: accepted(before).placed };
    if (order.payment === 'card' && !takesCards) throw apiError('CARD_NOT_OFFERED');
    refuseWait(await limits.take('orders', order.accountId));
    const { placed, repeated } = accepted(
      await placeOrder(db, operator, order, new Date(), limits.ordersPerDay),
    );
    if (!repeated) auditOrder(request, 'order-placed', placed.id);
    return { data: placed };
  },
});

const auditOrder = (
  request: FastifyRequest,
  action: 'order-placed' | 'order-withdrawn' | 'billing-given',
  id: string,
) => audit(request, action, { target: { kind: 'order', id } });
