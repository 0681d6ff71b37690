import { type Insertable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { locales } from '#domain/site/paths.ts';
import type { ImportOptions } from '../shared/imported-files.ts';
import { notifyContentChanged } from '../shared/page-changes.ts';
import { type PartnerFile, readPartners } from './files.ts';
import type { PartnerRow } from './tables.ts';

/** Processes that start at once import one after the other. */
const IMPORT_LOCK = 735_110_071;

/**
 * Brings new and changed files into the database. Rows that staff have edited stay as they are, and
 * so do rows whose file is gone.
 *
 * @returns the slugs of what was written
 * @throws Error that names the file, when one cannot be used; then nothing is written
 */
export async function importPartners(
  db: Database,
  { folder, samples }: ImportOptions,
): Promise<string[]> {
  const partners = (await readPartners(folder)).filter(({ sample }) => samples || !sample);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
    const written: string[] = [];
    for (const file of partners) {
      if (await writePartner(transaction, file)) written.push(file.id);
    }
    if (written.length > 0) await notifyContentChanged(transaction);
    return written;
  });
}

/** @returns false when the row is up to date or belongs to staff */
async function writePartner(db: Database, file: PartnerFile): Promise<boolean> {
  const values: Omit<Insertable<PartnerRow>, 'id'> = {
    name: file.name,
    kind: file.kind,
    position: file.position,
    code: file.code ?? null,
    website: file.website ?? null,
    sample: file.sample,
    file_hash: file.hash,
  };
  const row = await db
    .insertInto('partners')
    .values({ id: file.id, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, updated_at: sql<Date>`now()` })
        .where('partners.edited_at', 'is', null)
        .where(({ eb }) => eb('partners.file_hash', 'is distinct from', file.hash)),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  for (const locale of locales) {
    const { headline, summary, ...body } = file[locale];
    const texts = { headline, summary, body: JSON.stringify(body) };
    await db
      .insertInto('partner_texts')
      .values({ partner_id: file.id, locale, ...texts })
      .onConflict((conflict) => conflict.columns(['partner_id', 'locale']).doUpdateSet(texts))
      .execute();
  }
  return true;
}
