import type { CalendarEntry } from './calendar.ts';

/** What a mail says, before it is HTML or plain text. All texts are plain. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Set apart: a date, a place, a reason. */
  note?: { title: string; lines: readonly string[] } | undefined;
  after?: readonly string[];
  button?: { label: string; url: string };
  /** The same in short in English, below a German letter to somebody whose language is unknown. */
  english?: readonly string[];
  /** Where the foundation is: 1 to 7, or 8 when all stations are behind. */
  station?: number;
  /** Why the reader gets this. */
  reason: string;
  calendar?: CalendarEntry;
}

export const stationNames = {
  de: ['Daten', 'Gespräch', 'Unterlagen', 'Prüfung', 'Notar', 'Bank', 'Register'],
  en: ['Details', 'Consultation', 'Documents', 'Review', 'Notary', 'Bank', 'Register'],
} as const;

/** "Schritt 5 von 7: Notar" */
export function stationLine(station: number, language: 'de' | 'en'): string {
  const name = stationNames[language][station - 1];
  if (name === undefined) {
    return language === 'de' ? 'Alle sieben Schritte sind geschafft' : 'All seven steps are done';
  }
  return language === 'de' ? `Schritt ${station} von 7: ${name}` : `Step ${station} of 7: ${name}`;
}
