import type { Locale } from '../site/paths.ts';
import type { FileName } from './file-texts.ts';

const words = {
  found: {
    de: 'trägt eine elektronische Signatur (nicht geprüft)',
    en: 'carries an electronic signature (not verified)',
  },
  none: { de: 'keine elektronische Signatur gefunden', en: 'no electronic signature found' },
} as const;

interface Examined {
  kind: FileName | 'draft';
  /** null where nobody looked. */
  isSigned: boolean | null;
}

/** What is said of the signature of a file: whether there is one, never whether it is good. */
export function signatureWords({ kind, isSigned }: Examined, locale: Locale): string | undefined {
  if (isSigned) return words.found[locale];
  // Of all other files nobody expects one.
  return isSigned === false && kind === 'foundation-certificate' ? words.none[locale] : undefined;
}
