import { figures } from '#domain/orders/figures.ts';

export const community = {
  title: 'Das kostenlose Mitgliederkonto',
  description:
    'Was du als Mitglied von Siebenschritt bekommst: deine Gründung auf einer Linie, Marktplatz, Akademie, Vertragsvorlagen und Angebote. Kostenlos und ohne Abo.',
  kicker: 'Mitglied werden',
  heading: 'Ein Konto für die ganze Gründung, und es kostet nichts',
  lead: 'Mitglied ist, wer ein Konto hat. Du bezahlst erst, wenn du etwas bestellst; ein Abo gibt es nicht. Das Konto kannst du auch anlegen, wenn du noch nicht weißt, ob du gründest.',
  register: 'Kostenlos registrieren',
  login: 'Ich habe schon ein Konto',
  example: {
    label: 'Beispiel',
    company: 'Muster UG (haftungsbeschränkt) i. G.',
    now: 'Die Kanzlei entwirft deine Unterlagen.',
    turn: 'Am Zug ist die Kanzlei, seit Montag.',
  },
  gets: 'Was Mitglieder bekommen',
  benefits: [
    {
      title: 'Deine Gründung auf einer Linie',
      text: 'Sieben Stationen, und bei jeder steht, was geschieht, wer am Zug ist und seit wann. Kerndaten gibst du einmal ein.',
    },
    {
      title: 'Unterlagen an einem Ort',
      text: 'Entwürfe, Urkunde und Registerauszug liegen bei deiner Gesellschaft, mit Stand und Datum, zum Herunterladen.',
    },
    {
      title: 'Ein Hinweis, wenn etwas geschieht',
      text: 'Termin vorgeschlagen, Unterlagen fertig, Eintragung da: Du bekommst eine E-Mail und siehst den Hinweis, wenn du angemeldet bist.',
    },
    {
      title: 'Marktplatz',
      text: `Mehr als ${figures.offers} Leistungen zum Bestellen. Auf weitere Rechts- und Steuerberatung zahlst du bis zu ${figures.memberDiscountPercent} % weniger, als Kanzlei oder Steuerkanzlei sonst berechnen; Stundenpakete löst du in mindestens ${figures.redeemableYears} Jahren ein.`,
    },
    {
      title: 'Vertragsvorlagen',
      text: 'Geschäftsführung, Gesellschafter, Arbeit, Kunden, Datenschutz: als PDF und als Datei zum Bearbeiten, Deutsch verbindlich, Englisch zum Lesen.',
    },
    {
      title: 'Akademie und Neuigkeiten',
      text: 'Seminare und Coachings mit Termin, Ort und Kursleitung, dazu Nachrichten darüber, was sich für junge Gesellschaften ändert.',
    },
    {
      title: 'Angebote von Partnern',
      text: 'Konto, Buchhaltung, Versicherung, Arbeitsplatz: jedes Angebot mit Bedingungen, Code und dem Hinweis, für wen es nicht passt.',
    },
    {
      title: 'Ein Gespräch vorab',
      text: '15 Minuten Strategiegespräch, einmal und kostenlos, bevor du dich für eine Form und eine Reihenfolge entscheidest.',
    },
    {
      title: 'Ein sicheres Konto',
      text: 'Zweiter Faktor, Übersicht deiner Anmeldungen und eine E-Mail bei jeder wichtigen Änderung.',
    },
  ],
  limits: {
    title: 'Was nicht dazugehört',
    text: 'Ein Forum, in dem Mitglieder einander schreiben, gibt es nicht. Vorlagen, Nachrichten und Kurse ersetzen keine Beratung: Rechtsrat gibt die Kanzlei, Steuerrat eine Steuerkanzlei, jeweils im eigenen Namen und gegen eigene Rechnung.',
  },
  links: {
    services: 'Leistungen ansehen',
    partners: 'Partner und ihre Angebote',
  },
} as const;

export const handle = { texts: { community } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    community: typeof community;
  }
}
