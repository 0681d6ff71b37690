import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { placeName } from '#domain/catalogue/names.ts';
import type {
  DeliveryMode,
  ProductCategory,
  ProductGroup,
  ProductSort,
  ProductType,
} from '#domain/catalogue/product.ts';
import { type Teaching, whyNotSold } from '#domain/catalogue/teaching.ts';
import { grossCents } from '#domain/pricing/price.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { ProductRow, ProductTextRow } from './tables.ts';

export interface ProductFilter {
  locale: Locale;
  type?: ProductType | undefined;
  category?: ProductCategory | undefined;
  group?: ProductGroup | undefined;
  delivery?: DeliveryMode | undefined;
  /** Words, or beginnings of words, in title, summary or description. */
  search?: string | undefined;
  sort: ProductSort;
  limit: number;
  offset: number;
}

export type ListedProduct = ReturnType<typeof fromRow>;

const gross = sql`net_cents * (100 + vat_percent)`;

/** Products without a price or a date come last. */
const orders: Record<ProductSort, RawBuilder<unknown>> = {
  featured: sql`position`,
  price: sql`${gross} nulls last, position`,
  '-price': sql`${gross} desc nulls last, position`,
  newest: sql`products.created_at desc, position`,
  date: sql`starts_at nulls last, position`,
};

/** Published products that match the filter. */
export async function listProducts(
  db: Database,
  filter: ProductFilter,
  now: Date,
): Promise<{ products: ListedProduct[]; meta: Count }> {
  const found = filter.search ? await findFew(db, filter.search, filter.locale) : undefined;
  const matching = matchingProducts(db, filter, found).orderBy(orders[filter.sort]).orderBy('id');
  const meta = await countRows(db, matching);
  const rows = await withTexts(matching, filter.locale)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { products: rows.map((row) => fromRow(row, now)), meta };
}

/** If more than these match, every order of them soon fills a page. */
const FEW = 1_000;

const textsWith = (db: Database, search: string, locale: Locale) =>
  db
    .selectFrom('product_texts')
    .where('locale', '=', locale)
    .where(sql<boolean>`search @@ ${prefixQuery(search, locale)}`);

/** @returns undefined when more than a few products match */
async function findFew(db: Database, search: string, locale: Locale) {
  const rows = await textsWith(db, search, locale)
    .select('product_id')
    .limit(FEW + 1)
    .execute();
  return rows.length > FEW ? undefined : rows.map(({ product_id: id }) => id);
}

/**
 * The filter without the texts, so that counting reads no more rows than it counts.
 *
 * @param found the products that match the search, when they are few
 */
function matchingProducts(db: Database, filter: ProductFilter, found?: readonly string[]) {
  const { locale, type, category, group, delivery, search } = filter;
  let query = published(db);
  if (type) query = query.where('type', '=', type);
  if (category) query = query.where('category', '=', category);
  if (group) query = query.where('product_group', '=', group);
  if (delivery) query = query.where('delivery', '=', delivery);
  if (found) return query.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(found))));
  if (!search) return query;
  const texts = textsWith(db, search, locale).whereRef('product_id', '=', sql.ref('products.id'));
  return query.where(({ exists }) => exists(texts));
}

export const published = (db: Database) => db.selectFrom('products').where('published', '=', true);

/** Every product has its texts in both languages. */
export const withTexts = (products: ReturnType<typeof published>, locale: Locale) =>
  products
    .innerJoin('product_texts', 'product_texts.product_id', 'products.id')
    .where('locale', '=', locale)
    .selectAll('products')
    .select(['locale', 'title', 'summary', 'price_note']);

/** A product with its description and, for a bundle, its parts. */
export async function findProduct(db: Database, id: string, locale: Locale, now: Date) {
  const row = await withTexts(published(db), locale)
    .select('description')
    .where('products.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const parts = await partsOf(db, id, locale);
  return { ...fromRow(row, now), description: row.description, parts };
}

/** The parts of a bundle with their own prices. */
async function partsOf(db: Database, bundleId: string, locale: Locale) {
  const rows = await db
    .selectFrom('product_parts')
    .innerJoin('products', 'products.id', 'part_id')
    .innerJoin('product_texts', 'product_texts.product_id', 'part_id')
    .where('bundle_id', '=', bundleId)
    .where('locale', '=', locale)
    .select(['part_id as id', 'title', 'quantity'])
    .select(['net_cents', 'vat_percent'])
    .orderBy('product_parts.position')
    .execute();
  return rows.map(({ id, title, quantity, net_cents: net, vat_percent: vat }) => ({
    id,
    title,
    quantity,
    grossCents: net === null ? null : grossCents(net, vat),
  }));
}

export type Listed = Selectable<ProductRow> &
  Pick<Selectable<ProductTextRow>, 'locale' | 'title' | 'summary' | 'price_note'>;

/** @param now decides whether it can be ordered */
export const fromRow = (row: Listed, now: Date) => ({
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
  vendor: { kind: row.vendor_kind, name: row.vendor_name, address: row.vendor_address },
  coach: row.coach,
  startsAt: row.starts_at?.toISOString() ?? null,
  location: row.location === null ? null : placeName(row.location, row.locale),
  delivery: row.delivery,
  hourPackage: row.package_hours === null ? null : { hours: row.package_hours },
  teaching: teachingOf(row) ?? null,
  ...saleOf(row, now),
  sample: row.sample,
  updatedAt: row.updated_at.toISOString(),
});

function saleOf(row: Listed, now: Date) {
  const offer = { sold: row.sold, teaching: teachingOf(row) ?? null, startsAt: row.starts_at };
  const reason = whyNotSold(offer, now);
  return { sold: reason === undefined, notSoldReason: reason ?? null };
}

function teachingOf(row: Listed): Teaching | undefined {
  const { teaching_mode: mode, learning_check: learningCheck, zfu_number: zfuNumber } = row;
  if (mode === null || learningCheck === null) return undefined;
  return { mode, learningCheck, ...(zfuNumber !== null && { zfuNumber }) };
}

const dictionaries: Record<Locale, string> = { de: 'german', en: 'english' };

/**
 * Searches for all words, each as a beginning: "Marke" finds "Markenanmeldung". Without words it finds nothing.
 */
function prefixQuery(text: string, locale: Locale): RawBuilder<unknown> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`to_tsquery(${dictionaries[locale]}::regconfig, ${query})`;
}
