import { z } from 'zod';

/** What the catalogue offers: codes of specification § 3 and what every product says of itself. */

export const productTypes = ['single', 'bundle', 'seminar', 'coaching'] as const;
export type ProductType = (typeof productTypes)[number];

export const productCategories = [
  'foundation',
  'legal',
  'tax',
  'funding',
  'accounting',
  'controlling',
  'marketing',
  'personality-development',
] as const;
export type ProductCategory = (typeof productCategories)[number];

/** Where the site shows a product first; `marketplace` is all the rest. */
export const productGroups = ['consulting', 'additional', 'marketplace'] as const;
export type ProductGroup = (typeof productGroups)[number];

export const deliveryModes = ['online', 'in-person', 'hybrid', 'documents'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** Operator and law firm have their names from the configuration. */
export const vendorKinds = ['operator', 'law-firm', 'tax-adviser', 'partner'] as const;
export type VendorKind = (typeof vendorKinds)[number];

/** How lists of products can be ordered; the first is the order of the catalogue. */
export const productSorts = ['featured', 'price', '-price', 'newest', 'date'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Only `fixed` and `from` have an amount. */
export const priceKinds = ['fixed', 'from', 'on-request'] as const;
export type PriceKind = (typeof priceKinds)[number];

export const MAX_MEMBER_DISCOUNT_PERCENT = 20;

/**
 * The one price that is shown and paid: only members order. Nobody orders here at the vendor's own
 * price, so it is shown nowhere (§ 5 UWG).
 */
export const priceForMembers = (ownNetCents: number, discountPercent: number): number =>
  Math.round((ownNetCents * (100 - discountPercent)) / 100);

/** Members pay less for further legal and tax advice, if who gives it says so. */
export const mayHaveMemberDiscount = ({
  category,
  vendor,
}: {
  category: ProductCategory;
  vendor: { kind: VendorKind };
}): boolean =>
  ['legal', 'tax'].includes(category) && ['law-firm', 'tax-adviser'].includes(vendor.kind);

const line = z.string().trim().min(1).max(300);
const paragraph = z.string().trim().min(1).max(2_000);

/** The parts of a description, in the order in which the page shows them. */
export const productDescriptionSchema = z.strictObject({
  /** One paragraph each. */
  lead: z.array(paragraph).min(1),
  /** For whom it is. */
  suits: paragraph,
  includes: z.array(line).min(1),
  provider: paragraph,
  steps: z.array(line).min(1),
  time: paragraph,
  price: paragraph,
  /** What it is not. */
  limits: z.array(line).min(1),
});
export type ProductDescription = z.output<typeof productDescriptionSchema>;

export const productTextsSchema = z.strictObject({
  title: line.max(80),
  summary: line.max(200),
  /** Beside the price, such as fees of an office that come on top. */
  priceNote: line.max(120).optional(),
  description: productDescriptionSchema,
});
