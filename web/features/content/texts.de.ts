export const content = {
  faq: 'Häufige Fragen',
  topics: 'Alle Themen',
  blog: {
    name: 'Gründerblog',
    title: 'Gründerblog: Recht, Steuern und Geld für Gründungen',
    heading: 'Was du vor, bei und nach der Gründung wissen willst',
    description:
      'Artikel über Gründung, Recht, Steuern, Finanzen und Buchhaltung von GmbH und UG: mit Beispielen gerechnet und mit der Vorschrift belegt.',
    lead: 'Artikel über Gründung, Recht, Steuern und Geld. Jeder nennt die Vorschriften, auf denen er beruht, und rechnet, wo es etwas zu rechnen gibt.',
    newest: 'Zuletzt erschienen',
    byTopic: 'Nach Thema',
    all_one: '{{count}} Artikel',
    all_other: '{{count}} Artikel',
    feed: 'Neue Artikel als Feed (RSS)',
    empty: 'Hier erscheint bald der erste Artikel.',
  },
  blogCategory: {
    title: '{{category}}: Artikel für Gründerinnen und Gründer',
    description:
      'Alle Artikel zum Thema {{category}}: verständlich geschrieben, mit Beispielen und den Vorschriften, auf denen sie beruhen.',
    other: 'Andere Themen',
  },
  category: {
    pages: 'In diesem Bereich',
    articles: 'Artikel dazu',
    services: 'Leistungen dazu',
    allServices: 'Alle Leistungen',
    others: 'Weitere Bereiche',
  },
  closing: {
    title: 'Wenn du selbst gründest',
    text: 'Rechne aus, was deine Gründung mit Notariat und Gericht kostet, und sieh dir die sieben Stationen an.',
    action: 'Kosten ausrechnen',
  },
  search: {
    title: 'Suche',
    heading: 'Suche in Artikeln und Seiten',
    label: 'Wonach suchst du?',
    submit: 'Suchen',
    hint: 'Mehrere Wörter müssen alle vorkommen. In Anführungszeichen gesetzt, stehen sie nebeneinander.',
    found_one: '{{count}} Ergebnis für „{{query}}“',
    found_other: '{{count}} Ergebnisse für „{{query}}“',
    pager: {
      label: 'Seiten der Ergebnisse',
      previous: 'Vorherige',
      next: 'Nächste',
      here: 'Seite {{page}} von {{pages}}',
    },
    none: 'Nichts gefunden für „{{query}}“',
    meant: 'Meintest du',
    noneHint:
      'Versuche es mit einem anderen oder einem kürzeren Wort, oder beginne bei einem der Themen.',
    kinds: { article: 'Artikel', page: 'Seite', category: 'Bereich' },
  },
} as const;

export const handle = { texts: { content } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    content: typeof content;
  }
}
