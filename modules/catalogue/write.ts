import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Piece } from '#domain/content/piece.ts';
import { locales } from '#domain/site/paths.ts';

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
