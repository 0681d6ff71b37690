import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { sortOf } from '#database/sort.ts';
import { withoutMarks } from '#domain/ascii.ts';
import { type PieceKind, pieceKinds, type Typed } from '#domain/content/fields.ts';
import { languagesOf } from '#domain/content/piece.ts';
import type { PieceState } from '#domain/content/states.ts';
import { type Locale, locales, pathTo } from '#domain/site/paths.ts';
import { namesByIds } from '../../accounts/directory/people.ts';
import { addressOf } from '../rules.ts';
import type { PieceRow } from '../tables.ts';

export interface PieceName {
  kind: PieceKind;
  key: string;
}

/** The id in addresses: `article.taxes-of-a-gmbh`. */
export const idOf = ({ kind, key }: PieceName) => `${kind}.${key}`;

/** @returns undefined for an id that names no piece */
export function pieceNamed(id: string): PieceName | undefined {
  const [, named, key = ''] = /^([a-z]+)\.([a-z0-9-]{1,100})$/.exec(id) ?? [];
  const kind = pieceKinds.find((one) => one === named);
  return kind && { kind, key };
}

/** Text by which a piece is found: its key and both titles, normalised like search words. */
export const searchTextOf = (key: string, typed: Typed): string =>
  searchable(
    ['name', 'de.title', 'en.title', 'de.headline', 'en.headline', 'de.slug', 'en.slug']
      .map((path) => typed[path] ?? '')
      .concat(key)
      .join(' '),
  ).slice(0, 2_000);

const searchable = (text: string) => withoutMarks(text).toLowerCase();

/** Nobody types more words into a search. */
const WORDS_MAX = 8;

export const pieceSorts = ['kind', '-kind', 'changedAt', '-changedAt'] as const;

const sortedBy = {
  kind: sql`kind`,
  // A draft is the latest change; pieces that nobody has changed come last.
  changedAt: sql`coalesce(draft_at, case when changed_by is not null or revision > 0 then changed_at end)`,
};

interface Filter {
  kind?: PieceKind | undefined;
  state?: PieceState | undefined;
  q?: string | undefined;
  sort?: (typeof pieceSorts)[number] | undefined;
  limit: number;
  offset: number;
}

type Row = ExpressionBuilder<{ content_pieces: PieceRow }, 'content_pieces'>;

const conditions: Record<PieceState, (row: Row) => ReturnType<typeof sql<SqlBool>>> = {
  draft: () => sql<SqlBool>`draft is not null`,
  missing: () => sql<SqlBool>`not (
    coalesce(draft, desk, file) ?| array['de.title', 'de.headline']
    and coalesce(draft, desk, file) ?| array['en.title', 'en.headline']
  )`,
  archived: () => sql<SqlBool>`archived_at is not null`,
};

/** Pieces in the given order, or else the last changed first, then by name. */
export async function listPieces(
  db: Database,
  { kind, state, q = '', sort, limit, offset }: Filter,
): Promise<{ pieces: PieceCard[]; meta: Count }> {
  let found = db.selectFrom('content_pieces');
  if (sort) {
    const { field, direction } = sortOf(sort);
    found = found.orderBy(sortedBy[field], (order) =>
      (direction === 'desc' ? order.desc() : order.asc()).nullsLast(),
    );
  }
  found = found
    .orderBy(sql`draft_at desc nulls last`)
    .orderBy('version', 'desc')
    .orderBy('kind')
    .orderBy('key');
  if (kind) found = found.where('kind', '=', kind);
  if (state) found = found.where((row) => conditions[state](row));
  for (const word of searchable(q)
    .match(/[a-z0-9-]+/g)
    ?.slice(0, WORDS_MAX) ?? []) {
    found = found.where('search', 'like', `%${word}%`);
  }
  const meta = await countRows(db, found);
  const rows = await found.selectAll().limit(limit).offset(offset).execute();
  const names = await namesIn(db, rows);
  return { pieces: rows.map((row) => cardOf(row, names)), meta };
}

type Names = ReadonlyMap<string, string>;

const namesIn = (db: Database, rows: readonly Selectable<PieceRow>[]) =>
  namesByIds(
    db,
    [...new Set(rows.flatMap((row) => [row.draft_by, row.changed_by]))].filter((id) => id !== null),
  );

function cardOf(row: Selectable<PieceRow>, names: Names) {
  const shown = row.draft ?? row.desk ?? row.file ?? {};
  const titleIn = (language: Locale) =>
    row.kind === 'partner' ? (shown.name ?? null) : (shown[`${language}.title`] ?? null);
  const languages = languagesOf(shown);
  const holds: Record<PieceState, boolean> = {
    draft: row.draft !== null,
    missing: languages.length < locales.length,
    archived: row.archived_at !== null,
  };
  return {
    id: idOf(row),
    kind: row.kind,
    key: row.key,
    category: row.category,
    titles: { de: titleIn('de'), en: titleIn('en') },
    languages,
    states: (Object.keys(holds) as PieceState[]).filter((state) => holds[state]),
    /** The person who published or archived it; a draft names its author itself. */
    changed:
      row.changed_by !== null || row.revision > 0
        ? { by: nameOf(row.changed_by, names), at: row.changed_at }
        : null,
    draft: row.draft_at && {
      by: nameOf(row.draft_by, names),
      byId: row.draft_by,
      since: row.draft_since ?? row.draft_at,
      at: row.draft_at,
    },
  };
}

const nameOf = (id: string | null, names: Names) => (id === null ? null : (names.get(id) ?? null));

export type PieceCard = ReturnType<typeof cardOf>;

/** A piece with everything that an editor sees. */
export async function readPiece(db: Database, { kind, key }: PieceName) {
  const row = await db
    .selectFrom('content_pieces')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const [names, versions] = await Promise.all([namesIn(db, [row]), listVersions(db, row)]);
  const current = row.desk ?? row.file;
  const card = cardOf(row, names);
  return {
    ...card,
    revision: row.revision,
    version: row.version,
    typed: row.draft ?? current ?? {},
    current,
    archivedTo: row.archived_to,
    isLive: current !== null && row.archived_at === null,
    versions,
  };
}

/** Number of versions kept of each piece. */
export const VERSIONS_KEPT = 50;

/** Versions, the newest first. */
async function listVersions(db: Database, { kind, key }: PieceName) {
  const rows = await db
    .selectFrom('content_versions')
    .select(['version', 'origin', 'published_by', 'published_at'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(VERSIONS_KEPT)
    .execute();
  const names = await namesByIds(
    db,
    rows.flatMap(({ published_by: by }) => by ?? []),
  );
  return rows.map(({ version, origin, published_by: by, published_at: at }) => ({
    version,
    origin,
    by: nameOf(by, names),
    at,
  }));
}

export async function readVersion(
  db: Database,
  { kind, key }: PieceName,
  version: number,
): Promise<Typed | undefined> {
  const row = await db
    .selectFrom('content_versions')
    .select('typed')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.typed;
}

/** The address of a piece on the site, in each language. */
export async function siteAddresses(db: Database, { kind, key }: PieceName) {
  if (kind === 'product') return inEach((locale) => pathTo('service', locale, { id: key }));
  if (kind === 'partner') return inEach((locale) => pathTo('partner', locale, { slug: key }));
  const rows = await db
    .selectFrom('content_entries')
    .select(['language', 'key', 'kind', 'category', 'slug'])
    .where('key', '=', key)
    .execute();
  return inEach((locale) => {
    const row = rows.find(({ language }) => language === locale);
    return row ? addressOf(row) : null;
  });
}

const inEach = (addressIn: (locale: Locale) => string | null) => ({
  de: addressIn('de'),
  en: addressIn('en'),
});
