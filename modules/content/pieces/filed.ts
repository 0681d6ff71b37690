import type { Database } from '#database/connection.ts';
import type { PieceKind, Typed } from '#domain/content/fields.ts';
import { typedOf } from '#domain/content/typed.ts';
import { locales } from '#domain/site/paths.ts';
import { fingerprintOf } from '../../shared/fingerprint.ts';
import type { ContentFile } from '../files.ts';
import { idOf, searchTextOf } from './pieces.ts';

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

interface Recorded {
  /** Ids of pieces that are new, or that nobody has changed at the desk and whose files have changed. */
  fresh: ReadonlySet<string>;
  /** Ids of pieces that stay as they are, though their files differ. */
  differing: string[];
  /** The words that the desk has published, by id. */
  owned: ReadonlyMap<string, Typed>;
}

/**
 * Records the content of new and changed files, unless the piece belongs to the desk.
 *
 * @param kinds the kinds of these files
 */
export async function recordFiles(
  db: Database,
  kinds: readonly PieceKind[],
  filed: readonly FiledPiece[],
): Promise<Recorded> {
  const rows = await db
    .selectFrom('content_pieces')
    .select(['kind', 'key', 'desk', 'file', 'archived_at'])
    .where('kind', 'in', kinds)
    .execute();
  const known = new Map(rows.map((row) => [idOf(row), row]));
  const taken = await addressesOfOthers(db);
  const { fresh = [], differing = [] } = Object.groupBy(filed, (piece) => {
    const row = known.get(idOf(piece));
    if (row && fingerprintOf(row.desk ?? row.file) === fingerprintOf(piece.typed)) return 'same';
    const isOfDesk = row && (row.desk !== null || row.archived_at !== null);
    return isOfDesk || taken(piece) ? 'differing' : 'fresh';
  });
  if (fresh.length > 0) {
    await db
      .insertInto('content_pieces')
      .values(
        fresh.map(({ kind, key, category, typed }) => ({
          kind,
          key,
          category,
          file: JSON.stringify(typed),
          search: searchTextOf(key, typed),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key']).doUpdateSet((row) => ({
          file: row.ref('excluded.file'),
          category: row.ref('excluded.category'),
          search: row.ref('excluded.search'),
        })),
      )
      .execute();
  }
  return {
    fresh: new Set(fresh.map(idOf)),
    differing: differing.map(idOf),
    owned: new Map(rows.flatMap((row) => (row.desk ? [[idOf(row), row.desk]] : []))),
  };
}

/** Tells whether another text on the site has the address of this piece. */
async function addressesOfOthers(db: Database): Promise<(piece: FiledPiece) => boolean> {
  const rows = await db
    .selectFrom('content_entries')
    .select(['language', 'kind', 'category', 'slug', 'key'])
    .execute();
  const keys = new Map(
    rows.map((row) => [`${row.kind} ${row.category} ${row.language} ${row.slug}`, row.key]),
  );
  return ({ kind, key, category, typed }) =>
    locales.some((language) => {
      const address = `${kind} ${category} ${language} ${typed[`${language}.slug`] ?? ''}`;
      return (keys.get(address) ?? key) !== key;
    });
}
