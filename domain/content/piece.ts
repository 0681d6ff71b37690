import { z } from 'zod';
import { productTextsSchema } from '../catalogue/product.ts';
import { partnerFacts, partnerTextsSchema } from '../partners/partner.ts';
import { fillAmounts, unknownAmounts } from '../pricing/amounts.ts';
import { type Locale, locales } from '../site/paths.ts';
import {
  type ContentEntry,
  categoryFields,
  entrySchema,
  kebab,
  markdownText,
  newsFields,
  textFields,
} from './entry.ts';
import { fieldsOf, type PieceKind, type Typed } from './fields.ts';
import { treeOf } from './typed.ts';

const inBoth = <T extends z.ZodType>(words: T) => ({ de: words, en: words });
const shared = { author: true, published: true, updated: true, related: true } as const;
const dated = textFields.pick(shared).shape;
const ownWords = { slug: kebab, markdown: markdownText };
const text = z.strictObject({
  ...dated,
  ...inBoth(textFields.omit({ ...shared, key: true }).extend(ownWords)),
});

/** A whole piece, by the rules for files. */
const pieceSchemas = {
  article: text,
  page: text,
  category: z.strictObject(
    inBoth(categoryFields.omit({ key: true }).extend({ markdown: markdownText })),
  ),
  news: z.strictObject({
    ...dated,
    ...inBoth(newsFields.omit({ ...shared, key: true }).extend(ownWords)),
  }),
  product: z.strictObject(inBoth(productTextsSchema)),
  partner: z.strictObject({ ...partnerFacts, ...inBoth(partnerTextsSchema) }),
} satisfies Record<PieceKind, z.ZodType>;

export type Piece<Kind extends PieceKind> = z.output<(typeof pieceSchemas)[Kind]>;

/** A fault of a field, with the place in the text where that helps. */
export interface Fault {
  path: string;
  code: FaultCode;
  found?: string;
}

export const faultCodes = [
  'REQUIRED',
  'TOO_LONG',
  'INVALID',
  'UNKNOWN_AMOUNT',
  'TITLE_TOO_LONG',
  'DESCRIPTION_LENGTH',
  'TITLE_TAKEN',
  'DESCRIPTION_TAKEN',
  'ADDRESS_TAKEN',
  'LINK_UNKNOWN',
  'RELATED_UNKNOWN',
  'NO_SOURCES',
  'NO_LEAD',
  'FEW_HEADINGS',
  'HEADING_SKIPPED',
  'HTML',
  'STRAY_MARK',
  'FOREIGN_MARK',
  'PRICE_DIFFERS',
] as const;
export type FaultCode = (typeof faultCodes)[number];

export type Judged<Kind extends PieceKind> =
  | { ok: true; piece: Piece<Kind> }
  | { ok: false; faults: Fault[] };

/**
 * Parses a typed piece, with the amounts of the fee table filled in. It does not check links and other relations
 * to the rest of the site.
 */
export function judgePiece<Kind extends PieceKind>(kind: Kind, typed: Typed): Judged<Kind> {
  const unknown = unknownIn(kind, typed);
  if (unknown.length > 0) return { ok: false, faults: unknown };
  const parsed = pieceSchemas[kind].safeParse(treeOf(kind, filled(kind, typed)));
  if (parsed.success) return { ok: true, piece: parsed.data as Piece<Kind> };
  const fields = fieldsOf(kind);
  const faults = new Map<string, Fault>();
  for (const { path: place, code } of parsed.error.issues) {
    const at = place.join('.');
    const field = fields.find(({ path }) => at === path || at.startsWith(`${path}.`));
    const path = field?.path ?? at;
    if (faults.has(path)) continue;
    const missing = !typed[path]?.trim();
    faults.set(path, {
      path,
      code: missing ? 'REQUIRED' : code === 'too_big' ? 'TOO_LONG' : 'INVALID',
    });
  }
  return { ok: false, faults: [...faults.values()] };
}

function unknownIn(kind: PieceKind, typed: Typed): Fault[] {
  return fieldsOf(kind).flatMap(({ path }) =>
    unknownAmounts(typed[path] ?? '').map(
      (found): Fault => ({ path, code: 'UNKNOWN_AMOUNT', found }),
    ),
  );
}

/** Replaces the names of amounts by the amounts of the law. Unknown names stay. */
export function filled(kind: PieceKind, typed: Typed): Typed {
  return Object.fromEntries(
    fieldsOf(kind).flatMap(({ path, language }) => {
      const given = typed[path];
      if (given === undefined) return [];
      const fits = language && unknownAmounts(given).length === 0;
      return [[path, fits ? fillAmounts(given, language) : given]];
    }),
  );
}

export type EntryPieceKind = Exclude<PieceKind, 'product' | 'partner'>;

export const isEntryKind = (kind: PieceKind): kind is EntryPieceKind =>
  kind !== 'product' && kind !== 'partner';

/** The entries of a piece, one for each language. */
export function entriesOf(
  place: { kind: EntryPieceKind; key: string; category: string },
  { de, en, ...both }: Piece<EntryPieceKind>,
): Record<Locale, ContentEntry> {
  const entryIn = (language: Locale) =>
    entrySchema.parse({ ...place, ...both, ...{ de, en }[language], language });
  return { de: entryIn('de'), en: entryIn('en') };
}

/** Languages in which more than the address is written. */
export const languagesOf = (typed: Typed): Locale[] =>
  locales.filter((language) => ['title', 'headline'].some((name) => typed[`${language}.${name}`]));
