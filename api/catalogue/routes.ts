import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { brand } from '#domain/site/brand.ts';
import { addressLine, lawFirmLine, type Operator } from '#domain/site/operator.ts';
import { listAcademy } from '#modules/catalogue/academy.ts';
import { findProduct, type ListedProduct, listProducts } from '#modules/catalogue/products.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { answerIn, languageOf } from '../http/request-language.ts';
import { productCalls } from './schemas.ts';

/** Products, for everybody. */
export const catalogueRoutes =
  ({ db, operator }: { db: Database; operator: Operator }): FastifyPluginAsync =>
  async (app) => {
    serve(app, productCalls, {
      'GET /products': async (request, reply) => {
        const { q: search, ...filter } = request.query;
        const locale = answerIn(request, reply);
        const wanted = { ...filter, locale, search };
        const { products, meta } = await listProducts(db, wanted, new Date());
        return { data: products.map((one) => withVendor(one, operator)), meta };
      },
      'GET /products/:id': async (request, reply) => {
        const product = await findProduct(db, request.params.id, languageOf(request), new Date());
        if (!product) throw apiError('NOT_FOUND');
        answerIn(request, reply);
        return { data: withVendor(product, operator) };
      },
      'GET /academy': async (request, reply) => {
        const locale = languageOf(request);
        const { products, meta } = await listAcademy(db, { ...request.query, locale }, new Date());
        reply.header('content-language', locale);
        return { data: products.map((one) => withVendor(one, operator)), meta };
      },
    });
  };

export function withVendor<T extends Pick<ListedProduct, 'vendor'>>(
  product: T,
  operator: Operator,
) {
  return { ...product, vendor: vendorOf(product.vendor, operator) };
}

/** People know us by our brand; the contract is with the company behind it. */
function vendorOf({ kind, name, address }: ListedProduct['vendor'], operator: Operator) {
  const { lawFirm } = operator;
  if (kind === 'operator') {
    return { kind, name: brand.name, address: `${operator.name}, ${addressLine(operator)}` };
  }
  if (kind === 'law-firm') return { kind, name: lawFirm.name, address: lawFirmLine(lawFirm) };
  return { kind, name: name ?? '', address };
}
