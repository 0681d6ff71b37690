/** Sheets with the data of a formation, for members and the team. */
export const sharedSheets = {
  missing: 'Was noch fehlt',
  nothingMissing: 'Alle Angaben sind da.',
  fields: {
    'core-data': 'Angaben zur Gesellschaft',
    'business-address': 'Geschäftsanschrift',
    'register-court': 'Registergericht (nennt das Notariat)',
    notary: 'Notariat',
    people: 'Wer gründet',
    shares: 'Anteile, die zusammen das Stammkapital ergeben',
    directors: 'Wer die Geschäfte führt',
    articles: 'Musterprotokoll oder eigener Vertrag',
    roles: 'Rolle',
    due: 'Wie viel vor der Anmeldung eingezahlt wird',
    details: 'Angaben zur Person',
  },
  ofPerson: '{{name}}: {{field}}',
  state: 'Angeben',
  stateOf: '{{field}} angeben',
  withheld:
    'Geburtsdatum und Anschrift anderer stehen nicht auf deinen Blättern. Die Kanzlei hat sie auf ihren.',
  language: 'Sprache der Blätter',
  languages: { de: 'Deutsch', en: 'Englisch' },
  pdf: 'PDF',
  json: 'JSON',
  download: '{{title}} als {{format}} herunterladen',
  schema: 'Schema der JSON-Datei',
  show: 'Felder zeigen und kopieren',
  copy: 'Kopieren',
  copyOf: '{{title}} kopieren',
  copied: '{{title}}: kopiert.',
  copyFailed: 'Kopieren ging nicht. Markiere den Text und kopiere ihn selbst.',
  empty: 'Noch niemand.',
} as const;

export const handle = { texts: { sharedSheets } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedSheets: typeof sharedSheets;
  }
}
