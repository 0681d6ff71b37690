import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#database/connection.ts';
import { cartRequest } from '#domain/orders/order.ts';
import type { Operator } from '#domain/site/operator.ts';
import { readCart, replaceCart, type Shopper } from '#modules/orders/cart.ts';
import { personOf } from '../../plugins/guards.ts';
import { languageOf } from '../../request-language.ts';
import { answers, data } from '../../schemas.ts';
import { withVendor } from '../catalogue.ts';
import { cartSchema } from './schemas.ts';

const member = { config: { access: 'member' } } as const;
const response = answers({ 200: data(cartSchema) });

/** The cart of the account, on all its devices. */
export const cartRoutes =
  ({ db, operator }: { db: Database; operator: Operator }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/cart', { ...member, schema: { response } }, async (request) => ({
      data: await cartOf(db, {
        accountId: personOf(request).id,
        locale: languageOf(request),
        operator,
      }),
    }));
    const replaced = { ...member, schema: { body: cartRequest, response } };
    app.put('/cart', replaced, async (request) => {
      const shopper = { accountId: personOf(request).id, locale: languageOf(request), operator };
      await replaceCart(db, shopper, request.body.lines, new Date());
      return { data: await cartOf(db, shopper) };
    });
  };

async function cartOf(db: Database, shopper: Shopper) {
  const { lines, totals } = await readCart(db, shopper);
  return {
    lines: lines.map((line) => ({ ...line, product: withVendor(line.product, shopper.operator) })),
    totals,
  };
}
