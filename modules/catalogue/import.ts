import { type Insertable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { priceForMembers } from '#domain/catalogue/product.ts';
import { lacksApproval } from '#domain/catalogue/teaching.ts';
import { judgePiece } from '#domain/content/piece.ts';
import { typedOf } from '#domain/content/typed.ts';
import { HOURS_LAST_YEARS } from '#domain/orders/hours.ts';
import type { DeskPieces, recordFiles } from '../content/pieces/filed.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import type { ImportOptions } from '../shared/imported-files.ts';
import { notifyContentChanged } from '../shared/page-changes.ts';
import { type ProductFile, readProducts } from './files.ts';
import type { ProductRow } from './tables.ts';
import { writeProductWords } from './write.ts';

/** Processes that start at the same time import one after the other. */
const IMPORT_LOCK = 735_110_072;

/**
 * Imports new and changed files. Words that the desk has published stay, even where a file has a new price; rows
 * without a file stay as they are.
 *
 * @returns the ids of the rows written
 * @throws Error that names the file, when one cannot be used; then nothing is written
 */
export async function importCatalogue(
  db: Database,
  { folder, samples }: ImportOptions,
  record: typeof recordFiles,
): Promise<string[]> {
  const products = (await readProducts(folder)).filter(({ sample }) => samples || !sample);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
    const desk = await record(transaction, ['product'], products.map(pieceIn));
    const changed: ProductFile[] = [];
    for (const file of products.map(wordsOfDesk(desk)))
      if (await writeProduct(transaction, file)) changed.push(file);
    // A bundle may come before its parts.
    for (const file of changed) await writeParts(transaction, file);
    if (changed.length > 0) await notifyContentChanged(transaction);
    return changed.map(({ id }) => id);
  });
}

const pieceIn = ({ id, asWritten }: ProductFile) =>
  ({ kind: 'product', key: id, category: null, typed: typedOf('product', asWritten) }) as const;

const wordsOfDesk =
  (desk: DeskPieces) =>
  (file: ProductFile): ProductFile => {
    const own = desk.get(file.id);
    const judged = own && judgePiece('product', own.typed);
    if (!judged?.ok) return file;
    return { ...file, ...judged.piece, hash: `${file.hash} ${fingerprintOf(judged.piece)}` };
  };

/** @returns false when the row is up to date or belongs to the desk */
async function writeProduct(db: Database, file: ProductFile): Promise<boolean> {
  const values = productValues(file);
  const row = await db
    .insertInto('products')
    .values({ id: file.id, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, updated_at: sql<Date>`now()` })
        .where('products.edited_at', 'is', null)
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
