/** Two versions of a document side by side. */
export const comparison = {
  open: 'Fassungen vergleichen',
  openOf: 'Fassungen vergleichen: {{title}}',
  back: 'Zurück zur Gründung',
  earlier: 'Vergleichen mit',
  version: 'Fassung {{version}}',
  versionOf: 'Fassung {{version}} vom {{date}}',
  download: 'PDF herunterladen',
  downloadOf: 'Fassung {{version}} als PDF herunterladen',
  changes_one: '{{count}} Stelle geändert',
  changes_other: '{{count}} Stellen geändert',
  marks: 'Was wegfällt, ist durchgestrichen, was hinzukommt, unterstrichen.',
  same: {
    title: 'Kein Wort geändert',
    text: 'Der Text ist in beiden Fassungen gleich. Bilder, Unterschriften oder die Gestaltung können sich unterscheiden.',
  },
  limits:
    'Verglichen wird der Text ohne Bilder, Unterschriften, Kopf- und Fußzeilen. Es gilt, was im PDF steht.',
  notWhole:
    'Das Dokument ist sehr lang, verglichen ist nur sein Anfang. Für den Rest öffne bitte beide PDF.',
  changed: 'Geändert',
  removed: 'entfällt:',
  added: 'neu:',
  end: 'Ende.',
  unchanged_one: '{{count}} unveränderter Absatz',
  unchanged_other: '{{count}} unveränderte Absätze',
  'no-text': {
    title: 'Kein lesbarer Text',
    text: 'Mindestens eine der beiden Fassungen ist eingescannt und besteht nur aus Bildern. Bitte öffne beide PDF.',
  },
  unreadable: {
    title: 'Der Text lässt sich nicht auslesen',
    text: 'Mindestens ein PDF ist dafür zu umfangreich oder ungewöhnlich aufgebaut. Bitte öffne beide PDF.',
  },
  gone: {
    title: 'Diese Fassungen lassen sich nicht vergleichen',
    text: 'Eine von ihnen wurde zurückgezogen, oder die Adresse ist falsch. Was du sehen kannst, steht bei den Unterlagen der Gründung.',
  },
  failed: {
    title: 'Gerade lassen sich die Fassungen nicht vergleichen',
    text: 'Es ist nichts verloren. Versuche es gleich noch einmal, oder öffne beide PDF.',
  },
} as const;

export const handle = { texts: { comparison } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    comparison: typeof comparison;
  }
}
