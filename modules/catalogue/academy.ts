import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import { type AcademyType, academyTypes, type ProductCategory } from '#domain/catalogue/product.ts';
import type { Locale } from '#domain/site/paths.ts';
import { fromRow, published, withTexts } from './products.ts';

interface AcademyFilter {
  locale: Locale;
  type?: AcademyType | undefined;
  category?: ProductCategory | undefined;
  limit: number;
  offset: number;
}

/** Coming events, the next one first; then those by arrangement. */
export async function listAcademy(db: Database, filter: AcademyFilter, now: Date) {
  const { locale, type, category, limit, offset } = filter;
  let found = published(db)
    .where('type', 'in', type ? [type] : academyTypes)
    .where(({ eb, or }) => or([eb('starts_at', '>', now), eb('starts_at', 'is', null)]))
    .orderBy('starts_at')
    .orderBy('products.id');
  if (category) found = found.where('category', '=', category);
  const meta = await countRows(db, found);
  const rows = await withTexts(found, locale).limit(limit).offset(offset).execute();
  return { products: rows.map((row) => fromRow(row, now)), meta };
}
