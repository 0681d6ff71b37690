import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { ProductCategory, ProductGroup, ProductType } from '#domain/catalogue/product.ts';
import { grossCents } from '#domain/pricing/price.ts';
import type { Locale } from '#domain/site/paths.ts';
import { prefixQuery } from './search.ts';
import type { ProductRow, ProductTextRow } from './tables.ts';

export interface ProductFilter {
  locale: Locale;
  type?: ProductType | undefined;
  category?: ProductCategory | undefined;
  group?: ProductGroup | undefined;
  /** Words, or beginnings of words, that title, summary or description contain. */
  search?: string | undefined;
  limit: number;
  offset: number;
}

export type ListedProduct = ReturnType<typeof fromRow>;

/** Published products in the order of the catalogue. */
export async function listProducts(
  db: Database,
  filter: ProductFilter,
): Promise<{ products: ListedProduct[]; total: number }> {
  const matching = matchingProducts(db, filter);
  const { total } = await matching
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('products')
    .select(['title', 'summary', 'price_note'])
    .orderBy('position')
    .orderBy('id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { products: rows.map(fromRow), total: Number(total) };
}

function matchingProducts(db: Database, { locale, type, category, group, search }: ProductFilter) {
  let query = published(db, locale);
  if (type) query = query.where('type', '=', type);
  if (category) query = query.where('category', '=', category);
  if (group) query = query.where('product_group', '=', group);
  const words = search === undefined ? undefined : prefixQuery(search, locale);
  return words ? query.where(sql<boolean>`search @@ ${words}`) : query;
}

const published = (db: Database, locale: Locale) =>
  db
    .selectFrom('products')
    .innerJoin('product_texts', 'product_texts.product_id', 'products.id')
    .where('locale', '=', locale)
    .where('published', '=', true);

/** With its description and, for a bundle, its parts. */
export async function findProduct(db: Database, id: string, locale: Locale) {
  const row = await published(db, locale)
    .selectAll('products')
    .select(['title', 'summary', 'price_note', 'description'])
    .where('products.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...fromRow(row), description: row.description, parts: await partsOf(db, id, locale) };
}

const partsOf = (db: Database, bundleId: string, locale: Locale) =>
  db
    .selectFrom('product_parts')
    .innerJoin('product_texts', 'product_texts.product_id', 'part_id')
    .where('bundle_id', '=', bundleId)
    .where('locale', '=', locale)
    .select(['part_id as id', 'title', 'quantity'])
    .orderBy('position')
    .execute();

type Listed = Selectable<ProductRow> &
  Pick<Selectable<ProductTextRow>, 'title' | 'summary' | 'price_note'>;

const fromRow = (row: Listed) => ({
  id: row.id,
  type: row.type,
  category: row.category,
  group: row.product_group,
  title: row.title,
  summary: row.summary,
  durationHours: row.duration_hours,
  price: {
    kind: row.price_kind,
    netCents: row.net_cents,
    vatPercent: row.vat_percent,
    grossCents: row.net_cents === null ? null : grossCents(row.net_cents, row.vat_percent),
    note: row.price_note,
  },
  vendor: { kind: row.vendor_kind, name: row.vendor_name },
  coach: row.coach,
  startsAt: row.starts_at?.toISOString() ?? null,
  location: row.location,
  delivery: row.delivery,
  hourPackage:
    row.package_hours === null || row.redeemable_months === null
      ? null
      : { hours: row.package_hours, redeemableMonths: row.redeemable_months },
  sold: row.sold,
  sample: row.sample,
  updatedAt: row.updated_at.toISOString(),
});
