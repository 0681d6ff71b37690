import type { Database } from '#database/connection.ts';
import type { ContentEntry } from '#domain/content/entry.ts';
import type { Typed } from '#domain/content/fields.ts';
import { entriesOf, judgePiece, type Piece } from '#domain/content/piece.ts';
import type { Locale } from '#domain/site/paths.ts';
import { showProduct, writeProductWords } from '../../catalogue/write.ts';
import { showPartner, writePartnerPiece } from '../../partners/write.ts';
import { notifyContentChanged } from '../../shared/page-changes.ts';
import type { EntryRow } from '../tables.ts';
import { removeEntries, writeEntries } from '../write.ts';
import type { HeldPiece } from './held.ts';

type Place = Pick<HeldPiece, 'kind' | 'key' | 'category'>;

/** Puts the typed text on the site in place of the present one. Unreadable text was refused before. */
export async function putOnSite(
  transaction: Database,
  { kind, key, category }: Place,
  typed: Typed,
  now: Date,
): Promise<void> {
  const judged = judgePiece(kind, typed);
  if (!judged.ok) return;
  if (kind === 'product') {
    await writeProductWords(transaction, key, judged.piece as Piece<'product'>);
    await showProduct(transaction, key, true);
  } else if (kind === 'partner') {
    await writePartnerPiece(transaction, key, judged.piece as Piece<'partner'>);
    await showPartner(transaction, key, true);
  } else {
    const place = { kind, key, category: category ?? '' };
    const entries = Object.values(entriesOf(place, judged.piece as Piece<typeof kind>));
    await showEntries(transaction, entries, now);
  }
  await notifyContentChanged(transaction);
}

/** Takes a piece off the site, and remembers its addresses. */
export async function takeOffSite(
  transaction: Database,
  { kind, key }: Place,
  now: Date,
): Promise<void> {
  if (kind === 'product') await showProduct(transaction, key, false);
  else if (kind === 'partner') await showPartner(transaction, key, false);
  else {
    const before = await addressesOf(transaction, [key]);
    await removeEntries(transaction, [{ key }]);
    await keepAddresses(transaction, before, [], now);
  }
  await notifyContentChanged(transaction);
}

/** Shows entries in place of those with the same keys, whose addresses lead on. */
export async function showEntries(
  transaction: Database,
  entries: readonly ContentEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const keys = entries.map(({ key }) => key);
  const before = await addressesOf(transaction, keys);
  await writeEntries(transaction, entries, now);
  await keepAddresses(transaction, before, entries, now);
}

type Address = Pick<EntryRow, 'language' | 'kind' | 'category' | 'slug' | 'key'>;

const addressesOf = (db: Database, keys: readonly string[]): Promise<Address[]> =>
  db
    .selectFrom('content_entries')
    .select(['language', 'kind', 'category', 'slug', 'key'])
    .where('key', 'in', keys)
    .execute();

const slugOf = (entry: ContentEntry) => ('slug' in entry ? entry.slug : '');

/** Remembers addresses that become free; one that is used again stops leading elsewhere. */
async function keepAddresses(
  transaction: Database,
  before: readonly Address[],
  entries: readonly ContentEntry[],
  now: Date,
): Promise<void> {
  const isTaken = ({ language, key, slug }: Address) =>
    entries.some(
      (entry) => entry.language === language && entry.key === key && slugOf(entry) === slug,
    );
  // News keep their address, which is their key.
  const left = before.filter((address) => address.kind !== 'news' && !isTaken(address));
  if (left.length > 0) {
    await transaction
      .insertInto('content_addresses')
      .values(left.map((address) => ({ ...address, left_at: now })))
      .onConflict((conflict) =>
        conflict
          .columns(['language', 'kind', 'category', 'slug'])
          .doUpdateSet((row) => ({ key: row.ref('excluded.key'), left_at: now })),
      )
      .execute();
  }
  for (const entry of entries) {
    await transaction
      .deleteFrom('content_addresses')
      .where('language', '=', entry.language)
      .where('kind', '=', entry.kind)
      .where('category', '=', entry.category)
      .where('slug', '=', slugOf(entry))
      .execute();
  }
}

interface Left {
  kind: 'article' | 'page';
  category: string;
  slug: string;
}

/** The fate of an address without an entry: where it leads now, or that the text is gone. */
export async function whereNow(
  db: Database,
  language: Locale,
  { kind, category, slug }: Left,
): Promise<{ slug: string } | { path: string } | 'gone' | undefined> {
  const row = await db
    .selectFrom('content_addresses as left')
    .innerJoin('content_pieces as piece', (join) =>
      join.onRef('piece.kind', '=', 'left.kind').onRef('piece.key', '=', 'left.key'),
    )
    .leftJoin('content_entries as entry', (join) =>
      join.onRef('entry.key', '=', 'left.key').onRef('entry.language', '=', 'left.language'),
    )
    .select(['entry.slug', 'piece.archived_to'])
    .where('left.language', '=', language)
    .where('left.kind', '=', kind)
    .where('left.category', '=', category)
    .where('left.slug', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.slug !== null) return { slug: row.slug };
  return row.archived_to ? { path: row.archived_to } : 'gone';
}
