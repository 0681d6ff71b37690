import { notaryToEntry, wholeWay } from '#domain/foundations/forecast/waiting-times.ts';
import { figures } from '#domain/orders/figures.ts';
import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import { costsIn } from './costs.ts';
import { questions } from './questions.de.ts';

const costs = costsIn('de');
const { ug, gmbhByModel, gmbh, since } = costs;
const { fromDays, toDays, year, source, cities } = notaryToEntry;

/** The one call to action, and what it commits to. */
const start = 'Gründung starten';
const free = 'Das Konto ist kostenlos; du zahlst erst, wenn du bestellst.';

export const home = {
  meta: {
    title: 'UG oder GmbH gründen, anwaltlich begleitet',
    description: `UG oder GmbH gründen in sieben Schritten: ein Paketpreis, eine Kanzlei, und du weißt immer, wer am Zug ist. ${costs.package} inkl. ${costs.percent} % MwSt., dazu Notar und Gericht.`,
  },
  hero: {
    kicker: 'GmbH oder UG, anwaltlich begleitet',
    title:
      'GmbH oder UG gründen. Ein Paketpreis, sieben Schritte, und du weißt immer, wer am Zug ist.',
    lead: 'Eine Kanzlei berät dich und entwirft den Vertrag, wir organisieren den Weg bis ins Handelsregister. Du siehst jeden Tag, was geschieht und auf wen gewartet wird.',
    forms:
      'Die GmbH ist eine Gesellschaft mit beschränkter Haftung und mindestens 25.000 € Stammkapital. Die UG ist dieselbe Form für den kleinen Anfang, ab 1 €.',
    start,
    meeting: '15 Minuten kostenlos sprechen',
    free,
    price: `${costs.package} inkl. ${costs.percent} % MwSt. Mit Notar und Gericht zusammen etwa ${ug.total} (UG mit Musterprotokoll, der gesetzlichen Kurzform) oder ${gmbh.total} (GmbH mit eigenem Gesellschaftsvertrag, auch Satzung genannt), je eine Person, Gebühren Stand ${since}.`,
    picture:
      'Eine Linie führt durch sieben Stationen: Daten, Gespräch, Unterlagen, Prüfung, Notar, Bank, Register.',
    scenes: ['Kerndaten', 'Erstgespräch', 'Unterlagen', 'Prüfung', 'Notar', 'Bank', 'Register'],
  },
  facts: [
    {
      title: 'Der ganze Preis vorab',
      text: 'Paket, Notar und Gericht, nach Gesetz gerechnet',
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
        text: 'Die Kanzlei entwirft Gesellschaftsvertrag oder Musterprotokoll.',
      },
      { title: 'Prüfung und Freigabe', text: 'Die Kanzlei prüft, du liest mit.' },
      { title: 'Beurkundung', text: 'Im Notariat deiner Wahl. Du bestätigst den Termin.' },
      {
        title: 'Konto und Stammkapital',
        text: 'Einzahlen, den Kontoauszug hochladen und dem Notariat schicken.',
      },
      {
        title: 'Eintragung im Register',
        text: 'Das Gericht trägt ein. Jetzt besteht deine Gesellschaft.',
      },
    ],
    after: {
      title: 'Wer ist wann dran?',
      text: 'Zu jeder Station: wer sie erledigt und wie lange sie üblicherweise dauert.',
      link: 'Ablauf ansehen',
    },
  },
  teaser: {
    costs: {
      title: 'Was kostet deine Gründung?',
      text: 'Nach Gesetz gerechnet, Position für Position, ohne Anmeldung.',
      form: 'Rechtsform',
      forms: namesIn(shortLegalFormNames, 'de'),
      shareholders: 'Wie viele Gesellschafter?',
      counts: { '1': '1', '2': '2', '3': '3', '4': '4+' },
      action: 'Kosten berechnen',
    },
    legalForm: {
      title: 'UG oder GmbH?',
      text: 'Sechs Fragen, und du bekommst Gründe für beide Seiten.',
      question: 'Die erste Frage: Wie viel Geld könnt ihr vor der Anmeldung einzahlen?',
      answers: {
        'below-12500': 'weniger als 12.500 €',
        'below-25000': '12.500 bis 24.999 €',
        'from-25000': '25.000 € oder mehr',
      },
      action: 'Weiter zu den Fragen',
    },
  },
  offer: {
    kicker: 'Angebot',
    title: 'Beratung, wo ein Formular nicht reicht',
    lead: 'Förderung, Startup, Recht und Steuern.',
    more: 'Alle Leistungen ansehen',
  },
  additional: {
    title: 'Was viele dazu brauchen',
    lead: `Einzelne Leistungen zu einem festen Preis, aus einem Marktplatz mit mehr als ${figures.offers} Angeboten. Bestellt wird mit dem kostenlosen Konto.`,
    from: 'ab {{amount}}',
    onRequest: 'auf Anfrage',
    notes: [
      'Alle Preise inkl. MwSt.',
      `Stundenpakete sind mindestens ${figures.redeemableYears} Jahre lang einlösbar.`,
      `Mitglieder zahlen für weitere Rechts- und Steuerberatung bis zu ${figures.memberDiscountPercent} % weniger, als Kanzlei oder Steuerkanzlei sonst berechnen; im Preis ist das schon abgezogen.`,
    ],
  },
  partners: {
    kicker: 'Partner',
    title: 'Angebote unserer Partner',
    lead: 'Für die ersten Monate, jedes mit seinen Bedingungen und für wen es nicht passt. Plätze in dieser Liste verkaufen wir nicht, und für die Angebote bekommen wir kein Geld.',
    sample: 'In dieser Vorführung sind die Partner erfunden.',
  },
  universities: {
    title: 'Hochschulen und Acceleratoren',
    text: 'Teams aus Programmen gehen denselben Weg zum selben Preis. Was sie dabei brauchen, besprechen wir mit euch.',
    action: 'Partner werden',
  },
  faq: questions,
  legalForm: {
    kicker: 'UG oder GmbH?',
    title: 'Die Form, die zu deinem Anfang passt',
    lead: 'Bei beiden haftet nach der Eintragung nur das Gesellschaftsvermögen; wer vorher im Namen der Gesellschaft handelt, haftet persönlich (§ 11 Abs. 2 GmbHG).',
    action: 'Sechs Fragen zur Rechtsform',
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
          `ab etwa ${ug.fees} mit Musterprotokoll, etwa ${gmbh.fees} mit eigenem Gesellschaftsvertrag`,
          `ab etwa ${gmbhByModel.fees} mit Musterprotokoll, etwa ${gmbh.fees} mit eigenem Gesellschaftsvertrag`,
        ],
      },
      {
        aspect: 'Im Namen',
        cells: ['UG (haftungs\u00adbeschränkt)', 'GmbH'],
      },
      {
        aspect: 'Passt, wenn',
        cells: [
          'ihr testet und wenig Geld binden wollt; durch Kapitalerhöhung kann sie zur GmbH werden',
          'ihr Verträge, Kredite oder Investoren sucht',
        ],
      },
    ],
  },
  comparison: {
    kicker: 'Der Unterschied',
    title: 'Auf dem üblichen Weg und mit uns',
    lead: 'Notariat, Bank und Gericht bleiben dieselben und brauchen gleich lang. Anders ist, dass du nicht nachfragen musst.',
    caption: 'Der übliche Weg und der Weg mit Siebenschritt im Vergleich',
    aspect: 'Frage',
    columns: ['Üblicher Weg', 'Siebenschritt'],
    rows: [
      {
        aspect: 'Was kostet es?',
        cells: [
          'oft nach Aufwand, Summe am Ende; Notar und Gericht nach Gesetz',
          'ein Paketpreis für zwei Verträge; Notar und Gericht nach Gesetz',
        ],
      },
      {
        aspect: 'Wie lange dauert es?',
        cells: [
          `üblich ${wholeWay.de}: einige Tage für den Entwurf, Tage bis drei Wochen bis zum Notartermin, dann ${fromDays} bis ${toDays} Tage bis zur Veröffentlichung, im Mittel neuer Gesellschaften in ${cities.de} Städten (${source}, ${year})`,
          'ebenso lange: Schneller machen wir weder Notariat noch Bank noch Gericht',
        ],
      },
      {
        aspect: 'Wer ist am Zug?',
        cells: ['du rufst an und fragst', 'steht auf der Linie, mit Datum'],
      },
      {
        aspect: 'Angaben und Unterlagen',
        cells: [
          'oft für jede Stelle neu, als Anhang in vielen E-Mails',
          'einmal eingegeben, an einem Ort, mit Stand und Datum',
        ],
      },
      {
        aspect: 'Notariat',
        cells: ['du suchst und stimmst selbst ab', 'du wählst, wir fragen nach dem Termin'],
      },
    ],
  },
  proof: {
    title: 'Was du nachprüfen kannst',
    lawFirm: {
      title: 'Wer dich berät',
      text: 'Die Kanzlei {{name}} berät und entwirft, im eigenen Namen und Mandat. Zugelassen bei: {{chamber}}.',
      link: 'Anschrift im Impressum',
    },
    waiting: {
      title: 'Wie lange Gerichte brauchen',
      text: `Von ${fromDays} Tagen in Stuttgart bis ${toDays} Tagen in Köln und Berlin, im Mittel (${source}, ${year}).`,
      link: 'Alle Gerichte ansehen',
    },
    fees: {
      title: 'Wie wir rechnen',
      text: `Gebühren nach GNotKG und HRegGebV, Stand ${since}, jede Position mit ihrer Nummer.`,
      link: 'Nachrechnen',
    },
    example: {
      mark: 'Beispiel',
      title: 'So sieht dein Stand aus',
      company: 'Muster Werkstatt UG (haftungs\u00adbeschränkt)',
      text: 'Das Notariat ist am Zug, seit 2 Tagen. Danach bist du dran: Geschäftskonto eröffnen.',
    },
  },
  testimonials: {
    kicker: 'Stimmen',
    title: 'Noch keine Stimmen',
    letter:
      'Siebenschritt ist neu, deshalb steht hier noch niemand. Sobald die ersten Gesellschaften eingetragen sind, fragen wir, wie es war. Hier steht dann, was sie schreiben, mit Namen, Gesellschaft und Datum, auch was gefehlt hat. Ausdenken werden wir uns nichts.',
    from: '{{name}}',
  },
  community: {
    title: 'Gründen muss man nicht allein',
    text: 'Als Mitglied findest du deine Gründung und alle Unterlagen an einem Ort, dazu Marktplatz, Akademie, Vertragsvorlagen und die Angebote der Partner. Das Konto kostet nichts, auch wenn du am Ende nicht gründest.',
    action: 'Was Mitglieder bekommen',
  },
  price: {
    kicker: 'Kosten',
    title: 'Ein Paketpreis und was nicht darin ist',
    name: 'Gründungspaket',
    amount: costs.package,
    note: `inkl. ${costs.percent} % MwSt. (${costs.net} netto), einmalig`,
    covers: 'Das Paket begleitet dich über alle sieben Stationen.',
    besides: `Dazu kommen Notar nach Gesetz und Registergericht (${costs.court}).`,
    scope: 'Was enthalten ist und was nicht',
    action: start,
    included: 'Enthalten',
    contracts: { operator: 'Unser Service', 'law-firm': 'Mandat der Kanzlei {{name}}' },
    lawFirm:
      'Es berät und entwirft die Kanzlei {{name}} ({{chamber}}), im eigenen Namen und Mandat. Ihr Honorar ist ein eigener Teil des Paketpreises, den sie selbst berechnet. Wir organisieren.',
    excluded: 'Nicht enthalten',
    excludedItems: [
      'Notar, nach Gesetz: Beispiele stehen unten',
      `Registergericht: ${costs.court}, bei Sacheinlagen ${costs.courtInKind}`,
      'Dein Stammkapital: es gehört der Gesellschaft',
      'Geschäftskonto, Gewerbeanmeldung und laufende Buchhaltung',
      `Weitere Rechts- und Steuerberatung: einzeln im Marktplatz, für Mitglieder bis zu ${figures.memberDiscountPercent} % weniger`,
    ],
    free,
    examples: {
      title: 'Zwei Beispiele, mit allem zusammen',
      note: `Für eine Person, die zugleich die Geschäfte führt, mit Bareinlage. Gebühren nach GNotKG und HRegGebV, Stand ${since}; geschätzt sind nur die Auslagen des Notariats. Überwacht das Notariat bei der UG auch die Einzahlung, kommen etwa ${costs.supervision} dazu. Wer kein Deutsch spricht oder im Ausland unterschreibt, rechnet für Dolmetschen, Beglaubigungen, Apostillen und Kurier mit bis zu etwa ${costs.abroad} mehr. Das Stammkapital ist nicht mitgerechnet.`,
      caption: 'Was Paket, Notar und Gericht zusammen kosten',
      aspect: 'Posten',
      columns: ['UG mit Musterprotokoll', 'GmbH mit eigenem Gesellschaftsvertrag'],
      rows: [
        { aspect: 'Gründungspaket', cells: [costs.package, costs.package] },
        { aspect: 'Notariat, inkl. MwSt.', cells: [`etwa ${ug.notary}`, `etwa ${gmbh.notary}`] },
        { aspect: 'Registergericht', cells: [ug.court, gmbh.court] },
        { aspect: 'Zusammen', cells: [`etwa ${ug.total}`, `etwa ${gmbh.total}`] },
      ],
      action: 'Eigenen Fall rechnen',
    },
    reading: 'Zum Weiterlesen',
  },
} as const;

export const handle = { texts: { home } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof home;
  }
}
