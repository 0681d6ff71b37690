import type { Database } from '#database/connection.ts';
import { missingPrice } from '#domain/catalogue/told-price.ts';
import type { PieceKind, Typed } from '#domain/content/fields.ts';
import {
  entriesOf,
  type Fault,
  isEntryKind,
  judgePiece,
  type Piece,
} from '#domain/content/piece.ts';
import { locales } from '#domain/site/paths.ts';
import { priceOf } from '../../catalogue/write.ts';
import { faultsAside } from '../aside.ts';
import type { EntryFault, KnownEntry } from '../rules.ts';

interface Place {
  kind: PieceKind;
  key: string;
  category: string | null;
}

/** Faults that keep a piece off the site; empty for one that may be published. */
export async function faultsOfPiece(db: Database, place: Place, typed: Typed): Promise<Fault[]> {
  const { kind, key, category } = place;
  const judged = judgePiece(kind, typed);
  if (!judged.ok) return judged.faults;
  if (kind === 'product') return faultsOfPrice(db, key, judged.piece as Piece<'product'>);
  if (!isEntryKind(kind) || category === null) return [];
  const entries = Object.values(
    entriesOf({ kind, key, category }, judged.piece as Piece<typeof kind>),
  );
  const others = (await knownEntries(db)).filter((one) => one.key !== key);
  const faults = await faultsAside(entries, [...others, ...entries]);
  return entries.flatMap(({ language }, at) =>
    (faults[at] ?? []).map((fault) => ({
      path: pathOf(fault, language),
      code: fault.code,
      ...(fault.found !== undefined && { found: fault.found }),
    })),
  );
}

const pathOf = ({ field }: EntryFault, language: string) =>
  field === 'related' ? field : `${language}.${field}`;

/** All entries without their texts; there are some hundreds. */
export const knownEntries = (db: Database): Promise<KnownEntry[]> =>
  db
    .selectFrom('content_entries')
    .select(['language', 'key', 'kind', 'category', 'slug', 'title', 'description'])
    .execute();

async function faultsOfPrice(db: Database, id: string, words: Piece<'product'>): Promise<Fault[]> {
  const price = await priceOf(db, id);
  if (!price) return [];
  return locales.flatMap((locale): Fault[] => {
    const found = missingPrice(words[locale].description.price, price, locale);
    const path = `${locale}.description.price`;
    return found === undefined ? [] : [{ path, code: 'PRICE_DIFFERS', found }];
  });
}
