export const templates = {
  title: 'Vorlagen',
  lead: 'Verträge und Beschlüsse, die junge Gesellschaften zuerst brauchen: zum Anpassen als Word-Datei, zum Lesen als PDF.',
  notice: {
    title: 'Muster ersetzen keine Beratung',
    text: 'Eine Vorlage kennt deinen Fall nicht. Lies die Hinweise in der Datei, ersetze alles in eckigen Klammern und streiche die Hinweise, bevor jemand unterschreibt. Wenn etwas nicht passt oder viel daran hängt, frag die Kanzlei.',
    link: 'Rechtsberatung ansehen',
  },
  fill: {
    title: 'Für welche Gesellschaft?',
    none: 'Leer lassen',
    hint: 'Wähle eine Gesellschaft: Dann stehen Name, Sitz, Anschrift, Register und Beteiligte schon darin, soweit sie feststehen.',
    filled:
      'Eingesetzt ist, was feststeht; alles andere bleibt in eckigen Klammern. Geburtsdatum und Anschrift anderer setzen wir nie ein.',
  },
  binding:
    'Verbindlich ist die deutsche Fassung. Die englische hilft beim Lesen und ist als Übersetzung gekennzeichnet.',
  details: 'Form und Stand',
  form: 'Form',
  updated: 'Stand {{date}}',
  languages: { de: 'Deutsch, verbindlich', en: 'Englisch, zum Lesen' },
  formats: { pdf: 'PDF', docx: 'DOCX' },
  download: '{{title}}: {{language}}, {{format}} herunterladen',
  empty: {
    title: 'Noch keine Vorlagen',
    text: 'Hier findest du Verträge und Beschlüsse zum Anpassen, sobald sie geprüft sind. Bis dahin hilft die Kanzlei im Erstgespräch.',
    action: 'Zur Übersicht',
  },
} as const;

export const handle = { texts: { templates } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    templates: typeof templates;
  }
}
