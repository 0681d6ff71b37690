import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Piece } from '#domain/content/piece.ts';
import { locales } from '#domain/site/paths.ts';

/** Writes the words of a partner; the file decides about its kind, and whether it is a sample. */
export async function writePartnerPiece(
  transaction: Database,
  id: string,
  { name, code, website, position, ...words }: Piece<'partner'>,
): Promise<void> {
  await transaction
    .updateTable('partners')
    .set({
      name,
      code: code ?? null,
      website: website ?? null,
      position,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  for (const locale of locales) {
    const { headline, summary, ...body } = words[locale];
    const texts = { headline, summary, body: JSON.stringify(body) };
    await transaction
      .insertInto('partner_texts')
      .values({ partner_id: id, locale, ...texts })
      .onConflict((conflict) => conflict.columns(['partner_id', 'locale']).doUpdateSet(texts))
      .execute();
  }
}

export async function showPartner(
  transaction: Database,
  id: string,
  published: boolean,
): Promise<void> {
  await transaction
    .updateTable('partners')
    .set({ published, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
