import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { billingSchema } from '#domain/orders/billing.ts';
import { orderRequest } from '#domain/orders/order.ts';
import type { Operator } from '#domain/site/operator.ts';
import { giveBilling } from '#modules/orders/give-billing.ts';
import { findOrder, listOrders } from '#modules/orders/orders.ts';
import { findPlaced, type Placed, placeOrder } from '#modules/orders/place-order.ts';
import { withdrawOrder } from '#modules/orders/withdraw.ts';
import type { OrderLimits } from '#modules/rate-limits/order-limits.ts';
import { commandIdOf } from '../foundations/commands.ts';
import { apiError, moduleRefusal, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { languageOf } from '../http/request-language.ts';
import { keyHeaders, uuidOr404 } from '../http/requests.ts';
import { answers, data, list, orEmpty, page } from '../http/schemas.ts';
import { orderCardSchema, orderSchema, placedOrderSchema } from './schemas.ts';

interface Parts {
  db: Database;
  operator: Operator;
  limits: OrderLimits;
  /** Whether cards can be charged. */
  takesCards: boolean;
}

const member = { config: { access: 'member' } } as const;

/** What members order, and what has become of it. */
export const orderRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = parts;
    await app.register(placingRoute(parts));
    await app.register(changingRoutes(parts));
    const listed = { querystring: page, response: answers({ 200: list(orderCardSchema) }) };
    app.get('/orders', { ...member, schema: listed }, async (request) => {
      const { id } = personOf(request);
      const { orders, meta } = await listOrders(db, id, request.query, new Date());
      return { data: orders, meta };
    });
    app.get('/orders/:id', { ...member, schema: { params, response: oneOrder } }, (request) =>
      orderOf(db, request),
    );
  };

const params = z.object({ id: z.string() });
const oneOrder = answers({ 200: data(orderSchema) });

const ownOrder = (request: FastifyRequest<{ Params: { id: string } }>) => ({
  orderId: uuidOr404(request.params.id),
  accountId: personOf(request).id,
});

/** @throws ApiError 404, also for an order of somebody else */
async function orderOf(db: Database, request: FastifyRequest<{ Params: { id: string } }>) {
  const order = await findOrder(db, ownOrder(request), new Date());
  if (!order) throw apiError('NOT_FOUND');
  return { data: order };
}

const changingRoutes =
  ({ db, operator }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const withdrawal = { params, body: orEmpty(z.object({})), response: oneOrder };
    app.post('/orders/:id/withdraw', { ...member, schema: withdrawal }, async (request) => {
      const own = ownOrder(request);
      const outcome = await withdrawOrder(db, own, new Date());
      if ('refused' in outcome) throw apiError(outcome.refused);
      if (!outcome.repeated) auditOrder(request, 'order-withdrawn', own.orderId);
      return orderOf(db, request);
    });
    const address = { params, body: billingSchema, response: oneOrder };
    app.post('/orders/:id/billing', { ...member, schema: address }, async (request) => {
      const own = { ...ownOrder(request), billing: request.body };
      const outcome = await giveBilling(db, operator, own, new Date());
      if ('refused' in outcome) throw apiError(outcome.refused);
      if (!outcome.repeated) auditOrder(request, 'billing-given', own.orderId);
      return orderOf(db, request);
    });
  };

const placingRoute =
  ({ db, operator, limits, takesCards }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const placing = {
      headers: keyHeaders,
      body: orderRequest,
      response: answers({ 200: data(placedOrderSchema) }),
    };
    app.post('/orders', { ...member, schema: placing }, async (request) => {
      const order = {
        ...request.body,
        orderId: commandIdOf(request),
        accountId: personOf(request).id,
        language: languageOf(request),
      };
      const before = await findPlaced(db, order);
      if (before) return { data: placed(before).placed };
      if (order.payment === 'card' && !takesCards) throw apiError('CARD_NOT_OFFERED');
      refuseWait(await limits.order(order.accountId));
      const outcome = placed(
        await placeOrder(db, operator, order, new Date(), limits.ordersPerDay),
      );
      if (!outcome.repeated) auditOrder(request, 'order-placed', outcome.placed.id);
      return { data: outcome.placed };
    });
  };

const auditOrder = (
  request: FastifyRequest,
  action: 'order-placed' | 'order-withdrawn' | 'billing-given',
  id: string,
) => audit(request, action, { target: { kind: 'order', id } });

/** @throws ApiError for a refusal */
function placed(outcome: Placed) {
  if ('placed' in outcome) return outcome;
  const { refused, ...extensions } = outcome;
  throw moduleRefusal(refused, extensions);
}
