export const community = {
  title: 'Das kostenlose Mitgliederkonto',
  description:
    'Was du als Mitglied von Siebenschritt heute bekommst: deine Gründung auf einer Linie, Unterlagen an einem Ort, Erinnerungen. Kostenlos und ohne Abo.',
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
  today: 'Was du heute bekommst',
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
      title: 'Eine E-Mail, wenn etwas geschieht',
      text: 'Termin vorgeschlagen, Unterlagen fertig, Eintragung da: Du wirst benachrichtigt, auf Wunsch auch auf Englisch.',
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
  missing: {
    title: 'Was es noch nicht gibt',
    text: 'Einen Ort, an dem Mitglieder einander schreiben, haben wir noch nicht, ebenso wenig eine Akademie oder Vertragsvorlagen. Wir nennen das erst als Vorteil, wenn du es benutzen kannst.',
  },
  links: {
    services: 'Leistungen ansehen',
    partners: 'Partner und ihre Angebote',
  },
};

export const handle = { texts: { community } };
