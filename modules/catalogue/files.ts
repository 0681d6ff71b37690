import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  deliveryModes,
  MAX_MEMBER_DISCOUNT_PERCENT,
  mayHaveMemberDiscount,
  priceKinds,
  productCategories,
  productGroups,
  productTextsSchema,
  productTypes,
  vendorKinds,
} from '#domain/catalogue/product.ts';
import { teachingSchema } from '#domain/catalogue/teaching.ts';
import { VAT_PERCENT } from '#domain/pricing/price.ts';
import { slugSchema } from '#domain/slug.ts';
import {
  contentFolder,
  type FromFile,
  name,
  position,
  readFolder,
  sample,
} from '../shared/imported-files.ts';

/** One file per product: what both languages share, then `de` and `en`. */
const productFileSchema = z
  .strictObject({
    type: z.enum(productTypes),
    category: z.enum(productCategories),
    group: z.enum(productGroups),
    position,
    durationHours: z.number().positive().optional(),
    price: z.strictObject({
      kind: z.enum(priceKinds),
      /** The vendor's price for its own clients; a discount for members is stated below. */
      netCents: z.int().nonnegative().optional(),
      vatPercent: z.number().min(0).max(100).default(VAT_PERCENT),
    }),
    vendor: z.strictObject({ kind: z.enum(vendorKinds), name: name.optional() }),
    coach: name.optional(),
    startsAt: z.iso.datetime({ offset: true }).optional(),
    location: name.optional(),
    delivery: z.enum(deliveryModes),
    teaching: teachingSchema.optional(),
    hourPackage: z.strictObject({ hours: z.number().positive() }).optional(),
    parts: z
      .array(z.strictObject({ id: slugSchema, quantity: z.int().positive().default(1) }))
      .default([]),
    /** The vendor's discount for members on further legal and tax advice. */
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

/** Addresses of contract partners by name, each on one line. */
const vendorsSchema = z.record(name, name);

interface VendorAddress {
  /** Null for operator and law firm, whose addresses are in the configuration. */
  vendorAddress: string | null;
}

export type ProductFile = FromFile<z.output<typeof productFileSchema>> & VendorAddress;

/** @throws Error that names the file, when a file cannot be used */
export async function readProducts(folder = contentFolder): Promise<ProductFile[]> {
  const products = await readFolder(join(folder, 'products'), productFileSchema);
  const vendors = vendorsSchema.parse(parse(await readFile(join(folder, 'vendors.yaml'), 'utf8')));
  return products.map((product) => {
    const { name: vendor } = product.vendor;
    if (vendor === undefined) return { ...product, vendorAddress: null };
    const vendorAddress = vendors[vendor];
    if (vendorAddress === undefined) {
      const path = join(folder, 'products', `${product.id}.yaml`);
      throw new Error(`${path} cannot be used: vendors.yaml has no address of ${vendor}`);
    }
    return { ...product, vendorAddress, hash: `${product.hash} ${vendorAddress}` };
  });
}
