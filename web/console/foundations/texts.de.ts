export const de = {
  foundations: {
    title: 'Gründungen',
    count_one: '{{count}} Gründung',
    count_other: '{{count}} Gründungen',
    status: 'Status',
    everyStatus: 'Jeder Status',
    waitingOn: 'Wartet auf',
    everyParty: 'Alle',
    search: 'Firma, Ort oder Person',
    reset: 'Auswahl aufheben',
    empty: 'Noch gibt es keine Gründung.',
    emptyHint: 'Sobald ein Mitglied eine Gründung beginnt, steht sie hier.',
    nothing: 'Dazu passt keine Gründung.',
    nothingHint: 'Versuche es mit einem Teil des Namens oder hebe die Auswahl auf.',
  },
};
