import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { withoutMarks } from '#domain/ascii.ts';
import type { PieceKind, Typed } from '#domain/content/fields.ts';
import { typedOf } from '#domain/content/typed.ts';
import { fingerprintOf } from '../../shared/fingerprint.ts';
import type { ContentFile } from '../files.ts';

/** The content of a piece's files. */
export interface FiledPiece {
  kind: PieceKind;
  key: string;
  /** The category in its address; null for products and partners. */
  category: string | null;
  typed: Typed;
}

/** Joins both languages of an entry into one piece. */
export function piecesIn(files: readonly ContentFile[]): FiledPiece[] {
  const byKey = Map.groupBy(files, ({ entry }) => `${entry.kind} ${entry.key}`);
  return [...byKey.values()].flatMap((pair) => {
    const [first] = pair;
    if (!first) return [];
    const { kind, key, category } = first.entry;
    const words = pair.map(({ entry, asWritten }) => [entry.language, asWritten] as const);
    const typed = typedOf(kind, { ...first.asWritten, ...Object.fromEntries(words) });
    return [{ kind, key, category, typed }];
  });
}

/** Pieces that files no longer change, by key. */
export type DeskPieces = ReadonlyMap<string, FiledPiece & { archived: boolean }>;

/**
 * Records the content of the files, and finds the pieces that belong to the desk.
 *
 * @param kinds the kinds of these files
 */
export async function recordFiles(
  db: Database,
  kinds: readonly PieceKind[],
  filed: readonly FiledPiece[],
): Promise<DeskPieces> {
  const rows = filed.map(({ typed, ...piece }) => ({
    ...piece,
    file: JSON.stringify(typed),
    file_hash: fingerprintOf(typed),
    search: searchTextOf(piece.key, typed),
  }));
  if (rows.length > 0) {
    await db
      .insertInto('content_pieces')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'key'])
          .doUpdateSet((row) => ({
            file: row.ref('excluded.file'),
            file_hash: row.ref('excluded.file_hash'),
            category: row.ref('excluded.category'),
            search: sql<string>`case when content_pieces.desk is null then excluded.search else content_pieces.search end`,
          }))
          .where(({ eb, ref }) =>
            eb('content_pieces.file_hash', 'is distinct from', ref('excluded.file_hash')),
          ),
      )
      .execute();
  }
  const owned = await db
    .selectFrom('content_pieces')
    .select(['kind', 'key', 'category', 'desk', 'file', 'archived_at'])
    .where('kind', 'in', kinds)
    .where(({ eb, or }) => or([eb('desk', 'is not', null), eb('archived_at', 'is not', null)]))
    .execute();
  return new Map(
    owned.map(({ desk, file, archived_at, ...piece }) => [
      piece.key,
      { ...piece, typed: desk ?? file ?? {}, archived: archived_at !== null },
    ]),
  );
}

/** Pieces that the desk has published, and whose files differ. */
export async function differingPieces(db: Database): Promise<{ kind: PieceKind; key: string }[]> {
  const rows = await db
    .selectFrom('content_pieces')
    .select(['kind', 'key', 'desk', 'file'])
    .where('desk', 'is not', null)
    .where('file', 'is not', null)
    .orderBy('kind')
    .orderBy('key')
    .execute();
  return rows
    .filter(({ desk, file }) => fingerprintOf(desk) !== fingerprintOf(file))
    .map(({ kind, key }) => ({ kind, key }));
}

/** Text by which a piece is found: its key and both titles, normalised like search words. */
export const searchTextOf = (key: string, typed: Typed): string =>
  searchable(
    ['name', 'de.title', 'en.title', 'de.headline', 'en.headline', 'de.slug', 'en.slug']
      .map((path) => typed[path] ?? '')
      .concat(key)
      .join(' '),
  ).slice(0, 2_000);

export const searchable = (text: string) => withoutMarks(text).toLowerCase();
