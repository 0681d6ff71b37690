import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import type { Locale } from '#domain/site/paths.ts';
import { stationNames } from '#domain/site/stations.ts';
import type { SecretLink } from './addresses.ts';

export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
}

/** The content of a mail, before it becomes HTML and plain text. No field holds markup. */
export interface Letter {
  subject: string;
  /** Shown next to the subject by mail clients. */
  preview: string;
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Highlighted: a date, a place, a reason. */
  note?: { title: string; lines: readonly string[] } | undefined;
  after?: readonly string[];
  /** One more link, below `after`, where it is no button's matter. */
  furtherLink?: { label: string; url: string | SecretLink };
  button?: { label: string; url: string | SecretLink } | undefined;
  /** What the law wants in full, below everything else. */
  sections?: readonly { title: string; paragraphs: readonly string[] }[];
  /** A summary in English, below a German letter to a reader whose language is unknown. */
  english?: readonly string[];
  /** The current station, 1 to 7; 8 when all are done. */
  station?: number;
  /** Why the reader gets this. */
  reason: string;
  /** More than one where an order holds several dates. */
  calendar?: CalendarEntry | readonly CalendarEntry[];
  attachments?: readonly Attachment[];
  /** Where an answer goes; to us unless given. */
  replyTo?: string;
}

/**
 * What a letter says in one language. Its heading repeats the subject unless it is given; a button given as a label
 * leads where that of the frame leads.
 */
type Words = Pick<Letter, 'subject' | 'preview' | 'paragraphs'> &
  Partial<Omit<Letter, 'button'>> & { button?: Letter['button'] | string };

/** What all letters to certain readers share. */
export type LetterFrame = Pick<Letter, 'greeting' | 'reason'> & Partial<Letter>;

/** What a letter says within its frame: in both languages with what they share, or in one. */
export type Said = Words | (Partial<Letter> & Record<Locale, Words>);

export function letterIn(language: Locale, frame: LetterFrame, said: Said): Letter {
  const { de, en, ...common } = 'de' in said ? said : { de: said, en: said };
  const words = { de, en }[language];
  const { button = frame.button, ...letter } = { ...common, heading: words.subject, ...words };
  const isLabel = typeof button === 'string';
  return {
    ...frame,
    ...letter,
    button: isLabel ? frame.button && { ...frame.button, label: button } : button,
  };
}

/** "Schritt 5 von 7: Notar" */
export function stationLine(station: number, language: Locale): string {
  const name = stationNames[language][station - 1];
  if (name === undefined) {
    return language === 'de' ? 'Alle sieben Schritte sind getan' : 'All seven steps are done';
  }
  return language === 'de' ? `Schritt ${station} von 7: ${name}` : `Step ${station} of 7: ${name}`;
}
