import { costKindNames } from '#domain/costs/names.ts';
import { namesIn } from '#domain/site/names.ts';
export const payWhen = {
  title: 'Was du wann zahlst, und an wen',
  description:
    'Gründungspaket, Notariat, Registergericht, Stammkapital und was danach jedes Jahr kommt: an wen, wann und wie viel, für drei übliche Fälle.',
  lead: 'Eine Gründung hat mehrere Rechnungen von mehreren Stellen. Hier stehen sie in der Reihenfolge, in der sie kommen, für drei übliche Fälle.',
  asOf: 'Gebühren nach den Tabellen vom {{day}}, Preise mit Mehrwertsteuer.',
  calculate: 'Deinen eigenen Fall rechnen',
  package: 'Unser Service und die Kanzlei',
  cases: {
    ug: 'UG allein, mit Musterprotokoll',
    gmbh: 'GmbH allein, mit eigenem Vertrag',
    'gmbh-of-two': 'GmbH zu zweit, mit eigenem Vertrag',
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
    filing: 'Viele Gerichte tragen erst ein, wenn ihre Rechnung bezahlt ist.',
    entry:
      'Beides kommt jedes Jahr. Den Beitrag legt jede Kammer selbst fest, die Spanne ist geschätzt.',
  },
  kinds: namesIn(costKindNames, 'de'),
  range: 'etwa {{min}} bis {{max}}',
  yearly: '{{amount}} im Jahr',
  sums: {
    title: 'Alles zusammengerechnet',
    once: 'Bis zur Eintragung',
    yearly: 'Danach im Jahr',
    note: 'Ohne das Stammkapital, das der Gesellschaft gehört.',
  },
  forged: {
    title: 'Was keine echte Rechnung ist',
    text: 'Nach der Eintragung kommen oft Schreiben, die wie eine Rechnung des Registers aussehen. Die Eintragung berechnet nur das Gericht. Im Mitgliederbereich vergleichst du eine Rechnung mit dem, was in deinem Fall zu erwarten ist.',
  },
} as const;

export const handle = { texts: { payWhen } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    payWhen: typeof payWhen;
  }
}
