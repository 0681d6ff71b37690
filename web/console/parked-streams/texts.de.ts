export const de = {
  parked: {
    menu: 'Geparkt',
    title: 'Geparkte Ereignisse',
    intro:
      'Diese Ereignisse ließen sich nicht in die Ansichten übernehmen. Die Gründung selbst hat nichts verloren; ihre Anzeige steht still, bis das Ereignis erneut verarbeitet ist.',
    revision: 'Ereignis {{revision}}',
    stream: 'Gründung',
    error: 'Fehler',
    attempts: 'Versuche',
    since: 'Seit',
    redrive: 'Erneut verarbeiten',
    redriveAll: 'Alle erneut verarbeiten',
    allRedriven: 'Alle werden erneut verarbeitet',
    waiting:
      'Eine neuere Fassung des Programms kennt es vielleicht; bei jedem Start wird es von selbst noch einmal versucht.',
    doneBefore: 'Das hat schon jemand erledigt.',
    redriven: 'Wird erneut verarbeitet',
    empty: 'Nichts ist geparkt.',
    emptyHint: 'Alle Ereignisse sind in den Ansichten angekommen.',
  },
};
