export const de = {
  unrendered: {
    menu: 'PDF fehlt',
    title: 'Rechnungen ohne PDF',
    intro:
      'Diese Rechnungen sind ausgestellt, aber ihr PDF ließ sich nicht erzeugen, und das Mitglied hat noch keine E-Mail dazu. Ist die Ursache behoben, kannst du es noch einmal versuchen; alles Weitere läuft dann von selbst.',
    invoice: 'Rechnung',
    reason: 'Grund',
    attempts: 'Versuche',
    since: 'Seit',
    retry: 'Noch einmal versuchen',
    retried: 'Das PDF wird noch einmal erzeugt',
    doneBefore: 'Das PDF ist inzwischen da.',
    givenUp: 'Aufgegeben: Es wird nur erzeugt, wenn du es noch einmal versuchst.',
    triedAgain: 'Wird von selbst noch einmal versucht.',
    empty: 'Jede Rechnung hat ihr PDF.',
    emptyHint: 'Lässt sich eines nicht erzeugen, steht die Rechnung hier.',
  },
};
