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
/** Real ones with such a word in their name. */
const real = /registergericht|bundesanzeiger/;

export function looksLikeRegister(payee: string): boolean {
  const name = folded(payee);
  return forged.test(name) && !real.test(name);
}

/** Whose bill a register that does not exist imitates: the one to compare with. */
export const imitatedBy = (payee: string): BilledKind =>
  folded(payee).includes('transparenz') ? 'register' : 'court';

const patterns: readonly (readonly [BilledKind, RegExp])[] = [
  ['register', /bundesanzeiger/],
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
