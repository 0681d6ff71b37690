/** Words of tables and their pages. */
export const list = {
  pager: {
    label: 'Seiten',
    range: '{{from}}–{{to}} von {{total}}',
    rangeOfMore: '{{from}}–{{to}} von mehr als {{total}}',
    first: 'Erste Seite',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    last: 'Letzte Seite',
    lastUnknown: 'Letzte Seite: dafür die Sortierung umkehren',
    size: 'Je Seite',
  },
  sortBy: 'Nach {{column}} sortieren',
  sorting: 'Sortierung',
  ascending: '{{column}}, aufsteigend',
  descending: '{{column}}, absteigend',
  from: 'Von',
  to: 'Bis',
} as const;

export const handle = { texts: { list } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    list: typeof list;
  }
}
