/** Words of lists whose rows can be chosen. */
export const staffList = {
  moreThan: 'mehr als {{total}} {{rows}}',
  reset: 'Auswahl aufheben',
  select: '{{name}} auswählen',
  selectAll: 'Alle auf dieser Seite auswählen',
  chosen_one: '{{count}} ausgewählt',
  chosen_other: '{{count}} ausgewählt',
  bulk: 'Für die Auswahl',
  clear: 'Auswahl aufheben',
  export: 'Als CSV laden',
  views: {
    label: 'Gespeicherte Ansichten',
    save: 'Ansicht speichern',
    what: 'Filter und Sortierung bekommen einen Namen und stehen dann über der Liste, für das ganze Team oder für dich. Was du gesucht hast, gehört nicht dazu.',
    shared:
      'Die Ansicht gehört dem ganzen Team; umbenennen und entfernen können sie, wer sie angelegt hat, und die Verwaltung.',
    own: 'Nur für mich',
    ownMark: 'nur für dich',
    ownWhat: 'Die Ansicht siehst nur du.',
    name: 'Name der Ansicht',
    madeBy: 'Angelegt von {{name}}',
    edit: '{{name}} bearbeiten',
    saved: 'Die Ansicht ist gespeichert.',
    renamed: 'Die Ansicht ist umbenannt.',
    removed: 'Die Ansicht ist entfernt.',
    remove: 'Entfernen',
    submit: 'Speichern',
  },
  failures: {
    title_one: '{{count}} von {{of}} ging nicht',
    title_other: '{{count}} von {{of}} gingen nicht',
    what_one: '{{count}} ist erledigt. Was nicht ging, bleibt ausgewählt:',
    what_other: '{{count}} sind erledigt. Was nicht ging, bleibt ausgewählt:',
  },
} as const;

export const handle = { texts: { staffList } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffList: typeof staffList;
  }
}
