/** Of everything that shows products: site, marketplace, cart, orders. */
export const shop = {
  price: {
    from: 'ab {{amount}}',
    onRequest: 'Preis nach Vereinbarung',
    tax: 'inkl. {{percent}} % MwSt. ({{net}} netto)',
    taxShort: 'inkl. {{percent}} % MwSt.',
  },
  vendor: {
    lawFirm: 'Kanzlei {{name}}',
    sample: '{{name}} (erfundenes Beispiel)',
  },
  description: {
    suits: 'Für wen es passt',
    includes: 'Was du bekommst',
    steps: 'So läuft es ab',
    provider: 'Wer es macht',
    time: 'Wie lange es dauert',
    price: 'Was es kostet',
    limits: 'Was es nicht ist',
  },
  facts: {
    type: 'Art',
    category: 'Gebiet',
    duration: 'Dauer',
    vendor: 'Angeboten von',
    delivery: 'Form',
    coach: 'Coach',
    date: 'Termin',
    place: 'Ort',
    hours: 'Stunden',
    hoursWithin: '{{hours}}, einlösbar innerhalb von {{years}} Jahren',
  },
  notSoldReasons: {
    'approval-missing':
      'Noch nicht im Verkauf: Ein aufgezeichneter Kurs mit Lernkontrolle ist Fernunterricht und braucht eine Zulassung (§ 12 FernUSG). Sie liegt noch nicht vor.',
    over: 'Dieser Termin ist vorbei.',
    'not-yet': 'Noch nicht im Verkauf.',
  },
  card: {
    details: 'Ansehen',
    detailsOf: '{{title}} ansehen',
    notSold: 'Noch nicht bestellbar',
  },
};

export const handle = { texts: { shop } };
