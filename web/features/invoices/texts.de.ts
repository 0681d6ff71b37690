export const invoices = {
  title: 'Rechnungen',
  lead: 'Jede Rechnung gibt es als PDF, das zugleich eine E-Rechnung ist. Rechnungen von Kanzleien und Partnern kommen direkt von dort.',
  columns: {
    number: 'Nummer',
    date: 'Datum',
    total: 'Betrag',
    status: 'Status',
  },
  due: 'Zahlbar bis {{date}}',
  wasDue: 'War zahlbar bis {{date}}',
  refund: 'Wir erstatten dir {{amount}}',
  cancels: 'Stornorechnung zu {{number}}',
  download: 'Herunterladen',
  downloadOf: '{{number}} herunterladen (PDF)',
  pay: 'Mit Karte bezahlen',
  payOf: '{{number}} mit Karte bezahlen',
  payFailed:
    'Die Kartenzahlung ist gerade nicht möglich. Es wurde nichts abgebucht; versuche es später noch einmal oder überweise den Betrag.',
  empty: {
    title: 'Noch keine Rechnungen',
    text: 'Sobald du etwas bei uns bestellst, findest du die Rechnung hier: mit Betrag, Frist und als PDF für deine Unterlagen.',
    action: 'Zum Marktplatz',
  },
} as const;

export const handle = { texts: { invoices } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    invoices: typeof invoices;
  }
}
