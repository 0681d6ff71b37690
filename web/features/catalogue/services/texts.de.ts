import { figures } from '#domain/orders/figures.ts';

export const services = {
  list: {
    title: 'Beratung und Leistungen rund um die Gründung',
    description:
      'Förderung, Recht, Steuern, Marke, Finanzplan: was du bekommst, wer es macht, was es kostet, mit Bruttopreis vorneweg und allem, was nicht enthalten ist.',
    kicker: 'Leistungen',
    heading: 'Was neben der Gründung noch zu klären ist',
    lead: 'Nicht jede Gründung braucht das alles. Im kostenlosen Strategiegespräch kannst du fragen, was wozu dient. Was einen festen Preis hat, bestellst du im Mitgliederbereich; das Konto ist kostenlos.',
    onEachPage: 'Auf jeder Seite steht',
    told: [
      'was du bekommst und in welcher Form',
      'wer es macht und in wessen Namen',
      'wie lange es üblicherweise dauert',
      'was es kostet, mit Mehrwertsteuer',
      'was nicht dazugehört',
    ],
    consulting: 'Beratung',
    consultingLead:
      'Förderung, Startup, Recht und Steuern. Rechtsrat gibt die Kanzlei, Steuerrat die Steuerkanzlei, jeweils im eigenen Namen und Mandat.',
    membersPay: `Auf weitere Rechts- und Steuerberatung zahlen Mitglieder bis zu ${figures.memberDiscountPercent} % weniger, als Kanzlei oder Steuerkanzlei sonst berechnen; im Preis ist das schon abgezogen. Stundenpakete sind mindestens ${figures.redeemableYears} Jahre lang einlösbar.`,
    additional: 'Zusätzliche Leistungen',
    additionalLead: `Einzelne Ergebnisse zu einem festen Preis. Im Marktplatz sind es mit Seminaren, Coachings und Paketen mehr als ${figures.offers}.`,
    count_one: '{{count}} Leistung ansehen',
    count_other: '{{count}} Leistungen ansehen',
    other: {
      title: 'Etwas anderes?',
      text: 'Schreib uns, was du brauchst. Wir sagen dir, ob wir jemanden dafür kennen.',
      action: 'Kontakt aufnehmen',
    },
  },
  detail: {
    parts: 'Das Paket besteht aus',
    meeting: 'Strategiegespräch vereinbaren',
    register: 'Kostenlos registrieren',
    notSold:
      'Diese Leistung ist hier nicht online bestellbar. Im Strategiegespräch, 15 Minuten und kostenlos, kannst du fragen, wozu sie dient.',
    loginFirst:
      'Bestellt wird im Mitgliederbereich: Melde dich an oder registriere dich kostenlos, die Auswahl bleibt erhalten.',
    read: 'Mehr dazu lesen',
    related: 'Passt dazu',
    all: 'Alle Leistungen',
  },
} as const;

export const handle = { texts: { services } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    services: typeof services;
  }
}
