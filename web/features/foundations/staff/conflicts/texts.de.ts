export const staffConflicts = {
  conflicts: {
    title: 'Interessenkonflikte',
    what: 'Vergleicht die Personen und Gesellschaften dieser Gründung mit denen aller anderen, auch der beendeten. Jede Suche wird protokolliert.',
    search: 'Suchen',
    searching: 'Wird gesucht …',
    nobody: 'Es sind noch keine Namen angegeben, die sich vergleichen ließen.',
    none: 'Keine Treffer in anderen Gründungen.',
    found_one: '{{count}} Treffer in anderen Gründungen.',
    found_other: '{{count}} Treffer in anderen Gründungen.',
    more: 'Es gibt weitere Treffer; gezeigt sind die ähnlichsten.',
    searched:
      'Gesucht wurde in allen anderen Gründungen, auch beendeten, nach: {{names}}. Verglichen werden Beteiligte, ihre Geburtsnamen und Vertretungen und die gegründeten Gesellschaften, auch bei anderer Schreibweise. Wo noch niemand angegeben ist, zählt der Name des Kontos.',
    pair: '{{own}}, dort: {{name}}',
    unnamed: 'Gründung ohne Namen',
    as: {
      participant: 'beteiligt',
      'birth-name': 'Geburtsname einer beteiligten Person',
      representative: 'vertritt eine beteiligte Gesellschaft',
      founded: 'wird dort gegründet',
      founder: 'hat dort begonnen',
    },
    roles: { shareholder: 'mit Anteil', 'managing-director': 'Geschäftsführung' },
    how: {
      same: 'gleicher Name',
      spelling: 'andere Schreibweise',
      sound: 'klingt gleich',
      typo: 'fast gleich',
      part: 'ein Teil des Namens',
    },
    birthDate: { same: 'gleiches Geburtsdatum', other: 'anderes Geburtsdatum' },
    left: 'ausgeschieden am {{date}}',
    mandate: {
      none: 'kein Mandat',
      pending: 'Mandat noch nicht angenommen',
      accepted: 'Mandat angenommen',
      declined: 'Mandat abgelehnt',
      withdrawn: 'Mandat widerrufen',
    },
    since: '{{state}}, seit {{date}}',
  },
} as const;

export const handle = { texts: { staffConflicts } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffConflicts: typeof staffConflicts;
  }
}
