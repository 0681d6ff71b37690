import { type Insertable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { priceForMembers } from '#domain/catalogue/product.ts';
import { lacksApproval } from '#domain/catalogue/teaching.ts';
import type { Piece } from '#domain/content/piece.ts';
import { HOURS_LAST_YEARS } from '#domain/orders/hours.ts';
import { locales } from '#domain/site/paths.ts';
import type { ProductFile } from './files.ts';
import type { ProductRow } from './tables.ts';

/** Writes the words of a product in both languages. */
export async function writeProductWords(
  transaction: Database,
  id: string,
  words: Piece<'product'>,
): Promise<void> {
  for (const locale of locales) {
    const { title, summary, priceNote, description } = words[locale];
    const texts = {
      title,
      summary,
      price_note: priceNote ?? null,
      description: JSON.stringify(description),
    };
    await transaction
      .insertInto('product_texts')
      .values({ product_id: id, locale, ...texts })
      .onConflict((conflict) => conflict.columns(['product_id', 'locale']).doUpdateSet(texts))
      .execute();
  }
}

/** Shows or hides a product in the catalogue; orders stay as they are. */
export async function showProduct(
  transaction: Database,
  id: string,
  published: boolean,
): Promise<void> {
  await transaction
    .updateTable('products')
    .set({ published, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export interface ProductPrice {
  netCents: number;
  vatPercent: number;
}

/** @returns undefined for a price on request */
export async function priceOf(db: Database, id: string): Promise<ProductPrice | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['net_cents', 'vat_percent'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.net_cents === null) return undefined;
  return { netCents: row.net_cents, vatPercent: row.vat_percent };
}

/**
 * Writes new and changed products; rows without a file stay as they are.
 *
 * @returns the ids of the rows written
 */
export async function writeProducts(
  transaction: Database,
  products: readonly ProductFile[],
): Promise<string[]> {
  const changed: ProductFile[] = [];
  for (const file of products) if (await writeProduct(transaction, file)) changed.push(file);
  // A bundle may come before its parts.
  for (const file of changed) await writeParts(transaction, file);
  return changed.map(({ id }) => id);
}

/** @returns false when the row is up to date */
async function writeProduct(db: Database, file: ProductFile): Promise<boolean> {
  const values = productValues(file);
  const row = await db
    .insertInto('products')
    .values({ id: file.id, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, updated_at: sql<Date>`now()` })
        .where(({ eb }) => eb('products.file_hash', 'is distinct from', file.hash)),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await writeProductWords(db, file.id, file);
  return true;
}

/** The price for everybody, which includes the vendor's discount for members. */
const priceFor = ({ price: { netCents }, memberDiscountPercent }: ProductFile): number | null =>
  netCents === undefined ? null : priceForMembers(netCents, memberDiscountPercent);

const productValues = (file: ProductFile): Omit<Insertable<ProductRow>, 'id'> => ({
  type: file.type,
  category: file.category,
  product_group: file.group,
  position: file.position,
  duration_hours: file.durationHours ?? null,
  price_kind: file.price.kind,
  net_cents: priceFor(file),
  vat_percent: file.price.vatPercent,
  vendor_kind: file.vendor.kind,
  vendor_name: file.vendor.name ?? null,
  vendor_address: file.vendorAddress,
  coach: file.coach ?? null,
  starts_at: file.startsAt ?? null,
  location: file.location ?? null,
  delivery: file.delivery,
  package_hours: file.hourPackage?.hours ?? null,
  redeemable_months: file.hourPackage ? HOURS_LAST_YEARS * 12 : null,
  teaching_mode: file.teaching?.mode ?? null,
  learning_check: file.teaching?.learningCheck ?? null,
  zfu_number: file.teaching?.zfuNumber ?? null,
  // The table refuses to sell a product that lacks its approval.
  sold: file.sold && !(file.teaching && lacksApproval(file.teaching)),
  sample: file.sample,
  file_hash: file.hash,
});

async function writeParts(db: Database, { id, parts }: ProductFile): Promise<void> {
  await db.deleteFrom('product_parts').where('bundle_id', '=', id).execute();
  if (parts.length === 0) return;
  const rows = parts.map((part, index) => ({
    bundle_id: id,
    part_id: part.id,
    quantity: part.quantity,
    position: index,
  }));
  await db.insertInto('product_parts').values(rows).execute();
}
