import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { partnerKinds, partnerTextsSchema } from '#domain/catalogue/partner.ts';
import {
  deliveryModes,
  MAX_MEMBER_DISCOUNT_PERCENT,
  mayHaveMemberDiscount,
  priceKinds,
  productCategories,
  productGroups,
  productTextsSchema,
  productTypes,
  slugSchema,
  vendorKinds,
} from '#domain/catalogue/product.ts';
import { teachingSchema } from '#domain/catalogue/teaching.ts';
import { VAT_PERCENT } from '#domain/pricing/price.ts';

/** One file per product or partner: what both languages share, then `de` and `en`. */

/** What comes with the product: `products/` and `partners/` in it. */
const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));

const position = z.int().min(0).max(1_000_000);
const sample = z.boolean().default(false);
const name = z.string().trim().min(1).max(200);

const productFileSchema = z
  .strictObject({
    type: z.enum(productTypes),
    category: z.enum(productCategories),
    group: z.enum(productGroups),
    position,
    durationHours: z.number().positive().optional(),
    price: z.strictObject({
      kind: z.enum(priceKinds),
      netCents: z.int().nonnegative().optional(),
      vatPercent: z.number().min(0).max(100).default(VAT_PERCENT),
    }),
    vendor: z.strictObject({ kind: z.enum(vendorKinds), name: name.optional() }),
    coach: name.optional(),
    startsAt: z.iso.datetime({ offset: true }).optional(),
    location: name.optional(),
    delivery: z.enum(deliveryModes),
    teaching: teachingSchema.optional(),
    hourPackage: z
      .strictObject({ hours: z.number().positive(), redeemableMonths: z.int().positive() })
      .optional(),
    parts: z
      .array(z.strictObject({ id: slugSchema, quantity: z.int().positive().default(1) }))
      .default([]),
    /** What members pay less for further legal and tax advice. */
    memberDiscountPercent: z.int().min(0).max(MAX_MEMBER_DISCOUNT_PERCENT).default(0),
    sold: z.boolean(),
    sample,
    de: productTextsSchema,
    en: productTextsSchema,
  })
  .refine(({ price }) => (price.kind === 'on-request') === (price.netCents === undefined), {
    path: ['price', 'netCents'],
    message: 'only a price on request has no amount',
  })
  .refine(({ vendor }) => ['operator', 'law-firm'].includes(vendor.kind) === !vendor.name, {
    path: ['vendor', 'name'],
    message: 'operator and law firm are named by the configuration, others here',
  })
  .refine(({ type, parts }) => (type === 'bundle') === parts.length > 0, {
    path: ['parts'],
    message: 'a bundle has parts, nothing else has',
  })
  .refine(({ type, teaching }) => type !== 'seminar' || teaching !== undefined, {
    path: ['teaching'],
    message: 'a seminar says whether it is live and checks what was learned',
  })
  .refine(({ type, teaching }) => ['seminar', 'coaching'].includes(type) || !teaching, {
    path: ['teaching'],
    message: 'only seminars and coachings teach',
  })
  .refine((file) => file.memberDiscountPercent === 0 || mayHaveMemberDiscount(file), {
    path: ['memberDiscountPercent'],
    message: 'only advice of law firms and tax advisers has a discount for members',
  });

const partnerFileSchema = z.strictObject({
  name,
  kind: z.enum(partnerKinds),
  position,
  code: z
    .string()
    .regex(/^[A-Z0-9-]{4,40}$/)
    .optional(),
  website: z.url({ protocol: /^https$/ }).optional(),
  sample,
  de: partnerTextsSchema,
  en: partnerTextsSchema,
});

/** What a file says, and where it came from. */
export type FromFile<T> = T & { id: string; hash: string };
export type ProductFile = FromFile<z.output<typeof productFileSchema>>;
export type PartnerFile = FromFile<z.output<typeof partnerFileSchema>>;

/** @throws Error that names the file, when one cannot be used */
export const readProducts = (folder = contentFolder): Promise<ProductFile[]> =>
  readFolder(join(folder, 'products'), productFileSchema);

/** @throws Error that names the file, when one cannot be used */
export const readPartners = (folder = contentFolder): Promise<PartnerFile[]> =>
  readFolder(join(folder, 'partners'), partnerFileSchema);

async function readFolder<T extends object>(
  folder: string,
  schema: z.ZodType<T>,
): Promise<FromFile<T>[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      try {
        const id = slugSchema.parse(file.replace(/\.yaml$/, ''));
        const hash = createHash('sha256').update(text).digest('hex');
        return { ...schema.parse(parse(text)), id, hash };
      } catch (error) {
        throw new Error(`${path} cannot be used: ${reasonOf(error)}`, { cause: error });
      }
    }),
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return (error as Error).message;
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
