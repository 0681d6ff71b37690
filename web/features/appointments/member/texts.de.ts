export const memberAppointments = {
  title: 'Strategiegespräch',
  lead: 'In einer Viertelstunde sortieren wir, was vor dir liegt: die Schritte, ihre Reihenfolge und ihre Kosten. Einmal je Person, kostenlos.',
  form: {
    title: 'Termin wählen',
    question: 'Was möchtest du klären?',
    questionHelp: 'Freiwillig. Ein Satz genügt.',
    submit: 'Termin kostenlos buchen',
    mail: 'Den Termin schicken wir an {{email}}.',
  },
  length: '{{minutes}} Minuten',
  about: {
    title: 'Darum geht es',
    points: [
      'Dein Vorhaben: was du vorhast, mit wem und bis wann',
      'Die nächsten Schritte, bezogen auf dich',
      'Was es kostet: unser Preis, Notariat, Register',
    ],
    notAdvice:
      'Eine Rechts- oder Steuerberatung ist es nicht; die übernimmt die Kanzlei {{lawFirm}} unter eigenem Mandat.',
    change: 'Bis das Gespräch beginnt, kannst du es hier verschieben oder absagen.',
  },
  noTimes: {
    none: {
      title: 'Zurzeit ist kein Termin frei',
      text: 'Alle Zeiten der nächsten vier Wochen sind vergeben; neue kommen jeden Tag dazu. Eilt es, schreib uns.',
    },
  },
  booked: {
    title: 'Dein Strategiegespräch ist gebucht',
    who: {
      coach: '{{minutes}} Minuten per Video mit {{name}} aus dem Team von {{brand}}',
      lawyer: '{{minutes}} Minuten per Video mit {{name}} von der Kanzlei {{lawFirm}}',
    },
    alone: '{{minutes}} Minuten per Video',
    video: 'Den Link zum Video schicken wir vorher an {{email}}.',
    calendar: 'In meinen Kalender',
    event: 'Strategiegespräch mit {{brand}}',
    place: 'Online, per Video',
    prepare:
      'Es hilft, wenn du vorher weißt, was du vorhast, mit wem und bis wann. Ein Strategiegespräch ist einmal je Person kostenlos; deins steht.',
    move: 'Termin verschieben',
    cancel: 'Termin absagen',
  },
  held: {
    title: 'Dein Strategiegespräch hattest du schon',
    when: 'Es war für {{when}} vereinbart.',
    text: 'Das Gespräch gibt es einmal je Person. Hat etwas nicht geklappt oder ist eine Frage offen geblieben, schreib uns; Beratung zu Recht und Steuern gibt es im Marktplatz.',
    market: 'Zum Marktplatz',
  },
  move: {
    title: 'Wohin soll der Termin?',
    submit: 'Termin verschieben',
  },
  cancel: {
    title: 'Termin absagen?',
    text: 'Die Zeit am {{when}} wird für andere frei. Du kannst danach einen neuen Termin buchen, weiterhin kostenlos.',
    submit: 'Ja, Termin absagen',
    keep: 'Termin behalten',
  },
  notices: {
    booked: { title: 'Termin gebucht', description: 'Das Datum kommt per E-Mail.' },
    moved: { title: 'Termin verschoben', description: 'Die Bestätigung kommt per E-Mail.' },
    cancelled: {
      title: 'Termin abgesagt',
      description: 'Die Bestätigung kommt per E-Mail.',
    },
    failed: {
      book: 'Die Buchung eines kostenlosen Strategiegesprächs ist zurzeit nicht möglich',
      move: 'Verschieben fehlgeschlagen',
      cancel: 'Absagen fehlgeschlagen',
    },
  },
  refusal: {
    ALREADY_BOOKED: 'Dein Strategiegespräch ist schon gebucht; es gibt eins je Person.',
    MEETING_BEGUN: 'Das Gespräch hat schon begonnen und lässt sich nicht mehr ändern.',
    MEETING_CANCELLED: 'Dieses Gespräch ist schon abgesagt.',
  },
} as const;

export const handle = { texts: { memberAppointments } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    memberAppointments: typeof memberAppointments;
  }
}
