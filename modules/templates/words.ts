import type { Locale } from '#domain/site/paths.ts';

/** What files say besides the contract. */
export const fileWords: Record<Locale, { sample: string; page: string; of: string; tag: string }> =
  {
    de: {
      sample: 'Muster, ersetzt keine Beratung',
      page: 'Seite',
      of: 'von',
      tag: 'de-DE',
    },
    en: {
      sample:
        'Sample, no substitute for advice. Convenience translation, the German version is binding',
      page: 'Page',
      of: 'of',
      tag: 'en-GB',
    },
  };
