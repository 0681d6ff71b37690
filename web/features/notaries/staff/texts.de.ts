export const staffNotaries = {
  why: 'Geordnet nach dem Namen, nach nichts anderem: Wer gründet, wählt sein Notariat selbst, und niemand darf zu einem lenken (Bundesnotarkammer, Rundschreiben 2/2025).',
  notary: {
    back: 'Alle Notariate',
    contact: 'Kontakt',
    unknown: 'Nicht bekannt',
    questions: 'Fragen des Notariats',
    noQuestions: 'Keine offen',
    questions_one: 'In {{count}} Gründung',
    questions_other: 'In {{count}} Gründungen',
    firstOf: 'Die letzten {{shown}} von {{total}}',
    former: 'Inzwischen ein anderes Notariat',
    appointment: 'Beurkundung am {{instant}}',
    offered: 'Vorgeschlagen für den {{instant}}',
  },
  happened: {
    named: 'Benannt',
    asked: { phone: 'Telefonisch nach Terminen gefragt', mail: 'Per Mail nach Terminen gefragt' },
    dates_one: 'Einen Termin genannt',
    dates_other: '{{count}} Termine genannt',
    declined: 'Hat abgesagt',
    inRoom: 'im Raum',
    after: 'nach {{time}}',
    hours_one: 'einer Stunde',
    hours_other: '{{count}} Stunden',
    reported: 'Gemeldet: {{what}}',
    left: 'Ein anderes Notariat benannt',
    waits: 'Seither ohne Antwort auf die Frage nach Terminen',
    question: 'Frage des Notariats, noch ohne Antwort',
  },
  answers: {
    title: 'Antworten zu Terminen',
    none: 'Noch wurde keine Antwort gemessen.',
    few: 'Weniger als drei gemessene Antworten: zu wenige für eine mittlere Zeit.',
    median: 'Die Hälfte der {{count}} Antworten kam innerhalb von {{time}}.',
    last: 'Zuletzt',
    counted:
      'Gezählt wird, seit wir gefragt haben oder das Notariat im Raum antworten konnte, bis zur Antwort.',
    why: 'Diese Zeiten helfen beim Planen. Danach lässt sich nichts ordnen oder filtern, und wer gründet, sieht sie nicht: Ein Notariat zu empfehlen steht uns nicht zu.',
  },
} as const;

export const handle = { texts: { staffNotaries } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffNotaries: typeof staffNotaries;
  }
}
