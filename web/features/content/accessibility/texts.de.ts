/** § 14 and annex 3 BFSG; the date is that of the last look at what it says. */
export const accessibility = {
  title: 'Barrierefreiheit',
  description:
    'Wie diese Website und der Mitgliederbereich die Anforderungen an die Barrierefreiheit erfüllen, was noch fehlt und wem du Hürden meldest.',
  lead: 'Wer eine Gesellschaft gründet, soll das auch mit Tastatur, Vorlesehilfe oder starker Vergrößerung tun können. Hier steht, was dafür getan ist und was noch nicht.',
  sections: [
    {
      title: 'Was wir anbieten',
      text: 'Über diese Website kannst du dich über Gründungen informieren, ein Konto anlegen, die Gründung einer UG oder GmbH in sieben Schritten begleiten lassen, Termine buchen und Leistungen bestellen:',
      points: [
        'öffentliche Seiten mit Preisen, Leistungen und Wissen, ohne Anmeldung',
        'ein Mitgliederbereich mit Formularen, Terminen, Unterlagen und dem Stand der Gründung',
        'ein Marktplatz mit Warenkorb, Bestellungen und Rechnungen, dazu Akademie, Neuigkeiten, Vorlagen und Angebote von Partnern',
        'Seiten für das Notariat, über die es Dateien hochlädt',
        'E-Mails, die auch als reiner Text vollständig sind',
      ],
    },
    {
      title: 'Wie du die Dienste nutzt',
      text: 'Alles läuft im Browser; du brauchst kein Programm zu installieren.',
      points: [
        'Formulare auf den öffentlichen Seiten funktionieren auch ohne JavaScript.',
        'Jede Gründung zeigt, was gerade geschieht, wer am Zug ist und was du tun kannst.',
        'Wer lieber spricht, erreicht uns per Telefon; was ein Formular fragt, nehmen wir auch so auf.',
      ],
    },
    {
      title: 'Wie die Anforderungen erfüllt sind',
      text: 'Maßstab sind die BFSGV und die Norm EN 301 549, deren Anforderungen für das Web den Stufen A und AA der WCAG folgen; wir richten uns nach WCAG 2.2.',
      points: [
        'Alles ist mit der Tastatur bedienbar, der Fokus ist sichtbar, und ein Sprunglink führt zum Inhalt.',
        'Überschriften, Listen, Tabellen und Formularfelder sind als solche ausgezeichnet; Sprache und Titel jeder Seite sind angegeben.',
        'Text hat einen Kontrast von mindestens 4,5 zu 1, Bedienelemente von mindestens 3 zu 1, hell wie dunkel; Farbe steht nie allein.',
        'Fehler in Formularen stehen als Text am Feld und in einer Übersicht; was du eingegeben hast, bleibt erhalten.',
        'Seiten sind bis 360 Pixel Breite ohne seitliches Scrollen lesbar, Bewegung lässt sich über das Betriebssystem abschalten.',
        'Es gibt keine Zeitgrenzen beim Ausfüllen der Formulare, und keine Rätsel gegen Programme.',
      ],
    },
    {
      title: 'Was noch nicht barrierefrei ist',
      text: 'Diese Grenzen kennen wir:',
      points: [
        'PDF-Dateien der Kanzlei, von Notariaten, Banken und Registern sind nicht immer so ausgezeichnet, dass Vorlesehilfen sie gut lesen. Frag uns nach einer anderen Fassung.',
        'Auch unsere Rechnungen und Vorlagen als PDF tragen keine Auszeichnung für Vorlesehilfen. Was in einer Rechnung steht, steht auch bei der Bestellung; jede Vorlage gibt es auch als DOCX.',
        'Zahlst du mit Karte, geschieht das auf der Seite des Zahlungsdienstes. Eine Rechnung kannst du immer auch überweisen.',
        'Das Verfahren beim Notariat, auch das Online-Verfahren, liegt nicht bei uns.',
        'Inhalte in Leichter Sprache und in Deutscher Gebärdensprache gibt es noch nicht.',
        'Geprüft wird mit automatischen Tests bei jeder Änderung und von Hand mit der Tastatur; eine Prüfung durch eine unabhängige Stelle steht aus.',
      ],
    },
  ],
  feedback: {
    title: 'Hürden melden',
    text: 'Kommst du irgendwo nicht weiter, oder brauchst du etwas in anderer Form? Sag uns, auf welcher Seite und womit du liest; wir antworten und helfen auch gleich auf anderem Weg.',
    form: 'Zum Kontaktformular',
  },
  authority: {
    title: 'Zuständige Marktüberwachung',
    text: 'Meldest du uns eine Hürde und hilft unsere Antwort nicht, kannst du dich an die Marktüberwachung wenden:',
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
  },
  date: 'Stand: 22. November 2026',
} as const;

export const handle = { texts: { accessibility } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accessibility: typeof accessibility;
  }
}
