export const cart = {
  title: 'Warenkorb',
  goOn: 'Weiter einkaufen',
  update: 'Aktualisieren',
  remove: '{{title}} entfernen',
  gone: 'Nicht mehr bestellbar',
  sum: 'Summe',
  checkout: {
    title: 'Bestellen',
    back: 'Zurück zum Warenkorb',
    overview: 'Deine Bestellung',
    consents: 'Bevor du bestellst',
    payment: {
      title: 'Zahlung',
      label: 'So möchtest du zahlen',
      methods: {
        invoice: {
          label: 'Auf Rechnung',
          help: 'Du überweist bis zum Datum auf der Rechnung, 14 Tage nach ihrem Versand.',
        },
        card: {
          label: 'Mit Karte',
          help: 'Nach der Bestellung bezahlst du unsere Rechnung auf der Bezahlseite von Stripe.',
        },
      },
      partlyTheirs:
        'Das gilt für unsere Rechnung. Die anderen Vertragspartner stellen ihre Leistungen selbst in Rechnung.',
      theirs: 'Diese Leistungen stellen die Vertragspartner selbst in Rechnung.',
    },
    empty: {
      title: 'Hier gibt es gerade nichts zu bestellen',
      text: 'Dein Warenkorb ist leer. Hast du eben bestellt, findest du die Bestellung bei deinen Bestellungen.',
      orders: 'Meine Bestellungen',
    },
  },
  toCheckout: 'Zur Kasse',
  nothingAvailable: 'Davon ist gerade nichts bestellbar.',
  small: 'Verbindlich wird es erst auf der nächsten Seite.',
  removed: {
    title: '{{title}} ist entfernt',
    undo: 'Rückgängig',
    failed: {
      title: 'Der Warenkorb ließ sich nicht ändern',
      description: 'Er ist noch, wie er war. Bitte versuche es gleich noch einmal.',
    },
  },
  empty: {
    title: 'Dein Warenkorb ist leer',
    text: 'Im Marktplatz findest du, was Gesellschaften vor und nach der Eintragung brauchen. Was du hinzufügst, bleibt hier, auf allen deinen Geräten.',
    action: 'Zum Marktplatz',
    orders: 'Meine Bestellungen',
  },
  orderedBefore: {
    text: 'Diese Bestellung hast du schon aufgegeben ({{number}}). Es wurde nichts weiter bestellt. Soll es noch einmal dasselbe sein, bestell noch einmal.',
    link: 'Bestellung {{number}} ansehen',
  },
  priceChanged: 'Es kostet jetzt {{now}} statt {{before}}.',
  failed: {
    title: 'Kauf derzeit nicht möglich',
    description: 'Es wurde nichts bestellt; deine Angaben stehen noch hier.',
  },
  problem: {
    NOT_ACCEPTED:
      'Ohne deine Zustimmung zu den AGB kommt kein Vertrag zustande. Bitte setz das Häkchen.',
  },
  refusal: {
    ORDERED_BEFORE: {
      title: 'Noch einmal bestellen?',
    },
    PRICE_CHANGED: {
      title: 'Der Preis hat sich geändert',
      description:
        'Es wurde nichts bestellt. Oben steht der neue Gesamtpreis; wenn er für dich passt, bestell noch einmal.',
    },
    NOT_SOLD: {
      title: 'Ein Teil ist nicht mehr bestellbar',
      description:
        'Es wurde nichts bestellt. Die Bestellung oben enthält nur noch, was es gibt; sieh sie durch und bestell noch einmal.',
    },
    TOO_MANY_ORDERS: {
      title: 'Für heute sind es zu viele Bestellungen',
      description:
        'Ein Konto kann an einem Tag nur begrenzt viele Bestellungen aufgeben. Es wurde nichts bestellt, und dein Warenkorb bleibt, wie er ist. Morgen geht es weiter; wenn es eilt, schreib uns.',
    },
    CART_EMPTY: {
      title: 'Der Warenkorb ist leer',
      description: 'Es wurde nichts bestellt.',
    },
    UNAVAILABLE: {
      title: 'Kauf derzeit nicht möglich',
    },
  },
  completed: {
    title: 'Danke für deine Bestellung',
    number: 'Bestellnummer {{number}}, {{amount}}',
    next: 'Wie es weitergeht',
    mail: 'In den nächsten Minuten kommt die Bestätigung mit der Widerrufsbelehrung an {{email}}.',
    ourInvoice: 'Unsere Rechnung findest du bei deiner Bestellung, zum Ansehen und Herunterladen.',
    theirInvoices:
      'Diese Vertragspartner melden sich bei dir und stellen ihre Rechnung selbst: {{names}}.',
    begins: 'Wir beginnen gleich, wie du es verlangt hast.',
    beginsLater:
      'Nach dem {{date}} beginnt die Leistung. Bis dahin kannst du ohne Angabe von Gründen widerrufen.',
    hours:
      'Dein Guthaben von {{hours}} steht bei der Bestellung; dort siehst du auch, ab wann du es einlösen kannst.',
    order: 'Bestellung ansehen',
    goOn: 'Weiter einkaufen',
  },
} as const;

export const handle = { texts: { cart } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    cart: typeof cart;
  }
}
