/** Samples for operators to replace; `{{name}}` and the like come from `brand.ts`. */
export const legal = {
  sample:
    'Muster: Diese Seite gehört zu einer Vorführung. Wer das Produkt betreibt, setzt hier die eigenen, anwaltlich geprüften Texte ein.',
  imprint: {
    title: 'Impressum',
    sections: [
      {
        title: 'Angaben nach § 5 DDG',
        paragraphs: ['{{name}}', '{{street}}', '{{postalCode}} {{city}}'],
      },
      { title: 'Kontakt', paragraphs: ['Telefon: {{phone}}', 'E-Mail: {{email}}'] },
      {
        title: 'Vertretung und Register',
        paragraphs: [
          'Vertreten durch die Geschäftsführung: Vorname Nachname (Muster)',
          'Registergericht {{city}}, HRB 00000 (Muster), USt-IdNr. DE000000000 (Muster)',
        ],
      },
      {
        title: 'Streitbeilegung',
        paragraphs: [
          'Wir nehmen an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht verpflichtet (§ 36 VSBG).',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    sections: [
      {
        title: 'Wer verantwortlich ist',
        paragraphs: ['{{name}}, {{street}}, {{postalCode}} {{city}}, {{email}}.'],
      },
      {
        title: 'Was wir verarbeiten, und wozu',
        paragraphs: [
          'Für dein Konto: Name, E-Mail-Adresse, auf Wunsch Telefon. Für deine Gründung: die Angaben zur Gesellschaft, Termine, Unterlagen und was wann geschehen ist. Grundlage ist der Vertrag mit dir (Art. 6 Abs. 1 lit. b DSGVO).',
          'Notariat, Anwältin und Bank bekommen nur, was ihre Station braucht. Persönliche Angaben in der Geschichte deiner Gründung sind verschlüsselt; wird der Schlüssel gelöscht, sind sie es auch.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Wir setzen nur Cookies, ohne die die Seite nicht arbeitet: deine Anmeldung, die gewählte Sprache, einen Hinweis nach einer Weiterleitung. Die Darstellung (hell oder dunkel) merkt sich dein Browser. Nichts davon dient der Werbung, und nichts wird vor deiner Zustimmung von Dritten geladen.',
        ],
      },
      {
        title: 'Wie lange, und deine Rechte',
        paragraphs: [
          'Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt; alles andere löschen wir mit dem Konto.',
          'Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung deiner Daten verlangen, der Verarbeitung widersprechen und dich bei einer Aufsichtsbehörde beschweren.',
        ],
      },
    ],
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    sections: [
      {
        title: 'Gegenstand',
        paragraphs: [
          'Wir begleiten die Gründung einer UG (haftungsbeschränkt) oder GmbH: Wir nehmen deine Angaben auf, erstellen Unterlagen, stimmen Termine ab und zeigen den Stand. Rechtlich beraten ausschließlich zugelassene Anwältinnen und Anwälte, im eigenen Namen. Notariat, Bank und Gericht wählst oder beauftragst du selbst.',
        ],
      },
      {
        title: 'Preis',
        paragraphs: [
          'Das Konto ist kostenlos. Das Gründungspaket kostet 950,81 € inkl. 19 % MwSt. (799 € netto). Notar- und Gerichtskosten sind darin nicht enthalten; sie richten sich nach dem Gesetz und werden dir vorab genannt.',
        ],
      },
      {
        title: 'Widerruf',
        paragraphs: [
          'Verbraucherinnen und Verbraucher können den Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen, mit einer Nachricht an {{email}}. Verlangst du, dass wir vorher beginnen, zahlst du nach einem Widerruf den Teil der Leistung, der bis dahin erbracht ist.',
        ],
      },
      {
        title: 'Was wir nicht zusagen',
        paragraphs: [
          'Wie lange Notariat, Bank und Gericht brauchen, liegt nicht bei uns. Zeiten auf dieser Seite sind Erfahrungswerte, keine Fristen.',
        ],
      },
    ],
  },
  'terms-of-use': {
    title: 'Nutzungsbedingungen',
    sections: [
      {
        title: 'Dein Konto',
        paragraphs: [
          'Ein Konto gehört einer Person. Gib dein Passwort nicht weiter und sag uns Bescheid, wenn du glaubst, dass es jemand kennt.',
        ],
      },
      {
        title: 'Was du hochlädst',
        paragraphs: [
          'Lade nur hoch, was du hochladen darfst und was zu deiner Gründung gehört. Dateien werden geprüft, bevor andere sie sehen.',
        ],
      },
      {
        title: 'Miteinander',
        paragraphs: [
          'In der Gemeinschaft gilt, was auch am Tisch gilt: respektvoll, ehrlich, ohne Werbung. Wer das nicht einhält, verliert den Zugang, mit Begründung und nach einem Hinweis.',
        ],
      },
    ],
  },
};

export const handle = { texts: { legal } };
