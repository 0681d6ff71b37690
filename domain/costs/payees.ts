import type { CostKind } from './names.ts';

/** Who sends bills about a formation. */
export const billedKinds = [
  'platform',
  'law-firm',
  'notary',
  'court',
  'register',
  'chamber',
] as const satisfies readonly CostKind[];
export type BilledKind = (typeof billedKinds)[number];

const folded = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');

/**
 * Names that senders of forged bills give themselves, after the warnings of courts, chambers and guides: registers,
 * directories and publications that do not exist, or enter nobody by law.
 */
const forged =
  /register|registratur|verzeichnis|firmenauskunft|gewerbeauskunft|branchenbuch|publikation|veröffentlichung|datenzentrale/;

export function looksLikeRegister(payee: string): boolean {
  const name = folded(payee);
  return forged.test(name) && !isCourt(name) && !isTransparencyRegister(name);
}

const ofJustice =
  /^(?:amtsgerichts? |(?:registergericht|(?:landes)?justizkasse|zentrale zahlstelle justiz)(?: |$))(.*)$/;
/** No place is called like this; who adds it to the name of a court is none. */
const noPlace = /zentral|service|portal|agentur|eintrag|online|deutsch|bundes|gmbh|verlag|verein/;

const itsRegister = new Set(['handelsregister', 'registergericht', 'registerabteilung']);

/** Courts and the justice's cashiers also name the register that they bill for, before or behind their own name. */
function withoutRegister(name: string): string {
  const words = name.split(/[ ,()–-]/).filter(Boolean);
  if (words.at(0) === 'handelsregister') words.shift();
  if (['des', 'beim'].includes(words.at(0) ?? '')) words.shift();
  if (words.at(-1) === 'b' && itsRegister.has(words.at(-2) ?? '')) words.pop();
  if (words.length > 1 && itsRegister.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

function isCourt(name: string): boolean {
  const place = ofJustice.exec(withoutRegister(name))?.[1];
  return place !== undefined && !forged.test(place) && !noPlace.test(place);
}

/** All that the real one and the publisher that runs it add to their names. */
const transparencyWords = new Set(
  'transparenzregister transparenzregisters bundesanzeiger verlag gmbh registerführende stelle als des der www de'.split(
    ' ',
  ),
);

const isTransparencyRegister = (name: string): boolean =>
  /bundesanzeiger|transparenzregister/.test(name) &&
  name
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .every((word) => transparencyWords.has(word));

/**
 * Accident insurers by law, with which each company registers. What they take follows from wages and risk, which
 * nobody here knows.
 */
export const isAccidentInsurer = (payee: string): boolean =>
  /berufsgenossenschaft|unfallversicherung|\b(?:bghw|bgw|bgn|vbg)\b|\bbg (?:bau|etem|rci|verkehr)\b/.test(
    folded(payee),
  );

/** Whose bill a register that does not exist imitates: the one to compare with. */
export const imitatedBy = (payee: string): BilledKind =>
  folded(payee).includes('transparenz') ? 'register' : 'court';

const patterns: readonly (readonly [BilledKind, RegExp])[] = [
  ['register', /bundesanzeiger|transparenzregister/],
  ['notary', /\bnotar/],
  ['chamber', /\bihk\b|handelskammer|\bhwk\b|handwerkskammer/],
  [
    'court',
    /justiz|gerichtskasse|gerichtszahlstelle|amtsgericht|registergericht|landesoberkasse|landeshauptkasse|landeszentralkasse|landeskasse|staatskasse|kosteneinziehungsstelle|oberlandesgericht/,
  ],
];

interface Known {
  seller: { name: string; lawFirm: { name: string } };
  notary: string | null;
}

/** Whose bill it claims to be, by a name that we know; undefined for others. */
export function knownPayee(payee: string, { seller, notary }: Known): BilledKind | undefined {
  const name = folded(payee);
  if (isNamed(name, seller.name)) return 'platform';
  if (isNamed(name, seller.lawFirm.name)) return 'law-firm';
  return notary !== null && isNamed(name, notary) ? 'notary' : undefined;
}

const isNamed = (name: string, known: string) => name.includes(folded(known));

/** The same by what payees of a kind are called. */
export const kindOfPayee = (payee: string): BilledKind | undefined =>
  patterns.find(([, pattern]) => pattern.test(folded(payee)))?.[0];
