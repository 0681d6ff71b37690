export const services = {
  list: {
    title: 'Beratung und Leistungen rund um die Gründung',
    description:
      'Förderung, Recht, Steuern, Marke, Finanzplan: was du bekommst, wer es macht, was es kostet, mit Bruttopreis vorneweg und allem, was nicht enthalten ist.',
    kicker: 'Leistungen',
    heading: 'Was neben der Gründung noch zu klären ist',
    lead: 'Jede Seite sagt, was du bekommst, wer es macht, wie lange es dauert, was es kostet und was es nicht ist. Online bestellen lassen sich die Leistungen noch nicht; im kostenlosen Strategiegespräch klären wir, was davon dich betrifft.',
    consulting: 'Beratung',
    consultingLead:
      'Vier Gebiete, um die es vor fast jeder Gründung geht. Rechtsrat gibt die Kanzlei, Steuerrat die Steuerkanzlei, jeweils im eigenen Namen und Mandat.',
    additional: 'Zusätzliche Leistungen',
    additionalLead: 'Einzelne Ergebnisse zu einem festen Preis.',
    view: 'Ansehen',
    empty: 'Zurzeit gibt es hier nichts.',
  },
  price: {
    from: 'ab {{amount}}',
    onRequest: 'Preis nach Vereinbarung',
    tax: 'inkl. {{percent}} % MwSt. ({{net}} netto)',
    taxShort: 'inkl. {{percent}} % MwSt.',
  },
  detail: {
    breadcrumb: 'Du bist hier',
    home: 'Start',
    includes: 'Was du bekommst',
    steps: 'So läuft es ab',
    provider: 'Wer es macht',
    time: 'Wie lange es dauert',
    price: 'Was es kostet',
    limits: 'Was es nicht ist',
    parts: 'Das Paket besteht aus',
    facts: 'Auf einen Blick',
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
    sample: '{{name}} (erfundenes Beispiel)',
    meeting: 'Strategiegespräch vereinbaren',
    register: 'Kostenlos registrieren',
    notYet:
      'Online bestellen kannst du diese Leistung noch nicht. Im Strategiegespräch, 15 Minuten und kostenlos, klären wir, ob du sie brauchst.',
    related: 'Passt dazu',
    all: 'Alle Leistungen',
  },
};

export const handle = { texts: { services } };
