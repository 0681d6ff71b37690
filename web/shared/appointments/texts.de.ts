export const appointments = {
  write: 'E-Mail schreiben',
  unavailable: {
    title: 'Die freien Zeiten lassen sich gerade nicht laden',
    text: 'Der Fehler liegt bei uns. Lade die Seite bitte in einigen Minuten neu.',
  },
  slots: {
    label: 'Freie Termine',
    zone: 'Mitteleuropäische Zeit',
    free_one: '{{count}} freie Zeit',
    free_other: '{{count}} freie Zeiten',
    parts: { morning: 'Vormittag', afternoon: 'Nachmittag', evening: 'Abend' },
    with: 'mit {{name}}',
    chosenHere: 'gewählt',
    chosen: 'Gewählt: {{date}}',
    gone: 'Der gewählte Termin ist inzwischen vergeben.',
    choose: 'Bitte wähle zuerst einen Termin.',
  },
} as const;

export const handle = { texts: { appointments } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    appointments: typeof appointments;
  }
}
