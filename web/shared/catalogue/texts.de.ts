import { invoiceStatusNames } from '#domain/invoices/names.ts';
import { namesIn } from '#domain/site/names.ts';
/** Of everything that shows products: site, marketplace, cart, orders. */
export const catalogue = {
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
    title: 'Auf einen Blick',
    type: 'Art',
    category: 'Gebiet',
    duration: 'Dauer',
    vendor: 'Angeboten von',
    delivery: 'Form',
    coach: 'Coach',
    date: 'Termin',
    place: 'Ort',
    hours: 'Stunden',
    hoursWithin: '{{hours}}, einlösbar bis zum Ende des dritten Jahres nach der Bestellung',
  },
  notSoldReasons: {
    'approval-missing':
      'Noch nicht im Verkauf: Ein aufgezeichneter Kurs mit Lernkontrolle ist Fernunterricht und braucht eine Zulassung (§ 12 FernUSG). Sie liegt noch nicht vor.',
    over: 'Dieser Termin ist vorbei.',
    'not-yet': 'Noch nicht im Verkauf.',
  },
  cart: {
    button: 'Warenkorb, {{count}}',
    buttonEmpty: 'Warenkorb',
    add: 'Hinzufügen',
    addLong: 'In den Warenkorb',
    addNamed: '{{label}}: {{title}}',
    added: 'Im Warenkorb',
    open: 'Zum Warenkorb',
    failed: {
      title: 'Das liegt noch nicht im Warenkorb',
      description: 'Bitte versuche es gleich noch einmal.',
    },
    refusal: {
      LOGGED_OUT: {
        title: 'Du bist abgemeldet',
        description:
          'Melde dich an, dann geht es hier weiter. Was schon im Warenkorb liegt, bleibt darin.',
      },
      NOT_IN_CART: {
        title: 'Nicht mehr im Warenkorb',
        description:
          'Das wurde inzwischen entfernt oder bestellt, etwa in einem anderen Fenster. Du siehst jetzt den aktuellen Stand.',
      },
      NOT_SOLD: {
        title: 'Nicht mehr bestellbar',
        description: 'Dieses Angebot wurde inzwischen aus dem Verkauf genommen.',
      },
      CART_FULL: {
        title: 'Der Warenkorb ist voll',
        description: 'Entferne etwas oder bestell zuerst, was darin liegt.',
      },
      QUANTITY_TOO_HIGH: {
        title: 'So viele fasst der Warenkorb nicht',
        description:
          'Mit denen, die schon darin liegen, wären es zu viele. Im Warenkorb kannst du die Anzahl ändern.',
      },
    },
    quantity: 'Anzahl',
    quantityOf: 'Anzahl: {{title}}',
    each: '{{amount}} je Stück',
  },
  totals: {
    total: 'Gesamt',
    vat: 'inkl. {{amount}} MwSt. ({{percent}} %)',
    net: 'Netto {{amount}}',
    ours: 'Rechnung von {{vendor}}',
    theirs: 'Rechnungen der anderen Vertragspartner',
    contract: 'Dieser Vertrag, inkl. MwSt.',
  },
  lines: {
    quantity: '{{count}} ×',
    contains: 'Enthält {{parts}}',
  },
  partner: {
    operator: '{{vendor}} erbringt diese Leistung und stellt sie in Rechnung.',
    'law-firm': 'Vertrag mit der Kanzlei {{vendor}} unter eigenem Mandat; sie stellt die Rechnung.',
    'tax-adviser': 'Eigener Auftrag an {{vendor}}; von dort kommt die Rechnung.',
    partner: 'Vertrag mit {{vendor}}; von dort kommt die Rechnung.',
  },
  invoiceStatus: namesIn(invoiceStatusNames, 'de'),
  card: {
    details: 'Ansehen',
    detailsOf: '{{title}} ansehen',
  },
} as const;

export const handle = { texts: { catalogue } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    catalogue: typeof catalogue;
  }
}
