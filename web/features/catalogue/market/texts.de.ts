export const market = {
  title: 'Marktplatz',
  lead: 'Was Gesellschaften vor und nach der Eintragung brauchen.',
  filter: {
    label: 'Angebote filtern',
    search: 'Angebote durchsuchen',
    searchIn_one: 'Suchen in {{count}} Angebot',
    searchIn_other: 'Suchen in {{count}} Angeboten',
    categories: 'Gebiete',
    all: 'Alle',
    type: 'Art',
    allTypes: 'Alle Arten',
    delivery: 'Form',
    allDeliveries: 'Jede Form',
    sort: 'Reihenfolge',
    ranking: {
      text: '„Empfohlen zuerst“ ist unsere Ordnung nach Themen; kein Platz darin ist zu kaufen.',
      link: 'Wie der Marktplatz ordnet',
    },
    sorts: {
      featured: 'Empfohlen zuerst',
      price: 'Günstigste zuerst',
      '-price': 'Teuerste zuerst',
      newest: 'Neueste zuerst',
      date: 'Nächster Termin zuerst',
    },
    apply: 'Anwenden',
    reset: 'Filter zurücksetzen',
  },
  results_one: '{{count}} Angebot',
  results_other: '{{count}} Angebote',
  resultsOfPage: '{{results}}, Seite {{page}} von {{pages}}',
  empty: {
    title: 'Dazu gibt es kein Angebot',
    text: 'Mit weniger Filtern oder einem anderen Wort findest du vielleicht mehr. Wenn du etwas Bestimmtes suchst, schreib uns.',
    contact: 'Kontakt aufnehmen',
  },
  pager: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    page: 'Seite {{page}}',
  },
  formation: {
    title: 'Die Gründung selbst',
    text: 'Das Gründungspaket liegt nicht im Warenkorb. Du bestellst es in deiner Gründung, wenn deine Kerndaten feststehen.',
    action: 'Zu meiner Gründung',
  },
  product: {
    back: 'Marktplatz',
    meeting: 'Strategiegespräch vereinbaren',
    notSold: {
      'not-yet': {
        title: 'Dieses Angebot ist noch nicht bestellbar',
        text: 'Im Strategiegespräch, 15 Minuten und kostenlos, klären wir, ob du es brauchst und wie du es bekommst.',
      },
      'approval-missing': {
        title: 'Dieser Kurs ist noch nicht bestellbar',
        text: 'Aufgezeichneter Unterricht mit Lernkontrolle braucht eine Zulassung als Fernunterricht (§ 12 FernUSG). Sie liegt noch nicht vor.',
      },
      over: {
        title: 'Dieser Termin ist vorbei',
        text: 'Im Strategiegespräch, 15 Minuten und kostenlos, sagen wir dir, wann es wieder einen gibt.',
      },
    },
    onRequest: 'Der Preis hängt von deinem Fall ab. Schreib uns, dann bekommst du ein Angebot.',
    contact: 'Angebot anfragen',
    parts: {
      title: 'Das Paket besteht aus',
      each: 'einzeln {{amount}}',
      singly: 'Einzeln gekauft kosten sie {{amount}}.',
      saved: 'Im Paket sparst du {{amount}}.',
      onRequest: 'einzeln nach Vereinbarung',
    },
    hours: {
      title: 'So funktionieren die Stunden',
      units: '{{hours}} Beratung, abgezogen in Einheiten von 15 Minuten',
      until: 'Einlösbar bis zum Ende des dritten Jahres nach der Bestellung',
      rest: 'Was dann übrig ist, zahlt dein Vertragspartner anteilig zurück',
      balance: 'Guthaben und Ablaufdatum siehst du bei deiner Bestellung',
    },
    contract: {
      title: 'Wer dein Vertragspartner ist',
      operator: 'Diese Leistung erbringt {{vendor}}. Du bekommst die Rechnung von uns.',
      'law-firm':
        'Dein Vertragspartner ist die Kanzlei {{vendor}}, unter eigenem Mandat. Du bestellst über uns; die Rechnung kommt von der Kanzlei.',
      'tax-adviser':
        'Dein Vertragspartner ist {{vendor}}, mit einem eigenen Auftrag. Du bestellst über uns; die Rechnung kommt von dort.',
      partner:
        'Dein Vertragspartner ist {{vendor}}. Du bestellst über uns; die Rechnung kommt von dort.',
    },
  },
} as const;

export const handle = { texts: { market } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    market: typeof market;
  }
}
