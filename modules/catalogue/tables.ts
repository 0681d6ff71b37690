import type { GeneratedAlways } from 'kysely';
import type { Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { PartnerKind, PartnerTexts } from '#domain/catalogue/partner.ts';
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

/** Where a row comes from. */
interface Origin {
  /** Invented, for demos. */
  sample: WithDefault<boolean>;
  published: WithDefault<boolean>;
  /** Of the file it was imported from. */
  file_hash: WithDefault<string | null>;
  /** Set when staff change it: files no longer do. */
  edited_at: MaybeInstant;
  created_at: WithDefault<Date>;
  updated_at: WithDefault<Date>;
}

export interface ProductRow extends Origin {
  id: string;
  type: ProductType;
  category: ProductCategory;
  product_group: ProductGroup;
  position: WithDefault<number>;
  duration_hours: number | null;
  price_kind: PriceKind;
  net_cents: number | null;
  vat_percent: WithDefault<number>;
  vendor_kind: VendorKind;
  /** Null for operator and law firm, which the configuration names. */
  vendor_name: string | null;
  coach: string | null;
  starts_at: MaybeInstant;
  location: string | null;
  delivery: DeliveryMode;
  /** Of a package of hours, and how long they can be used. */
  package_hours: number | null;
  redeemable_months: number | null;
  /** Null for what does not teach. */
  teaching_mode: WithDefault<TeachingMode | null>;
  learning_check: WithDefault<boolean | null>;
  zfu_number: WithDefault<string | null>;
  member_discount_percent: WithDefault<number>;
  /** Whether its vendor sells it; whether it can be ordered now is `whyNotSold`. */
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

export interface PartnerRow extends Origin {
  id: string;
  name: string;
  kind: PartnerKind;
  position: WithDefault<number>;
  code: string | null;
  website: string | null;
}

export type PartnerBody = Omit<PartnerTexts, 'headline' | 'summary'>;

export interface PartnerTextRow {
  partner_id: string;
  locale: Locale;
  headline: string;
  summary: string;
  body: Json<PartnerBody>;
}

export interface CatalogueTables {
  products: ProductRow;
  product_texts: ProductTextRow;
  product_parts: ProductPartRow;
  partners: PartnerRow;
  partner_texts: PartnerTextRow;
}
