import type { Locale } from '../site/paths.ts';

type PackageContract = 'operator' | 'law-firm';

/** The contents of each contract of the package, stated wherever the package is offered. */
export const packageContents: Record<Locale, Record<PackageContract, readonly string[]>> = {
  de: {
    operator: [
      'Kerndaten erfassen und Termin für das Erstgespräch vergeben',
      'Abstimmung des Termins mit dem Notariat deiner Wahl',
      'Stand, Unterlagen, Fristen und Erinnerungen an einem Ort, bis zur Eintragung',
      'Unser Team fragt nach, wenn etwas ausbleibt, und hilft bei Rückfragen von Bank und Gericht',
    ],
    'law-firm': [
      'Erstgespräch, 90 Minuten',
      'Entwurf von Gesellschaftsvertrag oder Musterprotokoll; Gesellschafterliste und Anmeldung kommen vom Notariat',
      'Prüfung des Vertragsentwurfs, bevor er ans Notariat geht',
    ],
  },
  en: {
    operator: [
      'Collecting your company details and arranging the initial consultation',
      'Arranging the appointment with the notary of your choice',
      'Progress, documents, deadlines and reminders in one place, until registration',
      'Our team follows up when something is late, and helps with queries from bank and court',
    ],
    'law-firm': [
      'Initial consultation, 90 minutes',
      'Draft of the articles of association or the model protocol; the list of shareholders and the application come from the notary',
      'Review of the draft before it goes to the notary',
    ],
  },
};
