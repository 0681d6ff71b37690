export const dashboard = {
  greeting: {
    morning: 'Guten Morgen',
    day: 'Guten Tag',
    evening: 'Guten Abend',
    named: '{{greeting}}, {{name}}',
  },
  title: 'Übersicht',
  others: 'Weitere Gründungen',
  start: {
    title: 'Starte deine erste Gründung',
    lead: 'Sieben Schritte von den Kerndaten bis zur Eintragung im Handelsregister. Du siehst bei jedem, was geschieht und wer am Zug ist.',
    points: [
      'Etwa zehn Minuten für die Kerndaten, danach sprichst du mit einer Anwältin oder einem Anwalt der Kanzlei.',
      'Das Paket kostet 950,81 € inkl. 19 % MwSt.; Notar- und Gerichtskosten kommen dazu.',
      'Die Kerndaten einzutragen kostet nichts.',
    ],
  },
  next: {
    title: 'Was als Nächstes kommt',
  },
  documents: {
    title: 'Neueste Unterlagen',
    all: 'Alle {{count}}',
    empty: 'Sobald Unterlagen zur Prüfung bereitliegen, findest du sie hier.',
  },
  help: {
    title: 'Fragen zu deiner Gründung?',
    text: 'Schreib uns, wenn etwas unklar ist. Du musst nichts auf Verdacht ausfüllen.',
    button: 'E-Mail schreiben',
  },
};

export const handle = { texts: { dashboard } };
