export const payWhen = {
  title: 'Was du wann zahlst',
  description:
    'Gründungspaket, Notariat, Registergericht, Stammkapital und was danach jedes Jahr kommt: an wen, wann und wie viel, für drei übliche Fälle.',
  lead: 'Eine Gründung hat mehrere Rechnungen von mehreren Stellen. Hier stehen sie in der Reihenfolge, in der sie kommen, für drei übliche Fälle.',
  asOf: 'Gebühren nach den Tabellen vom {{day}}, Preise mit Mehrwertsteuer.',
  calculate: 'Deinen eigenen Fall rechnen',
  what: 'Was',
  cases: {
    ug: 'UG, eine Person, Musterprotokoll',
    gmbh: 'GmbH, eine Person, eigener Vertrag',
    'gmbh-of-two': 'GmbH, zwei Personen, eigener Vertrag',
  },
  stages: {
    order: '1. Mit der Bestellung',
    deed: '2. Nach dem Notartermin',
    payment: '3. Vor der Anmeldung',
    filing: '4. Für die Eintragung',
    entry: '5. Nach der Eintragung',
  },
  whenWords: {
    order:
      'Zwei Verträge, zwei Rechnungen: unsere über den Service und die der Kanzlei über Beratung und Entwürfe. Unsere ist 14 Tage nach ihrem Datum fällig.',
    deed: 'Die Rechnung des Notariats kommt nach der Beurkundung. Die Gebühren stehen im Gesetz und sind überall gleich; nur Auslagen sind geschätzt.',
    payment:
      'Das Stammkapital geht auf das Konto der Gesellschaft und bleibt ihr Geld. Eine UG zahlt alles ein, eine GmbH mindestens 12.500 €.',
    filing: 'Viele Gerichte verlangen den Betrag, bevor sie eintragen.',
    entry:
      'Beides kommt jedes Jahr. Den Beitrag legt jede Kammer selbst fest, die Spanne ist geschätzt.',
  },
  kinds: {
    platform: 'Gründungspaket',
    'law-firm': 'Kanzlei',
    notary: 'Notariat',
    court: 'Registergericht',
    capital: 'Einlagen',
    chamber: 'Kammer',
    register: 'Transparenzregister',
    bank: 'Geschäftskonto',
    order: 'Weitere Bestellung',
  },
  range: '{{min}} bis {{max}}',
  yearly: '{{amount}} im Jahr',
  forged: {
    title: 'Was nicht dazugehört',
    text: 'Nach der Eintragung kommen oft Schreiben, die wie eine Rechnung des Registers aussehen. Die Eintragung berechnet nur das Gericht. Im Mitgliederbereich vergleichst du eine Rechnung mit dem, was in deinem Fall zu erwarten ist.',
  },
} as const;

export const handle = { texts: { payWhen } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    payWhen: typeof payWhen;
  }
}
