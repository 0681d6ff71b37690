import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { orderRequest } from '#domain/orders/order.ts';
import type { Operator } from '#domain/site/operator.ts';
import { findOrder, listOrders } from '#modules/orders/orders.ts';
import { findPlaced, type Placed, placeOrder } from '#modules/orders/place-order.ts';
import type { OrderLimits } from '#modules/rate-limits/order-limits.ts';
import { commandIdOf } from '../../commands.ts';
import { apiError, refuseWait } from '../../errors.ts';
import { audit } from '../../plugins/audit.ts';
import { personOf } from '../../plugins/guards.ts';
import { languageOf } from '../../request-language.ts';
import { answers, data, page } from '../../schemas.ts';
import { orderCardSchema, orderSchema, placedOrderSchema } from './schemas.ts';

interface Parts {
  db: Database;
  operator: Operator;
  limits: OrderLimits;
}

const member = { config: { access: 'member' } } as const;

const keyHeaders = z.looseObject({
  'idempotency-key': z.string().optional().meta({
    format: 'uuid',
    description: 'A repetition with the same key is carried out once and answered as before.',
  }),
});

/** What members order, and what has become of it. */
export const orderRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = parts;
    await app.register(placingRoute(parts));
    const listed = {
      querystring: page,
      response: answers({
        200: z.object({
          data: z.array(orderCardSchema),
          meta: z.object({ total: z.int(), more: z.boolean() }),
        }),
      }),
    };
    app.get('/orders', { ...member, schema: listed }, async (request) => {
      const { orders, meta } = await listOrders(db, personOf(request).id, request.query);
      return { data: orders, meta };
    });
    const one = {
      params: z.object({ id: z.string() }),
      response: answers({ 200: data(orderSchema) }),
    };
    app.get('/orders/:id', { ...member, schema: one }, async (request) => {
      const { id } = request.params;
      const order = await findOrder(db, uuidOr404(id), personOf(request).id);
      if (!order) throw apiError('NOT_FOUND');
      return { data: order };
    });
  };

const placingRoute =
  ({ db, operator, limits }: Parts): FastifyPluginAsyncZod =>
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
      refuseWait(await limits.order(order.accountId));
      const outcome = placed(await placeOrder(db, operator, order, new Date()));
      if (!outcome.repeated) {
        audit(request, 'order-placed', { target: { kind: 'order', id: outcome.placed.id } });
      }
      return { data: outcome.placed };
    });
  };

/** @throws ApiError for a refusal */
function placed(outcome: Placed) {
  if ('placed' in outcome) return outcome;
  if (outcome.refused === 'KEY_USED') throw apiError('UNPROCESSABLE_CONTENT');
  const { refused, ...extensions } = outcome;
  throw apiError(refused, { extensions });
}

/** A malformed id gets the same answer as a foreign one. @throws ApiError 404 */
export function uuidOr404(id: string): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw apiError('NOT_FOUND');
  return parsed.data.toLowerCase();
}
