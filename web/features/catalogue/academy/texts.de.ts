export const academy = {
  title: 'Akademie',
  lead: 'Seminare und Coachings für die ersten Jahre, der nächste Termin zuerst. Wer sie hält, wo und was sie kosten, steht dabei.',
  filter: {
    types: 'Nach Art',
    allTypes: 'Alles',
    seminar: 'Seminare',
    coaching: 'Coachings',
    categories: 'Nach Gebiet',
    allCategories: 'Alle Gebiete',
  },
  results_one: '{{count}} Angebot',
  results_other: '{{count}} Angebote',
  byArrangement: 'Termin nach Absprache',
  with: 'mit {{coach}}',
  view: 'Ansehen',
  viewOf: '{{title}} ansehen',
  more: 'Spätere Termine zeigen',
  empty: {
    title: 'Dazu gibt es gerade nichts',
    text: 'Für diese Auswahl ist zurzeit nichts geplant. Sieh dir alle Termine an oder schlag uns ein Thema vor.',
    all: 'Alle Termine',
    ask: 'Thema vorschlagen',
  },
} as const;

export const handle = { texts: { academy } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    academy: typeof academy;
  }
}
