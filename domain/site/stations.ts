import type { Locale } from './paths.ts';

/** The seven stations of the line, in short, as pages, mails and pictures name them. */
export const stationNames = {
  de: ['Daten', 'Gespräch', 'Unterlagen', 'Prüfung', 'Notar', 'Bank', 'Register'],
  en: ['Details', 'Consultation', 'Documents', 'Review', 'Notary', 'Bank', 'Register'],
} as const satisfies Record<Locale, readonly string[]>;
