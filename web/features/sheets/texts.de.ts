export const sheets = {
  back: 'Zurück zur Gründung',
  templates: 'Vertragsvorlagen mit diesen Daten',
  title: 'Datenblätter',
  lead: 'Was ihr angegeben habt, für Notariat, Kanzlei, Bank und Finanzamt: herunterladen, weitergeben oder Feld für Feld kopieren.',
} as const;

export const handle = { texts: { sheets } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sheets: typeof sheets;
  }
}
