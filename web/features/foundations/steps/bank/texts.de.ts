/** The account of a company in formation, and the banks of partners. */
export const bankAccount = {
  bankName: 'Bank (freiwillig)',
  bankNameHelp: 'Steht danach bei deinen Angaben.',
  submit: 'Kontoeröffnung bestätigen',
  wants:
    'Die Bank will meist sehen: die Gründungsurkunde, die Ausweise aller Geschäftsführer und wem mehr als 25 % der Gesellschaft gehören.',
  hint: 'Zahle erst nach dem Notartermin ein: Einzahlungen vor der Beurkundung zählen nicht als Stammkapital.',
  accounts: {
    title: 'Konten für Gesellschaften in Gründung',
    others: 'Banken, die deine Gesellschaft nehmen könnten',
    note: 'Angebote von Partnern. Wir bekommen dafür kein Geld. Wen sie nehmen, haben die Banken selbst gesagt; ob sie deine Gesellschaft nehmen, entscheidet jede erst nach dem Antrag. Du kannst jede andere Bank wählen.',
    sample: 'Die Banken in dieser Vorführung sind erfunden, ihre Angebote auch.',
    takes: 'Nimmt: {{cases}}',
    opening: 'Eröffnung: {{ways}}, Auskunft vom {{date}}',
    unless: 'Passt nicht, falls auf euch zutrifft: {{cases}}',
    lacks: 'Nimmt nicht: {{cases}}',
    none: 'Von den Konten unserer Partner passt keines zu deiner Gesellschaft.',
    unfit: 'Passt nicht zu deiner Gesellschaft ({{count}})',
    look: 'Angebot von {{name}} ansehen',
  },
  sheet: {
    title: 'Was die Bank wissen will',
    text: 'Gesellschaft, Geschäftsführung, Gesellschafter und wem mehr als 25 % gehören, zusammengestellt aus euren Angaben.',
    pdf: 'Angaben für die Bank (PDF)',
    look: 'Felder ansehen und kopieren',
  },
} as const;
