import { z } from 'zod';
import {
  academyTypes,
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
import { instant } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, ofId, page } from '../http/schemas.ts';

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
  /** Whom it is ordered from; the address as one line. */
  vendor: z.object({
    kind: z.enum(vendorKinds),
    name: z.string(),
    address: z.string().nullable(),
  }),
  coach: z.string().nullable(),
  startsAt: instant.nullable(),
  location: z.string().nullable(),
  delivery: z.enum(deliveryModes),
  hourPackage: z.object({ hours: z.number() }).nullable(),
  teaching: teachingSchema.nullable(),
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
    }),
  ),
});

const productQuery = page.extend({
  type: z.enum(productTypes).optional(),
  category: z.enum(productCategories).optional(),
  group: z.enum(productGroups).optional(),
  delivery: z.enum(deliveryModes).optional(),
  q: z.string().trim().max(100).optional(),
  sort: z.enum(productSorts).default('featured'),
});

const open = { access: 'public', ignoreBadToken: true } as const;

export const productCalls = declareCalls({
  'GET /products': { ...open, query: productQuery, answers: { 200: list(productCardSchema) } },
  'GET /products/:id': {
    ...open,
    params: ofId,
    answers: { 200: data(productSchema) },
  },
  /** Seminars and coachings that are still to come, for members. */
  'GET /academy': {
    access: 'signed-in',
    query: productQuery
      .omit({ group: true, q: true })
      .extend({ type: z.enum(academyTypes).optional() }),
    answers: { 200: list(productCardSchema) },
  },
});
