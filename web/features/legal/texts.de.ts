/** Samples for operators to replace; `{{name}}` and the like come from `operator.ts`. */
export const legal = {
  sample:
    'Muster: Diese Seite gehört zu einer Vorführung. Wer das Produkt betreibt, setzt hier die eigenen, anwaltlich geprüften Texte ein.',
  imprint: {
    title: 'Impressum',
    description:
      'Wer Siebenschritt betreibt: Name, Anschrift, Vertretung, Handelsregister und Kontakt, dazu die Kanzlei, die im eigenen Namen rechtlich berät.',
    sections: [
      {
        title: 'Angaben nach § 5 DDG',
        paragraphs: ['{{name}}', '{{street}}', '{{postalCode}} {{city}}'],
      },
      { title: 'Kontakt', paragraphs: ['Telefon: {{phone}}', 'E-Mail: {{email}}'] },
      {
        title: 'Vertretung und Register',
        paragraphs: [
          'Geschäftsführung: {{managingDirectors}}',
          '{{registerCourt}}, {{registerNumber}}, USt-IdNr. {{vatId}}',
        ],
      },
      {
        title: 'Rechtsberatung',
        paragraphs: [
          'Wir sind keine Kanzlei und beraten nicht rechtlich. Das übernimmt die Kanzlei {{lawFirm}} ({{chamber}}) im eigenen Namen.',
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
    description:
      'Welche Daten wir auf dem Weg zu deiner Gesellschaft verarbeiten, wozu, wer sie sieht, wie lange wir sie behalten und welche Rechte du hast.',
    sections: [
      {
        title: 'Wer verantwortlich ist',
        paragraphs: ['{{name}}, {{street}}, {{postalCode}} {{city}}, {{email}}.'],
      },
      {
        title: 'Was wir verarbeiten und wozu',
        paragraphs: [
          'Für dein Konto: Name, E-Mail-Adresse, auf Wunsch Telefon. Für deine Gründung: die Angaben zur Gesellschaft, Termine, Unterlagen und was wann geschehen ist. Grundlage ist der Vertrag mit dir (Art. 6 Abs. 1 lit. b DSGVO).',
          'Für ein Strategiegespräch: Name, E-Mail-Adresse, Termin und, wenn du magst, deine Frage. 14 Tage nach dem Gespräch löschen wir diese Angaben, nach einer Absage sofort. Damit es bei einem Gespräch je Person bleibt, behalten wir ein Jahr lang eine Prüfsumme der Adresse, aus der sie sich nicht ablesen lässt (Art. 6 Abs. 1 lit. b und f DSGVO).',
          'Unsere Server halten kurz fest, von welcher IP-Adresse Anfragen kommen, um Missbrauch zu begrenzen. Grundlage ist unser Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).',
          'Schreibst du uns über ein Formular (Kontakt, Partner werden, Vertrag widerrufen), speichern wir, was du einträgst, und senden es unserem Team per E-Mail, um dir zu antworten, eine Zusammenarbeit anzubahnen oder den Widerruf zu bearbeiten (Art. 6 Abs. 1 lit. b, c und f DSGVO). Gegen massenhaftes Senden zählen wir für kurze Zeit, wie viele Anfragen von einer IP-Adresse und zu einer E-Mail-Adresse kommen, die wir dafür nur als Prüfwert speichern. Dienste von Dritten prüfen nichts mit.',
          'Bestellst du den Newsletter, speichern wir deine E-Mail-Adresse, den Text, dem du zugestimmt hast, und wann du bestellt und bestätigt hast (Art. 6 Abs. 1 lit. a DSGVO). Ohne Bestätigung bekommst du ihn nicht.',
          'Nennst du uns ein Notariat, speichern wir dessen Namen, Ort und E-Mail-Adresse, um einen Termin zu erfragen und Links zum Hochladen zu senden. Wir haben diese Angaben von dir; das Notariat erfährt das aus unserer ersten E-Mail.',
        ],
      },
      {
        title: 'Wer deine Angaben sieht',
        paragraphs: [
          'Unser Team und die Kanzlei {{lawFirm}} sehen alle Angaben zu deiner Gründung. Dein Notariat sieht deinen Namen, den Namen der Gesellschaft, den Termin und den Schritt, zu dem es etwas hochlädt. An Banken und Gerichte geben wir nichts weiter; das tust du selbst oder dein Notariat.',
          'Persönliche Angaben in der Geschichte deiner Gründung sind verschlüsselt, mit einem Schlüssel je Person. Wird er gelöscht, sind sie nicht mehr lesbar.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        paragraphs: [
          'Wir setzen nur Cookies, die du mit dem auslöst, was du tust: deine Anmeldung, die Sprache, wenn du sie umschaltest, einen Hinweis nach einer Weiterleitung, den Zugang einer Hochladeseite oder der Seite deines Gesprächs. Die Darstellung (hell oder dunkel) und was du in Formularen noch nicht gesendet hast, merkt sich dein Browser. Nichts davon dient der Werbung, und von Dritten wird ohne deine Einwilligung nichts geladen. Fragen wir, ob wir Besuche messen dürfen, steht deine Antwort nur in deinem Browser; du änderst sie unten auf jeder Seite unter „Cookies“.',
        ],
      },
      {
        title: 'Wie lange und deine Rechte',
        paragraphs: [
          'Nachrichten aus dem Kontaktformular löschen wir nach sechs Monaten, Partneranfragen nach zwölf Monaten, Widerrufe drei Jahre nach dem Ende des Jahres, in dem sie eingegangen sind (§§ 195, 199 BGB); E-Mails daraus löscht unser Team nach denselben Fristen. Bestellungen des Newsletters, die niemand bestätigt, löschen wir nach 30 Tagen. Den Nachweis einer Bestellung behalten wir bis drei Jahre nach dem Abbestellen.',
          'Schreib an {{email}}, wenn wir dein Konto und deine Daten löschen sollen. Was wir gesetzlich aufbewahren müssen, etwa Rechnungen, behalten wir bis zum Ende der Frist; die Kanzlei und dein Notariat haben für ihre Akten eigene Fristen.',
          'Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung deiner Daten verlangen, der Verarbeitung widersprechen, eine Einwilligung jederzeit für die Zukunft widerrufen und dich bei einer Aufsichtsbehörde beschweren.',
        ],
      },
    ],
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    description:
      'Was Siebenschritt für dich übernimmt und was die Kanzlei, was das Gründungspaket kostet, wie du widerrufst und was wir nicht zusagen.',
    sections: [
      {
        title: 'Gegenstand',
        paragraphs: [
          'Wir organisieren die Gründung einer UG (haftungsbeschränkt) oder GmbH: Wir nehmen deine Angaben auf, stimmen Termine ab, stellen Unterlagen bereit und zeigen den Stand.',
          'Rechtlich berät dich allein die Kanzlei {{lawFirm}} ({{chamber}}). Sie entwirft und prüft die Unterlagen in einem eigenen Mandat mit dir und berechnet ihr Honorar selbst; es ist im Paketpreis enthalten. Notariat und Bank wählst du selbst.',
        ],
      },
      {
        title: 'Preis',
        paragraphs: [
          'Das Konto ist kostenlos. Das Gründungspaket kostet 950,81 € inkl. 19 % MwSt. (799 € netto). Notar- und Gerichtskosten sind darin nicht enthalten; sie richten sich nach dem Gesetz. Beispiele stehen auf der Startseite.',
        ],
      },
      {
        title: 'Widerruf',
        paragraphs: [
          'Verbraucherinnen und Verbraucher können den Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Dafür genügt jede eindeutige Erklärung, zum Beispiel ein Brief, eine E-Mail an {{email}} oder das Formular unter „Vertrag widerrufen“ am Ende jeder Seite; dort stehen auch die Belehrung und das Muster-Widerrufsformular. Verlangst du, dass wir vorher beginnen, zahlst du nach einem Widerruf den Teil der Leistung, der bis dahin erbracht ist.',
        ],
      },
      {
        title: 'Was wir nicht zusagen',
        paragraphs: [
          'Wie lange Notariat, Bank und Gericht brauchen, liegt nicht bei uns. Zeiten auf dieser Seite sind Schätzungen, keine Fristen.',
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
  'terms-of-use': {
    title: 'Nutzungsbedingungen',
    description:
      'Was für dein Konto bei Siebenschritt gilt: wem es gehört, wie du das Passwort schützt und welche Dateien du hochladen darfst.',
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
    ],
  },
};

export const handle = { texts: { legal } };
