export const news = {
  title: 'Neues',
  lead: 'Was sich in Recht, Registern und Steuern für junge Gesellschaften ändert: kurz gesagt, mit Quelle.',
  newest: 'Zuletzt erschienen',
  earlier: 'Früher erschienen',
  read: 'Meldung lesen',
  more: 'Ältere Meldungen zeigen',
  back: 'Alle Meldungen',
  empty: {
    title: 'Noch keine Meldungen',
    text: 'Hier liest du, was sich für junge Gesellschaften ändert. Zum Nachschlagen gibt es schon jetzt den Blog.',
    action: 'Zum Blog',
  },
} as const;

export const handle = { texts: { news } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    news: typeof news;
  }
}
