import type { Database } from '#database/connection.ts';
import type { Locale } from '#domain/site/paths.ts';
import { fromRow, type ListedProduct, withTexts } from './products.ts';

/** A product as carts and orders need it. */
export interface Offer extends ListedProduct {
  published: boolean;
  parts: (Pick<ListedProduct, 'title' | 'hourPackage'> & { quantity: number })[];
}

/** Products by id, whether or not they are shown or sold. */
export async function findOffers(
  db: Database,
  ids: readonly string[],
  locale: Locale,
  now: Date,
): Promise<Map<string, Offer>> {
  if (ids.length === 0) return new Map();
  const rows = await withTexts(db.selectFrom('products'), locale)
    .where('products.id', 'in', ids)
    .execute();
  const parts = await partsOfBundles(db, ids, locale, now);
  return new Map(
    rows.map((row) => {
      const own = parts.filter(({ bundleId }) => bundleId === row.id);
      const offer = {
        ...fromRow(row, now),
        published: row.published,
        parts: own.map(({ part }) => part),
      };
      return [row.id, offer];
    }),
  );
}

async function partsOfBundles(
  db: Database,
  bundleIds: readonly string[],
  locale: Locale,
  now: Date,
) {
  const rows = await db
    .selectFrom('product_parts')
    .innerJoin('products', 'products.id', 'part_id')
    .innerJoin('product_texts', 'product_texts.product_id', 'part_id')
    .where('bundle_id', 'in', bundleIds)
    .where('locale', '=', locale)
    .selectAll('products')
    .select(['locale', 'title', 'summary', 'price_note', 'quantity', 'bundle_id'])
    .orderBy('bundle_id')
    .orderBy('product_parts.position')
    .execute();
  return rows.map((row) => {
    const { title, hourPackage } = fromRow(row, now);
    return { bundleId: row.bundle_id, part: { title, hourPackage, quantity: row.quantity } };
  });
}
