import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { partnerKinds, partnerTextsSchema } from '#domain/catalogue/partner.ts';
import {
  deliveryModes,
  priceKinds,
  productCategories,
  productDescriptionSchema,
  productGroups,
  productSorts,
  productTypes,
  vendorKinds,
} from '#domain/catalogue/product.ts';
import { notSoldReasons, teachingSchema } from '#domain/catalogue/teaching.ts';
import { brand } from '#domain/site/brand.ts';
import type { Operator } from '#domain/site/operator.ts';
import { academyTypes, listAcademy } from '#modules/catalogue/academy.ts';
import { findPartner, listPartners } from '#modules/catalogue/partners.ts';
import { findProduct, type ListedProduct, listProducts } from '#modules/catalogue/products.ts';
import { apiError } from '../http/errors.ts';
import { answerIn, languageOf } from '../http/request-language.ts';
import { answers, data, list, page } from '../http/schemas.ts';

const instant = z.string().meta({ format: 'date-time' });

export const productCardSchema = z.object({
  id: z.string(),
  type: z.enum(productTypes),
  category: z.enum(productCategories),
  group: z.enum(productGroups),
  title: z.string(),
  summary: z.string(),
  durationHours: z.number().nullable(),
  /** Amounts are null for a price on request. */
  price: z.object({
    kind: z.enum(priceKinds),
    netCents: z.int().nullable(),
    vatPercent: z.number(),
    grossCents: z.int().nullable(),
    note: z.string().nullable(),
  }),
  vendor: z.object({ kind: z.enum(vendorKinds), name: z.string() }),
  coach: z.string().nullable(),
  startsAt: instant.nullable(),
  location: z.string().nullable(),
  delivery: z.enum(deliveryModes),
  hourPackage: z.object({ hours: z.number(), redeemableMonths: z.int() }).nullable(),
  teaching: teachingSchema.nullable(),
  /** Members pay so much less. */
  memberDiscountPercent: z.int(),
  sold: z.boolean(),
  /** Null for what can be ordered. */
  notSoldReason: z.enum(notSoldReasons).nullable(),
  /** Invented, for demos. */
  sample: z.boolean(),
  updatedAt: instant,
});

export const productSchema = productCardSchema.extend({
  description: productDescriptionSchema,
  parts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      quantity: z.int(),
      /** Of one, bought by itself; null for a price on request. */
      grossCents: z.int().nullable(),
      /** What members pay for it. */
      memberGrossCents: z.int().nullable(),
    }),
  ),
});

export const partnerCardSchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(partnerKinds),
  headline: z.string(),
  summary: z.string(),
  offer: partnerTextsSchema.shape.offer,
  limits: partnerTextsSchema.shape.limits,
  code: z.string().nullable(),
  website: z.string().nullable(),
  sample: z.boolean(),
  updatedAt: instant,
});

export const partnerSchema = partnerCardSchema.extend(
  partnerTextsSchema.pick({ about: true, steps: true }).shape,
);

const productQuery = page.extend({
  type: z.enum(productTypes).optional(),
  category: z.enum(productCategories).optional(),
  group: z.enum(productGroups).optional(),
  delivery: z.enum(deliveryModes).optional(),
  q: z.string().trim().max(100).optional(),
  sort: z.enum(productSorts).default('featured'),
});
const partnerQuery = page.extend({ kind: z.enum(partnerKinds).optional() });

const open = { access: 'public', ignoreBadToken: true } as const;

/** Products and partners, for everybody. */
export const catalogueRoutes =
  ({ db, operator }: { db: Database; operator: Operator }): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(productRoutes(db, operator));
    await app.register(academyRoute(db, operator));
    await app.register(partnerRoutes(db));
  };

const productRoutes =
  (db: Database, operator: Operator): FastifyPluginAsyncZod =>
  async (app) => {
    const listOptions = {
      config: open,
      schema: { querystring: productQuery, response: answers({ 200: list(productCardSchema) }) },
    };
    app.get('/products', listOptions, async (request, reply) => {
      const { q: search, ...filter } = request.query;
      const locale = answerIn(request, reply);
      const { products, meta } = await listProducts(db, { ...filter, locale, search }, new Date());
      return { data: products.map((one) => withVendor(one, operator)), meta };
    });
    const oneOptions = {
      config: open,
      schema: {
        params: z.object({ id: z.string() }),
        response: answers({ 200: data(productSchema) }),
      },
    };
    app.get('/products/:id', oneOptions, async (request, reply) => {
      const product = await findProduct(db, request.params.id, languageOf(request), new Date());
      if (!product) throw apiError('NOT_FOUND');
      answerIn(request, reply);
      return { data: withVendor(product, operator) };
    });
  };

/** Seminars and coachings that are still to come, for members. */
const academyRoute =
  (db: Database, operator: Operator): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      config: { access: 'signed-in' },
      schema: {
        querystring: productQuery
          .omit({ group: true, q: true })
          .extend({ type: z.enum(academyTypes).optional() }),
        response: answers({ 200: list(productCardSchema) }),
      },
    } as const;
    app.get('/academy', options, async (request, reply) => {
      const locale = languageOf(request);
      const { products, meta } = await listAcademy(db, { ...request.query, locale }, new Date());
      reply.header('content-language', locale);
      return { data: products.map((one) => withVendor(one, operator)), meta };
    });
  };

const partnerRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const listOptions = {
      config: open,
      schema: { querystring: partnerQuery, response: answers({ 200: list(partnerCardSchema) }) },
    };
    app.get('/partners', listOptions, async (request, reply) => {
      const locale = answerIn(request, reply);
      const { partners, meta } = await listPartners(db, { ...request.query, locale });
      return { data: partners, meta };
    });
    const oneOptions = {
      config: open,
      schema: {
        params: z.object({ slug: z.string() }),
        response: answers({ 200: data(partnerSchema) }),
      },
    };
    app.get('/partners/:slug', oneOptions, async (request, reply) => {
      const partner = await findPartner(db, request.params.slug, languageOf(request));
      if (!partner) throw apiError('NOT_FOUND');
      answerIn(request, reply);
      return { data: partner };
    });
  };

export function withVendor<T extends Pick<ListedProduct, 'vendor'>>(
  product: T,
  operator: Operator,
) {
  const { kind, name } = product.vendor;
  const configured = kind === 'law-firm' ? operator.lawFirm.name : brand.name;
  return { ...product, vendor: { kind, name: name ?? configured } };
}
