export const home = {
  meta: {
    title: 'UG oder GmbH gründen, anwaltlich begleitet',
    description:
      'Von der Idee zum Handelsregister in sieben Schritten: ein Preis, eine Anwältin, und jeden Tag der Stand. 950,81 € inkl. 19 % MwSt., dazu Notar und Gericht.',
  },
  hero: {
    kicker: 'GmbH oder UG, anwaltlich begleitet',
    title: 'Von der Idee zum Handelsregister, in sieben Schritten.',
    lead: 'Du siehst jeden Tag, was gerade geschieht, bei wem es liegt und wann es weitergeht. Anwältin, Notariat, Bank und Gericht arbeiten auf derselben Linie.',
    start: 'Gründung starten',
    costs: 'Kosten ansehen',
    price:
      '950,81 € inkl. 19 % MwSt., dazu Notar und Registergericht mit zusammen meist 280 bis 980 €.',
    picture:
      'Eine Linie führt durch sieben Stationen: Daten, Gespräch, Unterlagen, Prüfung, Notar, Bank, Register.',
    scenes: ['Kerndaten', 'Beratung', 'Unterlagen', 'Prüfung', 'Notar', 'Bank', 'Register'],
  },
  facts: [
    {
      title: 'Der ganze Preis vorab',
      text: 'Unser Honorar, Notar und Gericht, bevor du etwas bezahlst',
    },
    {
      title: 'Meist drei bis sechs Wochen',
      text: 'vom Notartermin bis zum Eintrag, je nach Gericht deines Sitzes',
    },
    {
      title: 'Wer ist am Zug?',
      text: 'du, Anwältin, Notariat, Bank oder Gericht: immer sichtbar',
    },
  ],
  howItWorks: {
    kicker: 'So funktioniert es',
    title: 'Eine Linie, sieben Stationen',
    lead: 'Jede Station sagt, was geschieht, wer es tut und wie lange es üblicherweise dauert.',
    step: 'Schritt {{number}}',
    stations: [
      { title: 'Idee und Kerndaten', text: 'Name, Sitz, Rechtsform, Kapital. Zehn Minuten.' },
      {
        title: 'Beratung mit einer Anwältin',
        text: '90 Minuten am Telefon oder online. Du kannst darauf verzichten.',
      },
      {
        title: 'Unterlagen entstehen',
        text: 'Satzung oder Musterprotokoll, Gesellschafterliste, Anmeldung.',
      },
      { title: 'Prüfung und Freigabe', text: 'Eine Anwältin prüft, du liest mit, wir erklären.' },
      { title: 'Beurkundung', text: 'Bei der Notarin deiner Wahl. Du bestätigst den Termin.' },
      {
        title: 'Konto und Stammkapital',
        text: 'Mit der Urkunde zur Bank, einzahlen, Nachweis hochladen.',
      },
      {
        title: 'Eintrag im Handelsregister',
        text: 'Das Gericht trägt ein. Ab jetzt besteht deine Gesellschaft.',
      },
    ],
    after: {
      title: 'Und danach?',
      text: 'Steuerfragebogen, Transparenzregister, Gewerbeanmeldung: was wann fällig ist, steht in den Antworten.',
      link: 'Antworten lesen',
    },
  },
  legalForm: {
    kicker: 'UG oder GmbH?',
    title: 'Die Form, die zu deinem Anfang passt',
    lead: 'Beide haften nur mit dem Gesellschaftsvermögen. Den Unterschied machen das Stammkapital, also das Geld, das ihr als Gesellschafter einzahlt, die Rücklage und wie man euch wahrnimmt.',
    action: 'Mit einer Form beginnen',
    caption: 'UG und GmbH im Vergleich',
    aspect: 'Merkmal',
    columns: ['UG', 'GmbH'],
    rows: [
      {
        aspect: 'Stammkapital',
        cells: [
          '1 bis 24.999 €, vor der Anmeldung voll und bar',
          'ab 25.000 €, vor der Anmeldung mindestens 12.500 €',
        ],
      },
      {
        aspect: 'Rücklage',
        cells: ['ein Viertel des Jahresgewinns', 'keine Pflicht'],
      },
      { aspect: 'Sacheinlage', cells: ['nicht möglich', 'möglich'] },
      {
        aspect: 'Notar und Gericht',
        cells: ['ab etwa 280 € mit Musterprotokoll', 'etwa 970 € mit eigener Satzung'],
      },
      {
        aspect: 'Im Namen',
        cells: ['UG (haftungs\u00adbeschränkt)', 'GmbH'],
      },
      {
        aspect: 'Später',
        cells: ['wird mit 25.000 € Kapital zur GmbH', 'bleibt, wie sie ist'],
      },
      {
        aspect: 'Passt, wenn',
        cells: [
          'ihr testet und wenig Geld binden wollt',
          'ihr Verträge, Kredite oder Investoren sucht',
        ],
      },
    ],
  },
  comparison: {
    kicker: 'Der Unterschied',
    title: 'Auf dem üblichen Weg, und mit uns',
    lead: 'Notar und Gericht bleiben dieselben. Anders ist, dass du nicht nachfragen musst.',
    action: 'Den neuen Weg gehen',
    caption: 'Der übliche Weg und der Weg mit Siebenschritt im Vergleich',
    aspect: 'Frage',
    columns: ['Üblicher Weg', 'Siebenschritt'],
    rows: [
      {
        aspect: 'Was kostet es?',
        cells: [
          'Honorar nach Aufwand, Summe am Ende',
          'ein Preis, mit Notar und Gericht vorab gerechnet',
        ],
      },
      {
        aspect: 'Wie lange?',
        cells: [
          'oft mit 6 bis 8 Wochen angegeben',
          'Vorbereitung in Tagen, danach der Stand des Gerichts',
        ],
      },
      {
        aspect: 'Wer ist dran?',
        cells: ['du rufst an und fragst', 'steht auf der Linie, mit Datum'],
      },
      {
        aspect: 'Deine Angaben',
        cells: ['mehrmals, für jede Stelle neu', 'einmal, für alle Unterlagen'],
      },
      {
        aspect: 'Unterlagen',
        cells: ['als Anhang in vielen Mails', 'an einem Ort, mit Stand und Datum'],
      },
      {
        aspect: 'Notarin',
        cells: ['du suchst und stimmst selbst ab', 'du wählst, wir tragen die Termine hin und her'],
      },
    ],
  },
  price: {
    kicker: 'Kosten',
    title: 'Ein Preis, und was nicht darin ist',
    name: 'Gründungspaket',
    amount: '950,81 €',
    note: 'inkl. 19 % MwSt. (799 € netto), einmalig',
    covers: 'Das Paket begleitet dich über alle sieben Stationen.',
    action: 'Gründung starten',
    included: 'Enthalten',
    includedItems: [
      'Beratung mit einer Anwältin, 90 Minuten',
      'Satzung oder Musterprotokoll, Gesellschafterliste, Anmeldung',
      'Prüfung aller Unterlagen, bevor das Notariat sie bekommt',
      'Abstimmung des Termins mit der Notarin deiner Wahl',
      'Bis zu 20 % Nachlass auf weitere Rechts- und Steuerberatung',
    ],
    excluded: 'Nicht enthalten',
    excludedItems: [
      'Notar, nach Gesetz: rund 130 bis 830 €, je nach Form und Satzung',
      'Registergericht: 150 €, bei Sacheinlagen 240 €',
      'Dein Stammkapital: es gehört der Gesellschaft',
      'Konto, Gewerbeanmeldung und laufende Buchhaltung',
    ],
    free: 'Anmelden kostet nichts. Die 15 Minuten Strategiegespräch auch nicht, einmal für jedes Konto.',
  },
  offer: {
    kicker: 'Angebot',
    title: 'Beratung, wo ein Formular nicht reicht',
    lead: 'Vier Gebiete, in denen eine Stunde vor der Gründung oft mehr spart als zehn danach.',
    action: 'Kostenlos anmelden',
    services: [
      {
        title: 'Förderung',
        text: 'Welche Zuschüsse und Darlehen zu dir passen, und welcher Antrag vor der Gründung gestellt sein muss.',
      },
      {
        title: 'Startup',
        text: 'Beteiligung unter Gründern, Vesting, erste Finanzierung. Was in die Satzung gehört und was nicht.',
      },
      {
        title: 'Recht',
        text: 'Gesellschaftsvertrag, Geschäftsführervertrag, Marke. Eine Anwältin berät im eigenen Namen.',
      },
      {
        title: 'Steuern',
        text: 'Steuerlicher Fragebogen, Umsatzsteuer, Gehalt oder Gewinn. Mit einem Steuerberater, der Gründungen kennt.',
      },
    ],
    additionalTitle: 'Dazu, wenn du es brauchst',
    additional: [
      { title: 'Fördercheck', text: 'was es gibt und was davon zu dir passt' },
      { title: 'Ideenpapier', text: 'für den Antrag auf ein Gründungsstipendium' },
      { title: 'Marke', text: 'Recherche und Anmeldung' },
      { title: 'Stundenpakete', text: 'Recht und Steuern, einlösbar drei Jahre lang' },
      { title: 'Finanzplan', text: 'für Bank, Förderung oder dich selbst' },
      { title: 'Prototyp und MVP', text: 'ein Plan für das erste Produkt' },
      { title: 'Wandeldarlehen', text: 'Vertrag und Ablauf' },
    ],
    more: 'Mehr als 40 Leistungen stehen im Mitgliederbereich.',
  },
  testimonials: {
    kicker: 'Stimmen',
    title: 'Was Gründerinnen schreiben könnten',
    note: 'Diese drei Briefe sind Beispiele. Echte stehen hier, sobald es sie gibt.',
    letters: [
      {
        text: 'Am Tag nach dem Termin wusste ich, dass jetzt das Gericht dran ist und nicht ich. Das war mehr wert als jede Hotline.',
        from: 'Beispiel, Köln, UG',
      },
      {
        text: 'Die Bank wollte die Urkunde mit Siegel. Das stand schon da, bevor ich losgegangen bin.',
        from: 'Beispiel, Leipzig, GmbH',
      },
      {
        text: 'Unsere Anwältin hat uns die Holding ausgeredet. Sie hatte recht, und es stand nicht auf der Rechnung.',
        from: 'Beispiel, Hamburg, GmbH',
      },
    ],
    action: 'Selbst beginnen',
  },
  partners: {
    kicker: 'Partner',
    title: 'Neben dir auf der Linie',
    lead: 'Banken, Steuerkanzleien und Versicherungen, die Gründungen kennen. Mitglieder sehen die Angebote mit allen Bedingungen. Kein Platz in der Liste ist gekauft.',
    universities: {
      title: 'Für Hochschulen und Acceleratoren',
      text: 'Ihr begleitet Gründungen in einem Programm? Eure Teams bekommen denselben Weg und ihr seht, mit ihrem Einverständnis, an welcher Station sie stehen.',
      action: 'Uns schreiben',
      subject: 'Zusammenarbeit mit einer Hochschule oder einem Accelerator',
    },
    members: {
      title: 'Für Unternehmen',
      text: 'Ihr bietet etwas an, das Gründerinnen in den ersten Monaten brauchen? Schreibt uns, was es ist, was es kostet und für wen es nicht passt.',
      action: 'Partner werden',
      subject: 'Partner werden',
    },
  },
  community: {
    title: 'Gründen muss man nicht allein',
    text: 'Im Mitgliederbereich triffst du andere, die gerade an derselben Station stehen. Der Zugang kostet nichts und bleibt, auch wenn du am Ende doch nicht gründest.',
    action: 'Konto anlegen',
  },
  faq: {
    kicker: 'Fragen',
    title: 'Fünf Fragen, die alle stellen',
    contact: 'Deine steht nicht dabei? Ruf uns an: {{phone}}.',
    items: [
      {
        question: 'Was kostet die Gründung am Ende wirklich?',
        answer:
          'Unser Paket kostet 950,81 € inkl. 19 % MwSt. Dazu kommen Notar und Registergericht, deren Gebühren im Gesetz stehen: für eine UG mit Musterprotokoll zusammen ab etwa 280 €, für eine GmbH mit eigener Satzung etwa 970 €. Das Stammkapital zahlst du auf das Konto deiner Gesellschaft ein; es gehört ihr und steht für den Betrieb bereit.',
      },
      {
        question: 'Wie lange dauert es?',
        answer:
          'Kerndaten und Beratung brauchen Tage, der Notartermin hängt vom Notariat ab. Vom Notartermin bis zur Eintragung vergingen an den Gerichten großer Städte zuletzt im Mittel 24 bis 39 Tage. Am längsten warten Gründungen oft auf das Bankkonto; deshalb steht dieser Schritt früh auf deiner Liste.',
      },
      {
        question: 'Suche ich die Notarin selbst aus?',
        answer:
          'Ja. Notarinnen sind unabhängig, und niemand darf ihnen Mandate vermitteln. Du nennst uns, zu wem du gehen möchtest; wir übermitteln Unterlagen und Terminvorschläge. Geht es nur online, prüft das Notariat, ob dein Ausweis dafür geeignet ist.',
      },
      {
        question: 'Brauche ich das Gespräch mit der Anwältin?',
        answer:
          'Es ist im Preis enthalten und dauert 90 Minuten. Wer schon gegründet hat, kann ausdrücklich darauf verzichten; dann beginnen wir gleich mit den Unterlagen. Geprüft werden sie in jedem Fall von einer Anwältin, bevor das Notariat sie bekommt.',
      },
      {
        question: 'Was ist nach dem Eintrag noch zu tun?',
        answer:
          'Du meldest dein Gewerbe an, beantwortest den steuerlichen Fragebogen innerhalb eines Monats und trägst die wirtschaftlich Berechtigten ins Transparenzregister ein. Rechne mit Briefen, die wie Rechnungen eines Registers aussehen und keine sind: zahle nur an Gericht und Notariat, und frag uns, wenn du zweifelst.',
      },
    ],
  },
};

export const handle = { texts: { home } };
