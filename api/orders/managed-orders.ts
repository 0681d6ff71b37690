import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { listAllOrders } from '#modules/orders/managed-orders.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { apiError } from '../http/errors.ts';
import { uuidOr404 } from '../http/requests.ts';
import { answers, data, list, page } from '../http/schemas.ts';
import { managedOrderCardSchema, managedOrderSchema } from './schemas.ts';

const staff = { config: { access: 'staff' } } as const;

const ordersQuery = page.extend({
  number: z.string().max(40).optional().meta({ description: 'B-1A2B3C4D, or its beginning.' }),
  state: z.enum(['standing', 'withdrawn']).optional(),
});

/** What staff see of orders. */
export const managedOrderRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    const listed = {
      querystring: ordersQuery,
      response: answers({ 200: list(managedOrderCardSchema) }),
    };
    app.get('/admin/orders', { ...staff, schema: listed }, async ({ query }) => {
      const { orders, meta } = await listAllOrders(db, query, new Date());
      return { data: orders, meta };
    });

    const one = {
      params: z.object({ id: z.string() }),
      response: answers({ 200: data(managedOrderSchema) }),
    };
    app.get('/admin/orders/:id', { ...staff, schema: one }, async ({ params }) => {
      const order = await findOrder(db, { orderId: uuidOr404(params.id) }, new Date());
      if (!order) throw apiError('NOT_FOUND');
      return { data: order };
    });
  };
