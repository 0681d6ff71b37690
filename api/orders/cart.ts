import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { Operator } from '#domain/site/operator.ts';
import { changeCart, readCart, replaceCart, type Shopper } from '#modules/orders/cart.ts';
import { withVendor } from '../catalogue/routes.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { languageOf } from '../http/request-language.ts';
import { cartCalls } from './schemas.ts';

/** The cart of the account, on all its devices. */
export const cartRoutes =
  ({ db, operator }: { db: Database; operator: Operator }): FastifyPluginAsync =>
  async (app) => {
    const shopperOf = (request: FastifyRequest): Shopper => ({
      accountId: personOf(request).id,
      locale: languageOf(request),
      operator,
    });
    serve(app, cartCalls, {
      'GET /cart': async (request) => ({ data: await cartOf(db, shopperOf(request), new Date()) }),
      'PUT /cart': async (request) => {
        const shopper = shopperOf(request);
        const now = new Date();
        await replaceCart(db, shopper, request.body.lines, now);
        return { data: await cartOf(db, shopper, now) };
      },
      'PATCH /cart': async (request) => {
        const shopper = shopperOf(request);
        const now = new Date();
        const refusal = await changeCart(db, shopper, request.body, now);
        if (refusal) throw apiError(refusal.refused);
        return { data: await cartOf(db, shopper, now) };
      },
    });
  };

async function cartOf(db: Database, shopper: Shopper, now: Date) {
  const { lines, totals } = await readCart(db, shopper, now);
  return {
    lines: lines.map((line) => ({ ...line, product: withVendor(line.product, shopper.operator) })),
    totals,
  };
}
