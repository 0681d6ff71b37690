import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type ContentEntry, entryKinds } from '#domain/content/entry.ts';
import { entriesOf, isEntryKind, judgePiece } from '#domain/content/piece.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { notifyContentChanged } from '../shared/page-changes.ts';
import { type ContentFile, readContentFiles } from './files.ts';
import { type DeskPieces, piecesIn, recordFiles } from './pieces/filed.ts';
import type { EntryRow } from './tables.ts';
import { rowOf, writeEntries } from './write.ts';

/** Processes that start at the same time import one after the other. */
const IMPORT_LOCK = 735_110_070;

export interface Imported {
  added: number;
  /** Number of changed files whose entries nobody has edited. */
  renewed: number;
}

/**
 * Imports the files of `content/`. An entry that the desk has published stays as it is, and so does one whose
 * address the desk has given to another text.
 *
 * @throws BrokenFile for a broken file; then nothing is imported
 */
export async function importContent(db: Database, folder?: string): Promise<Imported> {
  const files = readContentFiles(folder);
  return locked(db, async (transaction) => {
    const desk = await recordFiles(transaction, entryKinds, piecesIn(files));
    const { added, changed, replaced } = await compare(transaction, files, desk);
    if (added.length + changed.length === 0) return { added: 0, renewed: 0 };
    // They are removed before anything is written: an address may pass from one entry to another.
    for (const { language, key } of replaced) {
      await transaction
        .deleteFrom('content_entries')
        .where('language', '=', language)
        .where('key', '=', key)
        .execute();
    }
    const rows = [...added, ...changed].map(({ entry }) => rowOf(entry));
    await transaction.insertInto('content_entries').values(rows).execute();
    await notifyContentChanged(transaction);
    return { added: added.length, renewed: changed.length };
  });
}

/** Whether this system has content already. */
export async function hasContent(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('content_pieces')
    .select('key')
    .where('kind', 'in', entryKinds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Renews the amounts in everything on the site when the fee table is new. */
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
    const hashes = hashesIn(shown);
    for (const { kind, key, category, desk, file } of pieces) {
      if (!isEntryKind(kind) || category === null) continue;
      const judged = judgePiece(kind, desk ?? file ?? {});
      if (!judged.ok) continue;
      const entries = Object.values(entriesOf({ kind, key, category }, judged.piece));
      const isShown = entries.every((entry) => hashes.has(nameOf(entry)));
      const isNew = entries.some((entry) => hashes.get(nameOf(entry)) !== fingerprintOf(entry));
      if (!isShown || !isNew) continue;
      const owner = desk === null ? 'file' : 'desk';
      await writeEntries(transaction, entries, { owner, now: new Date() });
      await notifyContentChanged(transaction);
    }
  });
}

const locked = <Result>(db: Database, work: (transaction: Database) => Promise<Result>) =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
    return work(transaction);
  });

const hashesIn = (rows: readonly Pick<EntryRow, 'language' | 'key' | 'file_hash'>[]) =>
  new Map(rows.map((row) => [nameOf(row), row.file_hash]));

async function compare(db: Database, files: readonly ContentFile[], desk: DeskPieces) {
  const rows = await db
    .selectFrom('content_entries')
    .select(['language', 'key', 'kind', 'category', 'slug', 'file_hash', 'edited_at'])
    .execute();
  const edited = new Set(
    rows
      .filter(({ edited_at }) => edited_at !== null)
      .flatMap((row) => [nameOf(row), addressOf(row)]),
  );
  const free = files.filter(
    ({ entry }) =>
      !desk.has(entry.key) && !edited.has(nameOf(entry)) && !edited.has(addressOf(entry)),
  );
  const hashes = hashesIn(rows);
  const added = free.filter(({ entry }) => !hashes.has(nameOf(entry)));
  const changed = free.filter(({ entry }) => {
    const known = hashes.get(nameOf(entry));
    return known !== undefined && known !== fingerprintOf(entry);
  });
  const written = new Set(
    [...added, ...changed].flatMap(({ entry }) => [nameOf(entry), addressOf(entry)]),
  );
  const replaced = rows.filter((row) => written.has(nameOf(row)) || written.has(addressOf(row)));
  return { added, changed, replaced };
}

const nameOf = ({ language, key }: Pick<ContentEntry, 'language' | 'key'>) => `${language} ${key}`;

/** A placeholder that no name can equal, because of the number of its words. */
function addressOf(entry: Address): string {
  const { language, kind, category, slug = '' } = entry;
  return `${language} ${kind} ${category} ${slug}`;
}

interface Address {
  language: string;
  kind: string;
  category: string;
  slug?: string;
}
