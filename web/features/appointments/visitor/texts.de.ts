export const visitorAppointments = {
  title: 'Kostenloses Strategiegespräch',
  description:
    '15 Minuten per Video, kostenlos: Wir schauen auf dein Vorhaben, sortieren die Schritte der Gründung und nennen die Kosten. Termin auswählen und buchen.',
  kicker: 'Kostenlos, 15 Minuten, per Video',
  heading: 'Sprich mit uns, bevor du gründest',
  lead: 'In einer Viertelstunde weißt du, welche Schritte vor dir liegen, in welcher Reihenfolge und mit welchen Kosten. Ob du danach mit uns gründest, entscheidest du in Ruhe.',
  about: {
    isTitle: 'Darum geht es',
    is: [
      'Dein Vorhaben: was du gründen willst, mit wem und bis wann',
      'Die sieben Schritte bis zum Eintrag im Handelsregister, bezogen auf dich',
      'Was es kostet: unser Preis, Notariat, Register',
      'Welche Fragen in eine Rechts- oder Steuerberatung gehören, und wer sie beantwortet',
    ],
    isNotTitle: 'Das ist es nicht',
    isNot: [
      'Keine Rechts- oder Steuerberatung: Die übernimmt die Kanzlei {{lawFirm}} unter eigenem Mandat.',
      'Kein Verkaufsgespräch: Du bestellst dabei nichts, und wir rufen dich nicht an.',
      'Keine Unbekannten: Wer es führt, steht mit Namen und Rolle in der Bestätigung.',
    ],
    onceTitle: 'Einmal je Person',
    once: 'Das Gespräch lässt sich einmal buchen. Bis es beginnt, kannst du es verschieben oder absagen.',
  },
  form: {
    title: 'Termin wählen',
    labels: {
      startsAt: 'Wann passt es dir?',
      name: 'Dein Name',
      email: 'E-Mail-Adresse',
      question: 'Was möchtest du klären?',
    },
    length: '{{minutes}} Minuten',
    emailHelp: 'Hierher schicken wir den Link zum Bestätigen und vor dem Gespräch den zum Video.',
    questionHelp: 'Freiwillig. Ein Satz genügt.',
    consent:
      'Wir nutzen deine Angaben nur für dieses Gespräch und löschen sie 14 Tage danach; wird es abgesagt oder nicht bestätigt, sofort. Damit es bei einem Gespräch je Person bleibt, behalten wir ein Jahr lang eine Prüfsumme der Adresse. Mehr steht in der',
    privacy: 'Datenschutzerklärung',
    submit: 'Termin kostenlos buchen',
    failed: 'Die Buchung eines kostenlosen Strategiegesprächs ist zurzeit nicht möglich',
    refusal: {
      SLOT_TAKEN: {
        title: 'Dieser Termin ist inzwischen vergeben',
        description:
          'Es wurde nichts gebucht; deine Angaben stehen noch hier. Bitte wähle eine andere Zeit.',
      },
    },
    problems: {
      'startsAt.REQUIRED': 'Bitte wähle einen Termin.',
      'startsAt.NOT_AN_INSTANT': 'Bitte wähle einen Termin.',
      SLOT_TAKEN: 'Bitte wähle eine andere Zeit.',
      NOT_A_NAME: 'Bitte gib deinen Namen ohne Internetadressen und Sonderzeichen an.',
    },
  },
  noTimes: {
    none: {
      title: 'Zurzeit ist kein Termin frei',
      text: 'Alle Zeiten der nächsten vier Wochen sind vergeben. Schreib uns, dann finden wir einen Termin für dich; neue Zeiten kommen jeden Tag dazu.',
    },
    unavailable: {
      title: 'Die Buchung eines kostenlosen Strategiegesprächs ist zurzeit nicht möglich',
      text: 'Die freien Zeiten lassen sich gerade nicht laden. Der Fehler liegt bei uns; versuche es bitte in einigen Minuten noch einmal oder schreib uns.',
    },
  },
  almostBooked: {
    title: 'Fast gebucht: Bestätige den Termin über den Link in deiner E-Mail',
    text: 'Die gewählte Zeit halten wir {{minutes}} Minuten für dich frei. Sieh in dein Postfach: Was dort steht, gilt.',
    spam: 'Ist nach einigen Minuten nichts da, sieh bitte im Spam-Ordner nach.',
    home: 'Zur Startseite',
  },
  held: {
    title: 'Passt dir dieser Termin?',
    text: 'Wir halten ihn kurz für dich frei. Gebucht ist er, sobald du ihn bestätigst.',
    confirm: 'Termin bestätigen',
    release: 'Ich möchte ihn nicht',
    releaseText: 'Dann löschen wir deine Angaben, und die Zeit wird für andere frei.',
    releaseSubmit: 'Termin freigeben',
    refusal: {
      ALREADY_BOOKED: {
        title: 'Du hast schon einen Termin',
        description:
          'Das Gespräch lässt sich einmal buchen. Verschieben kannst du es über den Link in der E-Mail zu deinem Termin.',
      },
    },
  },
  booked: {
    title: 'Termin gebucht',
    when: 'Dein Strategiegespräch',
    text: 'Der Termin kommt per E-Mail, mit einer Datei für deinen Kalender.',
  },
  appointment: {
    title: 'Dein Strategiegespräch',
    openTitle: 'Deinen Termin öffnen',
    openText:
      'Diese Seite öffnet sich mit dem Link aus deiner E-Mail. Passiert nichts, füge den Link hier ein.',
    link: 'Link aus der E-Mail',
    open: 'Termin öffnen',
    linkRequired: 'Bitte füge den ganzen Link aus der E-Mail ein.',
    invalidTitle: 'Dieser Link ist nicht gültig',
    invalidText:
      'Vielleicht fehlt ein Stück des Links, oder der Termin liegt lange zurück. Nimm den Link aus der neuesten E-Mail zu deinem Gespräch.',
    failed: 'Das hat nicht geklappt',
    offline:
      'Der Fehler liegt bei uns; an deinem Termin hat sich nichts geändert. Bitte versuche es gleich noch einmal.',
    kicker: '{{minutes}} Minuten per Video',
    with: {
      coach: 'mit {{name}} aus dem Team von {{brand}}',
      lawyer: 'mit {{name}} von der Kanzlei {{lawFirm}}',
    },
    moved: 'Der Termin ist verschoben. Die Bestätigung kommt per E-Mail.',
    cancelled: 'Das Gespräch ist abgesagt',
    cancelledText:
      'Der Termin am {{when}} findet nicht statt. Du kannst jederzeit einen neuen buchen.',
    lapsed: 'Diese Zeit halten wir nicht mehr frei',
    lapsedText:
      'Gebucht ist nichts. Ohne Bestätigung halten wir eine Zeit {{minutes}} Minuten frei; du kannst jederzeit eine neue wählen.',
    begun: 'Dieses Gespräch liegt nicht mehr in der Zukunft',
    begunText:
      'Es war für {{when}} vereinbart und lässt sich nicht mehr ändern. Hat etwas nicht geklappt, schreib uns.',
    again: 'Neuen Termin buchen',
    move: 'Auf einen anderen Termin verschieben',
    moveLabel: 'Neuer Termin',
    moveSubmit: 'Termin verschieben',
    cancel: 'Termin absagen',
    cancelQuestion:
      'Möchtest du das Gespräch wirklich absagen? Deine Zeit wird dann für andere frei.',
    cancelSubmit: 'Ja, Termin absagen',
  },
} as const;

export const handle = { texts: { visitorAppointments } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    visitorAppointments: typeof visitorAppointments;
  }
}
