import { z } from 'zod';

/** The catalogue: the codes of specification § 3, and what every product says about itself. */

export const productTypes = ['single', 'bundle', 'seminar', 'coaching'] as const;
export type ProductType = (typeof productTypes)[number];

/** What the academy lists. */
export const academyTypes = ['seminar', 'coaching'] as const satisfies readonly ProductType[];
export type AcademyType = (typeof academyTypes)[number];

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

/** The page where a product is shown first; `marketplace` is for all others. */
export const productGroups = ['consulting', 'additional', 'marketplace'] as const;
export type ProductGroup = (typeof productGroups)[number];

export const deliveryModes = ['online', 'in-person', 'hybrid', 'documents'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** The configuration names operator and law firm. */
export const vendorKinds = ['operator', 'law-firm', 'tax-adviser', 'partner'] as const;
export type VendorKind = (typeof vendorKinds)[number];

/** Orders of product lists; the first is that of the catalogue. */
export const productSorts = ['featured', 'price', '-price', 'newest', 'date'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Only `fixed` and `from` have an amount. */
export const priceKinds = ['fixed', 'from', 'on-request'] as const;
export type PriceKind = (typeof priceKinds)[number];

export const MAX_MEMBER_DISCOUNT_PERCENT = 20;

/**
 * The price that is shown and paid. Only members order, so nobody pays the vendor's own price here, and no page
 * shows it (§ 5 UWG).
 */
export const priceForMembers = (ownNetCents: number, discountPercent: number): number =>
  Math.round((ownNetCents * (100 - discountPercent)) / 100);

/** Whether a vendor may give members a discount, which exists for further legal and tax advice. */
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

/** The parts of a description, in the order of the page. */
export const productDescriptionSchema = z.strictObject({
  /** Each string is a paragraph. */
  lead: z.array(paragraph).min(1),
  /** The people whom the product suits. */
  suits: paragraph,
  includes: z.array(line).min(1),
  provider: paragraph,
  steps: z.array(line).min(1),
  time: paragraph,
  price: paragraph,
  /** What the product does not include. */
  limits: z.array(line).min(1),
});
export type ProductDescription = z.output<typeof productDescriptionSchema>;

export const productTextsSchema = z.strictObject({
  title: line.max(80),
  summary: line.max(200),
  /** A note beside the price, such as fees of an office that are added. */
  priceNote: line.max(120).optional(),
  description: productDescriptionSchema,
});
