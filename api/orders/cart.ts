import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#database/connection.ts';
import { cartChange, cartRequest } from '#domain/orders/cart.ts';
import type { Operator } from '#domain/site/operator.ts';
import { changeCart, readCart, replaceCart, type Shopper } from '#modules/orders/cart.ts';
import { withVendor } from '../catalogue/routes.ts';
import { apiError } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { languageOf } from '../http/request-language.ts';
import { answers, data } from '../http/schemas.ts';
import { cartSchema } from './schemas.ts';

const member = { config: { access: 'member' } } as const;
const response = answers({ 200: data(cartSchema) });

/** The cart of the account, on all its devices. */
export const cartRoutes =
  ({ db, operator }: { db: Database; operator: Operator }): FastifyPluginAsyncZod =>
  async (app) => {
    const shopperOf = (request: FastifyRequest): Shopper => ({
      accountId: personOf(request).id,
      locale: languageOf(request),
      operator,
    });
    app.get('/cart', { ...member, schema: { response } }, async (request) => ({
      data: await cartOf(db, shopperOf(request), new Date()),
    }));
    const replaced = { ...member, schema: { body: cartRequest, response } };
    app.put('/cart', replaced, async (request) => {
      const shopper = shopperOf(request);
      const now = new Date();
      await replaceCart(db, shopper, request.body.lines, now);
      return { data: await cartOf(db, shopper, now) };
    });
    const changed = { ...member, schema: { body: cartChange, response } };
    app.patch('/cart', changed, async (request) => {
      const shopper = shopperOf(request);
      const now = new Date();
      const refusal = await changeCart(db, shopper, request.body, now);
      if (refusal) throw apiError(refusal.refused);
      return { data: await cartOf(db, shopper, now) };
    });
  };

async function cartOf(db: Database, shopper: Shopper, now: Date) {
  const { lines, totals } = await readCart(db, shopper, now);
  return {
    lines: lines.map((line) => ({ ...line, product: withVendor(line.product, shopper.operator) })),
    totals,
  };
}
