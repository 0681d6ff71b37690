export const staffSearch = {
  title: 'Suche',
  open: 'Suchen oder etwas tun',
  field: 'Firma, Person, Notariat, Rechnung, Befehl',
  fieldIn: 'Was soll geschehen?',
  in: 'Befehle zu {{name}}',
  leave: 'Zurück zur Suche',
  group: {
    commands: 'Befehle',
    recent: 'Zuletzt geöffnet',
    foundations: 'Gründungen',
    people: 'Personen',
    notaries: 'Notariate',
    orders: 'Bestellungen',
    invoices: 'Rechnungen',
    inquiries: 'Anfragen',
    content: 'Inhalte',
    pages: 'Seiten',
    actions: 'Aktionen',
    all: 'In der Liste',
  },
  firstOnes: '{{group}}, die ersten {{count}}',
  all: 'Alle Gründungen zu „{{typed}}“',
  openCase: 'Gründung öffnen',
  thisCase: 'diese Gründung',
  unnamed: 'Gründung {{number}}',
  notaryOf_one: 'bei {{count}} Gründung',
  notaryOf_other: 'bei {{count}} Gründungen',
  done: 'erledigt',
  member: 'Mitglied',
  help: 'Tastenkürzel zeigen',
  logout: 'Abmelden',
  light: 'Helle Darstellung',
  dark: 'Dunkle Darstellung',
  system: 'Darstellung wie das Gerät',
  count_one: '{{count}} Treffer',
  count_other: '{{count}} Treffer',
  searching: 'Wird gesucht …',
  nothing:
    'Nichts gefunden. Namen gehen in jeder Reihenfolge, mit und ohne Umlaute; dazu E-Mail, Telefon, Aktenzeichen, Bestell- und Rechnungsnummer.',
  failed: 'Die Suche antwortet gerade nicht. Versuche es gleich noch einmal.',
  late: 'Nicht rechtzeitig durchsucht: {{kinds}}',
  keys: { move: 'wählen', open: 'öffnen', commands: 'Befehle', close: 'schließen' },
} as const;

export const handle = { texts: { staffSearch } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffSearch: typeof staffSearch;
  }
}
