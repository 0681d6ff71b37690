import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { entryKinds } from '#domain/content/entry.ts';
import { type PieceKind, pieceKinds, type Typed } from '#domain/content/fields.ts';
import { entriesOf, isEntryKind, judgePiece } from '#domain/content/piece.ts';
import { typedOf } from '#domain/content/typed.ts';
import { type ProductFile, readProducts } from '../catalogue/files.ts';
import { writeProducts } from '../catalogue/write.ts';
import { readPartners } from '../partners/files.ts';
import { writePartner } from '../partners/write.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import type { FromFile, ImportOptions } from '../shared/imported-files.ts';
import { notifyContentChanged } from '../shared/page-changes.ts';
import { readContentFiles } from './files.ts';
import { type FiledPiece, piecesIn, recordFiles } from './pieces/filed.ts';
import { showEntries } from './pieces/live.ts';
import { idOf } from './pieces/pieces.ts';
import { writeEntries } from './write.ts';

/** Processes that start at the same time import one after the other. */
const IMPORT_LOCK = 735_110_070;

/** Ids of pieces. */
interface Imported {
  written: string[];
  /** Pieces that stay as the desk has them, though their files differ. */
  differing: string[];
}

/**
 * Imports the files of `content/`. A piece that the desk has published or archived stays as it is, and so does a
 * text whose address another one has; prices and parts of products always follow their files.
 *
 * @throws BrokenFile, Error that names the file, when one cannot be used; then nothing is imported
 */
export async function importContent(
  db: Database,
  { folder, samples }: ImportOptions,
  kinds: readonly PieceKind[] = pieceKinds,
): Promise<Imported> {
  const isWanted = ({ sample }: { sample: boolean }) => samples || !sample;
  const products = kinds.includes('product') ? (await readProducts(folder)).filter(isWanted) : [];
  const partners = kinds.includes('partner') ? (await readPartners(folder)).filter(isWanted) : [];
  const files = kinds.some(isEntryKind) ? readContentFiles(folder) : [];
  const texts = files.filter(({ entry }) => kinds.includes(entry.kind));
  return locked(db, async (transaction) => {
    const { fresh, differing, owned } = await recordFiles(transaction, kinds, [
      ...products.map(pieceOf('product')),
      ...partners.map(pieceOf('partner')),
      ...piecesIn(texts),
    ]);
    const written = new Set(fresh);
    const named = products.map((file) => withWordsOf(file, owned.get(`product.${file.id}`)));
    for (const id of await writeProducts(transaction, named)) written.add(`product.${id}`);
    for (const file of partners) {
      const id = `partner.${file.id}`;
      const words = fresh.has(id) ? file : undefined;
      if (await writePartner(transaction, file, words)) written.add(id);
    }
    const entries = texts.map(({ entry }) => entry).filter((entry) => fresh.has(idOf(entry)));
    await showEntries(transaction, entries, new Date());
    if (written.size > 0) await notifyContentChanged(transaction);
    return { written: [...written], differing };
  });
}

const pieceOf =
  (kind: 'product' | 'partner') =>
  ({ id, asWritten }: FromFile<object>): FiledPiece => ({
    kind,
    key: id,
    category: null,
    typed: typedOf(kind, asWritten),
  });

/** The product with the words that the desk has published, if it has. */
function withWordsOf(file: ProductFile, typed: Typed | undefined): ProductFile {
  const judged = typed && judgePiece('product', typed);
  if (!judged?.ok) return file;
  return { ...file, ...judged.piece, hash: `${file.hash} ${fingerprintOf(judged.piece)}` };
}

/**
 * Prepares the content at every start. Prices and parts of products follow their files. All other files of
 * `content/` are for a new system; after that the desk owns them, and `npm run content:import` adds new ones.
 *
 * @throws BrokenFile, Error that names the file, when one cannot be used
 */
export async function prepareContent(db: Database, options: ImportOptions): Promise<void> {
  const begun = await db
    .selectFrom('content_pieces')
    .select('key')
    .where('kind', 'in', entryKinds)
    .limit(1)
    .executeTakeFirst();
  await importContent(db, options, begun ? ['product'] : pieceKinds);
  if (begun) await renewAmounts(db);
}

/** Renews the amounts in all texts on the site when the fee table is new. */
export async function renewAmounts(db: Database): Promise<void> {
  await locked(db, async (transaction) => {
    const pieces = await transaction
      .selectFrom('content_pieces')
      .select(['kind', 'key', 'category', 'desk', 'file'])
      .where('kind', 'in', entryKinds)
      .where('archived_at', 'is', null)
      .execute();
    const shown = await transaction
      .selectFrom('content_entries')
      .select(['language', 'key', 'file_hash'])
      .execute();
    const hashes = new Map(shown.map((row) => [`${row.language} ${row.key}`, row.file_hash]));
    for (const { kind, key, category, desk, file } of pieces) {
      if (!isEntryKind(kind) || category === null) continue;
      const judged = judgePiece(kind, desk ?? file ?? {});
      if (!judged.ok) continue;
      const entries = Object.values(entriesOf({ kind, key, category }, judged.piece));
      const known = entries.map((entry) => hashes.get(`${entry.language} ${key}`));
      const isNew = entries.some((entry, at) => known[at] !== fingerprintOf(entry));
      if (!isNew || known.includes(undefined)) continue;
      await writeEntries(transaction, entries, new Date());
      await notifyContentChanged(transaction);
    }
  });
}

const locked = <Result>(db: Database, work: (transaction: Database) => Promise<Result>) =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
    return work(transaction);
  });
