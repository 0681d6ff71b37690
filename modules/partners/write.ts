import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Piece } from '#domain/content/piece.ts';
import { accountIn } from '#domain/partners/account.ts';
import { locales } from '#domain/site/paths.ts';
import type { PartnerFile } from './files.ts';

/**
 * Writes a partner as its file has it: its kind always, its words when they are given.
 *
 * @returns whether anything is new
 */
export async function writePartner(
  transaction: Database,
  { id, name, kind, sample, position }: PartnerFile,
  words: Piece<'partner'> | undefined,
): Promise<boolean> {
  const row = await transaction
    .insertInto('partners')
    .values({ id, name, kind, sample, position, code: null, website: null })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ kind, sample, updated_at: sql<Date>`now()` })
        .where(({ eb, or }) =>
          or([eb('partners.kind', '<>', kind), eb('partners.sample', '<>', sample)]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (words) await writePartnerPiece(transaction, id, words);
  return row !== undefined;
}

/** Writes the words of a partner. */
export async function writePartnerPiece(
  transaction: Database,
  id: string,
  { name, code, website, position, account, ...words }: Piece<'partner'>,
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
    const texts = {
      headline,
      summary,
      body: JSON.stringify({ ...body, account: accountIn(account) }),
    };
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
