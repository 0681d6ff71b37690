import type { Locale } from '#domain/site/paths.ts';

interface FileWords {
  sample: string;
  page: string;
  of: string;
  tag: string;
  /** Heading of the notes where they follow the contract. */
  notes: string;
  noPart: string;
}

/** Words in files besides the contract. */
export const fileWords: Record<Locale, FileWords> = {
  de: {
    sample: 'Muster, ersetzt keine Beratung',
    page: 'Seite',
    of: 'von',
    tag: 'de-DE',
    notes: 'Hinweise',
    noPart: 'Zum Ausfüllen und Verstehen. Diese Seiten gehören nicht zum Vertrag.',
  },
  en: {
    sample:
      'Sample, no substitute for advice. Convenience translation, the German version is binding',
    page: 'Page',
    of: 'of',
    tag: 'en-GB',
    notes: 'Notes',
    noPart: 'For filling in and understanding. These pages are not part of the contract.',
  },
};
