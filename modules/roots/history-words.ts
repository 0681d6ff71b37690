import type { Locale } from '#domain/site/paths.ts';

/** Name of the file attached to the PDF. */
export const ATTACHED = 'verlauf.json';

interface HistoryWords {
  title: (number: string) => string;
  page: (page: number, pages: number) => string;
  intro: (day: string, time: string, events: number) => string;
  /** Explains missing numbers. */
  ofTeam: string;
  columns: readonly [number: string, at: string, what: string, hash: string];
  days: string;
  whatDays: string;
  noDays: string;
  dayColumns: readonly [day: string, upTo: string, root: string];
  check: string;
  steps: (checksums: string) => string[];
}

/** Words of the PDF of a history. */
export const historyWords: Record<Locale, HistoryWords> = {
  de: {
    title: (number) => `Verlauf der Gründung ${number}`,
    page: (page, pages) => `Seite ${page} von ${pages}`,
    intro: (day, time, events) =>
      `Stand vom ${day}, ${time}: ${events === 1 ? '1 Ereignis' : `${events} Ereignisse`}. Jedes hat eine Prüfsumme, in die alle früheren eingehen. Wer eines ändert, ändert damit auch die letzte, und die lautet:`,
    ofTeam:
      'Wer im Team zuständig war, steht nicht in der Liste. Dort fehlt dann eine Nummer, in der Kette fehlt nichts.',
    columns: ['Nr.', 'Wann', 'Was geschehen ist', 'Prüfsumme (SHA-256)'],
    days: 'Veröffentlichte Prüfsummen',
    whatDays:
      'An diesen Tagen hatte sich die Gründung bewegt, und ihr Stand ging in die Prüfsumme ein, die wir für alle Gründungen zusammen veröffentlichen.',
    noDays: 'Noch keine: Die erste entsteht in der Nacht nach dem ersten Ereignis.',
    dayColumns: ['Tag', 'Stand bis Nr.', 'Prüfsumme des Tages'],
    check: 'So prüfst du den Verlauf',
    steps: (checksums) => [
      `In dieser PDF steckt die Datei ${ATTACHED}. Dein PDF-Programm zeigt sie unter „Anhänge“; speichere sie.`,
      `Lade das Prüfprogramm verify-history.mjs herunter: ${checksums}. Es läuft ohne uns und ohne Internet, mit Node.js 20 oder neuer.`,
      `Starte im selben Ordner: node verify-history.mjs ${ATTACHED}`,
      'Vergleiche die Zahlen, die es nennt, mit den veröffentlichten.',
    ],
  },
  en: {
    title: (number) => `History of company formation ${number}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    intro: (day, time, events) =>
      `As of ${day}, ${time}: ${events === 1 ? '1 event' : `${events} events`}. Each has a checksum that includes all earlier ones. Whoever changes one also changes the last, which is:`,
    ofTeam:
      'Who in the team was in charge is not listed. A number is missing there, but nothing is missing in the chain.',
    columns: ['No.', 'When', 'What happened', 'Checksum (SHA-256)'],
    days: 'Published checksums',
    whatDays:
      'On these days the formation had moved, and its state went into the checksum that we publish for all formations together.',
    noDays: 'None yet: the first is made in the night after the first event.',
    dayColumns: ['Day', 'State up to no.', 'Checksum of the day'],
    check: 'How to check the history',
    steps: (checksums) => [
      `The file ${ATTACHED} is inside this PDF. Your PDF viewer shows it under “Attachments”; save it.`,
      `Download the verifier verify-history.mjs: ${checksums}. It runs without us and without the internet, with Node.js 20 or newer.`,
      `Run in the same folder: node verify-history.mjs ${ATTACHED}`,
      'Compare the numbers it names with the published ones.',
    ],
  },
};
