/** Words of tables and their pages. */
export const list = {
  pager: {
    label: 'Seiten',
    range: '{{from}}–{{to}} von {{total}}',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
  sortBy: 'Nach {{column}} sortieren',
} as const;

export const handle = { texts: { list } };

declare module '../texts/namespaces.ts' {
  interface Namespaces {
    list: typeof list;
  }
}
