import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { listAllOrders } from '#modules/orders/managed-orders.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { uuidOr404 } from '../http/requests.ts';
import { managedOrderCalls } from './schemas.ts';

/** What staff see of orders. */
export const managedOrderRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, managedOrderCalls, {
      'GET /admin/orders': async ({ query }) => {
        const { orders, meta } = await listAllOrders(db, query, new Date());
        return { data: orders, meta };
      },
      'GET /admin/orders/:id': async ({ params }) => {
        const order = await findOrder(db, { orderId: uuidOr404(params.id) }, new Date());
        if (!order) throw apiError('NOT_FOUND');
        return { data: order };
      },
    });
  };
