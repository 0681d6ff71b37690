import type { GeneratedAlways } from 'kysely';
import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type {
  DeliveryMode,
  PriceKind,
  ProductCategory,
  ProductDescription,
  ProductGroup,
  ProductType,
  VendorKind,
} from '#domain/catalogue/product.ts';
import type { TeachingMode } from '#domain/catalogue/teaching.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Origin } from '../shared/imported-files.ts';

export interface ProductRow extends Origin {
  id: string;
  /** Hash of its file and of the words that the desk has given it. */
  file_hash: WithDefault<string | null>;
  type: ProductType;
  category: ProductCategory;
  product_group: ProductGroup;
  position: WithDefault<number>;
  duration_hours: number | null;
  price_kind: PriceKind;
  net_cents: number | null;
  vat_percent: WithDefault<number>;
  vendor_kind: VendorKind;
  /** Null for operator and law firm, whose names are in the configuration. */
  vendor_name: string | null;
  vendor_address: WithDefault<string | null>;
  coach: string | null;
  starts_at: MaybeInstant;
  location: string | null;
  delivery: DeliveryMode;
  /** Hours in a package of hours, and the period in which they can be used. */
  package_hours: number | null;
  /** Out of use: all hours are valid for the same time. */
  redeemable_months: number | null;
  /** Null for products that do not teach. */
  teaching_mode: WithDefault<TeachingMode | null>;
  learning_check: WithDefault<boolean | null>;
  zfu_number: WithDefault<string | null>;
  /** Out of use: `net_cents` is the price for everybody. */
  member_discount_percent: WithDefault<number>;
  /** Whether the vendor sells it; `whyNotSold` tells whether it can be ordered now. */
  sold: WithDefault<boolean>;
}

export interface ProductTextRow {
  product_id: string;
  locale: Locale;
  title: string;
  summary: string;
  price_note: string | null;
  description: Json<ProductDescription>;
  search: GeneratedAlways<string>;
}

export interface ProductPartRow {
  bundle_id: string;
  part_id: string;
  quantity: WithDefault<number>;
  position: number;
}

export interface CatalogueTables {
  products: ProductRow;
  product_texts: ProductTextRow;
  product_parts: ProductPartRow;
}
