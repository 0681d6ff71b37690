import { notaryToEntry } from '#domain/site/waiting-times.ts';
import { costsIn } from './costs.ts';

const { ug, gmbhByModel, gmbh, supervision, since } = costsIn('de');
const { fromDays, toDays, year, source } = notaryToEntry;

/** The one call to action. */
const start = 'Gründung starten';

export const home = {
  meta: {
    title: 'UG oder GmbH gründen, anwaltlich begleitet',
    description:
      'UG oder GmbH gründen in sieben Schritten: ein Preis, eine Kanzlei, und du weißt immer, wer am Zug ist. 950,81 € inkl. 19 % MwSt., dazu Notar und Gericht.',
  },
  hero: {
    kicker: 'GmbH oder UG, anwaltlich begleitet',
    title: 'GmbH oder UG gründen. Ein Preis, sieben Schritte, und du weißt immer, wer am Zug ist.',
    lead: 'Eine Anwältin oder ein Anwalt berät dich und entwirft die Unterlagen, wir organisieren den Weg bis zum Handelsregister. Du siehst jeden Tag, was gerade geschieht, auf wen gewartet wird und was als Nächstes kommt.',
    start,
    costs: 'Kosten ansehen',
    price: `950,81 € inkl. 19 % MwSt. Mit Notar und Gericht zusammen etwa ${ug.total} (UG mit Musterprotokoll, eine Person) oder ${gmbh.total} (GmbH mit eigener Satzung, eine Person). Das Konto ist kostenlos.`,
    picture:
      'Eine Linie führt durch sieben Stationen: Daten, Gespräch, Unterlagen, Prüfung, Notar, Bank, Register.',
    scenes: ['Kerndaten', 'Erstgespräch', 'Unterlagen', 'Prüfung', 'Notar', 'Bank', 'Register'],
  },
  facts: [
    {
      title: 'Der ganze Preis vorab',
      text: 'Paket, Notar und Gericht, mit zwei durchgerechneten Beispielen',
    },
    {
      title: `${fromDays} bis ${toDays} Tage`,
      text: `vom Notartermin bis zur Eintragung, im Mittel großer Städte (${source}, ${year})`,
    },
    {
      title: 'Wer ist am Zug?',
      text: 'du, unser Team, die Kanzlei oder das Notariat: immer sichtbar',
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
        title: 'Erstgespräch mit der Kanzlei',
        text: '90 Minuten am Telefon oder online. Du kannst darauf verzichten.',
      },
      {
        title: 'Unterlagen entstehen',
        text: 'Die Kanzlei entwirft Satzung oder Musterprotokoll, Gesellschafterliste und Handelsregisteranmeldung.',
      },
      {
        title: 'Prüfung und Freigabe',
        text: 'Die Kanzlei prüft, du liest mit und bittest um Änderungen.',
      },
      { title: 'Beurkundung', text: 'Im Notariat deiner Wahl. Du bestätigst den Termin.' },
      {
        title: 'Konto und Stammkapital',
        text: 'Mit der Urkunde zur Bank, einzahlen, Kontoauszug hochladen.',
      },
      {
        title: 'Eintragung im Handelsregister',
        text: 'Das Gericht trägt ein. Ab jetzt besteht deine Gesellschaft.',
      },
    ],
    after: {
      title: 'Und danach?',
      text: 'Steuerfragebogen, Transparenzregister, Gewerbeanmeldung: Was wann fällig ist, steht in den häufigen Fragen.',
      link: 'Antworten lesen',
    },
  },
  legalForm: {
    kicker: 'UG oder GmbH?',
    title: 'Die Form, die zu deinem Anfang passt',
    lead: 'Bei beiden haftet nach der Eintragung nur das Gesellschaftsvermögen; wer vorher im Namen der Gesellschaft handelt, haftet persönlich (§ 11 Abs. 2 GmbHG). Den Unterschied machen das Stammkapital, also das Geld, das ihr als Gesellschafter einzahlt, die Rücklage und wie man euch wahrnimmt.',
    action: start,
    caption: 'UG und GmbH im Vergleich',
    aspect: 'Merkmal',
    columns: ['UG', 'GmbH'],
    rows: [
      {
        aspect: 'Stammkapital',
        cells: [
          '1 bis 24.999 €, vor der Anmeldung vollständig in Geld',
          'ab 25.000 €, vor der Anmeldung ein Viertel jedes Anteils und zusammen mindestens 12.500 €',
        ],
      },
      {
        aspect: 'Rücklage',
        cells: ['ein Viertel des Jahresgewinns', 'keine Pflicht'],
      },
      { aspect: 'Sacheinlage', cells: ['nicht möglich', 'möglich'] },
      {
        aspect: 'Notar und Gericht, eine Person',
        cells: [
          `ab etwa ${ug.fees} mit Musterprotokoll, etwa ${gmbh.fees} mit eigener Satzung`,
          `ab etwa ${gmbhByModel.fees} mit Musterprotokoll, etwa ${gmbh.fees} mit eigener Satzung`,
        ],
      },
      {
        aspect: 'Im Namen',
        cells: ['UG (haftungs\u00adbeschränkt)', 'GmbH'],
      },
      {
        aspect: 'Später',
        cells: ['kann durch Kapitalerhöhung auf 25.000 € zur GmbH werden', 'bleibt, wie sie ist'],
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
    title: 'Auf dem üblichen Weg und mit uns',
    lead: 'Notariat, Bank und Gericht bleiben dieselben. Anders ist, dass du nicht nachfragen musst.',
    action: start,
    caption: 'Der übliche Weg und der Weg mit Siebenschritt im Vergleich',
    aspect: 'Frage',
    columns: ['Üblicher Weg', 'Siebenschritt'],
    rows: [
      {
        aspect: 'Was kostet es?',
        cells: [
          'oft nach Aufwand, Summe am Ende; Notar und Gericht nach Gesetz',
          'ein fester Preis; Notar und Gericht nach Gesetz',
        ],
      },
      {
        aspect: 'Wie lange?',
        cells: [
          'von der ersten Beratung bis zur Eintragung oft mit 6 bis 8 Wochen angegeben',
          'ebenso: Notariat, Bank und Gericht brauchen für jeden gleich lange; dein Stand zeigt eine Schätzung',
        ],
      },
      {
        aspect: 'Wer ist am Zug?',
        cells: ['du rufst an und fragst', 'steht auf der Linie, mit Datum'],
      },
      {
        aspect: 'Deine Angaben',
        cells: ['oft mehrmals, für jede Stelle neu', 'einmal, für alle Unterlagen'],
      },
      {
        aspect: 'Unterlagen',
        cells: ['als Anhang in vielen E-Mails', 'an einem Ort, mit Stand und Datum'],
      },
      {
        aspect: 'Notariat',
        cells: ['du suchst und stimmst selbst ab', 'du wählst, wir erfragen den Termin'],
      },
    ],
  },
  price: {
    kicker: 'Kosten',
    title: 'Ein Preis und was nicht darin ist',
    name: 'Gründungspaket',
    amount: '950,81 €',
    note: 'inkl. 19 % MwSt. (799 € netto), einmalig',
    covers: 'Das Paket begleitet dich über alle sieben Stationen.',
    action: start,
    included: 'Enthalten',
    includedItems: [
      'Erstgespräch mit der Kanzlei, 90 Minuten',
      'Entwurf von Satzung oder Musterprotokoll, Gesellschafterliste und Handelsregisteranmeldung',
      'Prüfung aller Unterlagen, bevor das Notariat sie bekommt',
      'Abstimmung des Termins mit dem Notariat deiner Wahl',
    ],
    lawFirm:
      'Es berät und entwirft die Kanzlei {{name}} ({{chamber}}), im eigenen Namen und Mandat. Ihr Honorar ist im Paketpreis enthalten. Wir organisieren.',
    excluded: 'Nicht enthalten',
    excludedItems: [
      'Notar, nach Gesetz: Beispiele stehen unten',
      'Registergericht: 150 €, bei Sacheinlagen 240 €',
      'Dein Stammkapital: es gehört der Gesellschaft',
      'Konto, Gewerbeanmeldung und laufende Buchhaltung',
    ],
    free: 'Das Konto ist kostenlos.',
    examples: {
      title: 'Zwei Beispiele, mit allem zusammen',
      note: `Für eine Person, die zugleich die Geschäfte führt, mit Bareinlage. Gebühren nach GNotKG und HRegGebV, Stand ${since}; geschätzt sind nur die Auslagen des Notariats. Überwacht das Notariat bei der UG auch die Einzahlung, kommen etwa ${supervision} dazu. Das Stammkapital ist nicht mitgerechnet.`,
      caption: 'Was Paket, Notar und Gericht zusammen kosten',
      aspect: 'Posten',
      columns: ['UG mit Musterprotokoll', 'GmbH mit eigener Satzung'],
      rows: [
        { aspect: 'Gründungspaket', cells: ['950,81 €', '950,81 €'] },
        { aspect: 'Notar, inkl. MwSt.', cells: [`etwa ${ug.notary}`, `etwa ${gmbh.notary}`] },
        { aspect: 'Registergericht', cells: [ug.court, gmbh.court] },
        { aspect: 'Zusammen', cells: [`etwa ${ug.total}`, `etwa ${gmbh.total}`] },
      ],
    },
  },
  offer: {
    kicker: 'Angebot',
    title: 'Beratung, wo ein Formular nicht reicht',
    lead: 'Vier Gebiete, um die es vor fast jeder Gründung geht. Das Erstgespräch ordnet ein, was davon dich betrifft.',
    action: start,
    services: [
      {
        title: 'Förderung',
        text: 'Manche Zuschüsse und Darlehen müssen vor der Gründung beantragt sein. Kläre das, bevor du zum Notariat gehst.',
      },
      {
        title: 'Startup',
        text: 'Anteile unter Gründern, Vesting, erste Finanzierung: Was gehört in die Satzung und was nicht?',
      },
      {
        title: 'Recht',
        text: 'Gesellschaftsvertrag und Rechtsform bespricht die Kanzlei mit dir, im eigenen Namen und Mandat.',
      },
      {
        title: 'Steuern',
        text: 'Fragebogen zur steuerlichen Erfassung, Umsatzsteuer, Gehalt oder Gewinn: Dafür brauchst du eine Steuerkanzlei.',
      },
    ],
    additionalTitle: 'In Vorbereitung, noch nicht buchbar',
    additional: [
      { title: 'Fördercheck', text: 'was es gibt und was davon zu dir passt' },
      { title: 'Ideenpapier', text: 'für den Antrag auf ein Gründungsstipendium' },
      { title: 'Marke', text: 'Recherche und Anmeldung durch die Kanzlei' },
      { title: 'Stundenpakete', text: 'bei Rechts- und Steuerkanzleien' },
      { title: 'Finanzplan', text: 'für Bank, Förderung oder dich selbst' },
      { title: 'Prototyp und MVP', text: 'ein Plan für das erste Produkt' },
      { title: 'Wandeldarlehen', text: 'Vertrag und Ablauf, durch die Kanzlei' },
    ],
  },
  testimonials: {
    kicker: 'Stimmen',
    title: 'Was Gründerinnen und Gründer schreiben könnten',
    note: 'Diese drei Briefe sind erfundene Beispiele. Echte stehen hier, sobald es sie gibt.',
    letters: [
      {
        text: 'Am Tag nach dem Notartermin wusste ich, dass jetzt das Notariat dran ist und nicht ich. Das war mehr wert als jede Hotline.',
        from: 'Beispiel, Köln, UG',
      },
      {
        text: 'Die Bank wollte die Urkunde mit Siegel. Das stand schon da, bevor ich losgegangen bin.',
        from: 'Beispiel, Leipzig, GmbH',
      },
      {
        text: 'Die Anwältin hat uns die Holding ausgeredet. Sie hatte recht, und es stand nicht auf der Rechnung.',
        from: 'Beispiel, Hamburg, GmbH',
      },
    ],
    action: start,
  },
  partners: {
    kicker: 'Partner',
    title: 'Neben dir auf der Linie',
    lead: 'Angebote von Banken, Steuerkanzleien und Versicherungen sind in Vorbereitung. Kein Platz in der Liste wird zu kaufen sein.',
    universities: {
      title: 'Für Hochschulen und Acceleratoren',
      text: 'Ihr begleitet Gründungen in einem Programm? Sagt uns, was eure Teams brauchen; sie gehen denselben Weg zum selben Preis.',
      action: 'Uns schreiben',
      subject: 'Zusammenarbeit mit einer Hochschule oder einem Accelerator',
    },
    members: {
      title: 'Für Unternehmen',
      text: 'Ihr bietet etwas an, das neue Gesellschaften in den ersten Monaten brauchen? Schreibt uns, was es ist, was es kostet und für wen es nicht passt.',
      action: 'Partner werden',
      subject: 'Partner werden',
    },
  },
  community: {
    title: 'Gründen muss man nicht allein',
    text: 'Ein Ort, an dem Mitglieder sich austauschen, ist in Vorbereitung. Dein Konto kostet bis dahin und danach nichts, auch wenn du am Ende doch nicht gründest.',
    action: start,
  },
  faq: {
    kicker: 'Fragen',
    title: 'Fünf Fragen, die alle stellen',
    contact: 'Deine steht nicht dabei? Ruf uns an: {{phone}}.',
    items: [
      {
        question: 'Was kostet die Gründung am Ende wirklich?',
        answer: `Unser Paket kostet 950,81 € inkl. 19 % MwSt. Dazu kommen Notar und Registergericht, deren Gebühren im Gesetz stehen. Für eine Person sind das mit allem zusammen etwa ${ug.total} (UG mit Musterprotokoll) oder etwa ${gmbh.total} (GmbH mit eigener Satzung), Stand ${since}. Das Stammkapital zahlst du auf das Konto deiner Gesellschaft ein; es gehört ihr und steht für den Betrieb bereit.`,
      },
      {
        question: 'Wie lange dauert es?',
        answer: `Kerndaten und Erstgespräch brauchen Tage, der Termin hängt vom Notariat ab. Vom Notartermin bis zur Eintragung vergingen in großen Städten im Mittel ${fromDays} bis ${toDays} Tage (${source}, ${year}); einzelne Gesellschaften warteten 8 Tage, andere 5 Monate. Oft entscheidet das Bankkonto: Frag deine Bank schon vor dem Notartermin, was sie braucht.`,
      },
      {
        question: 'Suche ich das Notariat selbst aus?',
        answer:
          'Ja. Notarinnen und Notare sind unabhängig, und niemand darf ihnen Mandate vermitteln. Du nennst uns, in welches Notariat du gehen möchtest; wir erfragen dort einen Termin und schlagen ihn dir vor. Möchtest du online beurkunden, brauchst du einen Ausweis mit Online-Funktion und PIN; ob er geeignet ist, prüft das Notariat.',
      },
      {
        question: 'Brauche ich das Erstgespräch mit der Kanzlei?',
        answer:
          'Es ist im Preis enthalten und dauert 90 Minuten. Du kannst ausdrücklich darauf verzichten, etwa wenn du schon einmal gegründet hast; dann beginnt gleich die Arbeit an den Unterlagen. Geprüft werden sie in jedem Fall von der Kanzlei, bevor das Notariat sie bekommt.',
      },
      {
        question: 'Was ist nach der Eintragung noch zu tun?',
        answer:
          'Du meldest dein Gewerbe an, beantwortest den Fragebogen zur steuerlichen Erfassung innerhalb eines Monats und trägst die wirtschaftlich Berechtigten ins Transparenzregister ein. Rechne mit Briefen, die wie Rechnungen eines Registers aussehen und keine sind: Prüfe jede Rechnung, die du nicht erwartest, und frag uns, wenn du zweifelst.',
      },
    ],
  },
};

export const handle = { texts: { home } };
