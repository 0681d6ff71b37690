import type { Locale } from './paths.ts';

/** Short names of the seven stations for pages, mails and pictures. */
export const stationNames = {
  de: ['Daten', 'Gespräch', 'Unterlagen', 'Prüfung', 'Notar', 'Bank', 'Register'],
  en: ['Details', 'Consultation', 'Documents', 'Review', 'Notary', 'Bank', 'Register'],
} as const satisfies Record<Locale, readonly string[]>;
