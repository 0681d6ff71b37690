/** Of every text with an author: articles, pages, news. */
export const sharedContent = {
  authors: {
    editorial: 'Redaktion',
    law: 'Redaktion Recht',
    tax: 'Redaktion Steuern',
    finance: 'Redaktion Finanzen',
  },
  readingTime_one: '{{count}} Minute Lesezeit',
  readingTime_other: '{{count}} Minuten Lesezeit',
  updated: 'Aktualisiert am {{date}}',
  contents: 'Inhalt',
  sources: 'Quellen und Vorschriften',
  related: 'Dazu passt',
} as const;

export const handle = { texts: { sharedContent } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedContent: typeof sharedContent;
  }
}
