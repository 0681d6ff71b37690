import { type Insertable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { judgePiece } from '#domain/content/piece.ts';
import { typedOf } from '#domain/content/typed.ts';
import type { DeskPieces, recordFiles } from '../content/pieces/filed.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import type { ImportOptions } from '../shared/imported-files.ts';
import { notifyContentChanged } from '../shared/page-changes.ts';
import { type PartnerFile, readPartners } from './files.ts';
import type { PartnerRow } from './tables.ts';
import { writePartnerPiece } from './write.ts';

/** Processes that start at the same time import one after the other. */
const IMPORT_LOCK = 735_110_071;

/**
 * Imports new and changed files. Partners that the desk has published keep all but their kind, and rows without a
 * file stay.
 *
 * @returns the slugs of the rows written
 * @throws Error that names the file, when one cannot be used; then nothing is written
 */
export async function importPartners(
  db: Database,
  { folder, samples }: ImportOptions,
  record: typeof recordFiles,
): Promise<string[]> {
  const partners = (await readPartners(folder)).filter(({ sample }) => samples || !sample);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
    const desk = await record(transaction, ['partner'], partners.map(pieceIn));
    const written: string[] = [];
    for (const file of partners.map(wordsOfDesk(desk))) {
      if (await writePartner(transaction, file)) written.push(file.id);
    }
    if (written.length > 0) await notifyContentChanged(transaction);
    return written;
  });
}

const pieceIn = ({ id, asWritten }: PartnerFile) =>
  ({ kind: 'partner', key: id, category: null, typed: typedOf('partner', asWritten) }) as const;

const wordsOfDesk =
  (desk: DeskPieces) =>
  (file: PartnerFile): PartnerFile => {
    const own = desk.get(file.id);
    const judged = own && judgePiece('partner', own.typed);
    if (!judged?.ok) return file;
    // Fields that the desk has left empty are not filled from the file.
    const { code: _code, website: _website, ...rest } = file;
    return { ...rest, ...judged.piece, hash: `${file.hash} ${fingerprintOf(judged.piece)}` };
  };

/** @returns false when the row is up to date or belongs to the desk */
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
  await writePartnerPiece(db, file.id, file);
  return true;
}
