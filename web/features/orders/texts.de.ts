export const orders = {
  title: 'Meine Bestellungen',
  lead: 'Was du im Marktplatz und für deine Gründung bestellt hast.',
  empty: {
    title: 'Noch keine Bestellung',
    text: 'Was du bestellst, steht hier mit Rechnung, Guthaben und Widerruf.',
    action: 'Zum Marktplatz',
  },
  status: {
    placed: 'Bestellt',
    withdrawable: 'Bestellt, Widerruf möglich',
    withdrawn: 'Widerrufen',
    released: 'Aufgehoben',
  },
  back: 'Meine Bestellungen',
  heading: 'Bestellung {{number}}',
  placed: 'Bestellt am {{date}}',
  lines: 'Was du bestellt hast',
  sum: 'Preis',
  invoice: {
    title: 'Rechnung',
    download: 'PDF herunterladen',
    pay: 'Mit Karte bezahlen',
    refund: 'Wir erstatten dir {{amount}} auf dem Weg, auf dem du bezahlt hast.',
    overpaid:
      'Du hast {{amount}} zu viel bezahlt. Wir erstatten es dir auf dem Weg, auf dem du bezahlt hast.',
    settlement: 'Was bis zum Widerruf geleistet war, berechnen wir dir mit {{amount}}:',
    none: 'Diese Bestellung stellen deine Vertragspartner selbst in Rechnung.',
    waits: 'Die Rechnung kommt, sobald du deine Rechnungsadresse angegeben hast.',
    cancelled: 'Die Bestellung ist widerrufen, ohne dass eine Rechnung geschrieben wurde.',
  },
  billing: {
    title: 'Rechnungsadresse',
    lead: 'Ohne Adresse können wir dir keine Rechnung schreiben. Sie steht so auf der Rechnung und lässt sich danach nicht mehr ändern.',
    submit: 'Rechnung ausstellen lassen',
    success: {
      title: 'Adresse gespeichert',
      description: 'Deine Rechnung liegt jetzt bei der Bestellung.',
    },
  },
  withdrawal: {
    title: 'Widerruf',
    until: 'Du kannst diese Bestellung bis zum {{date}} ohne Angabe von Gründen widerrufen.',
    firmUntil:
      'Den Vertrag mit der Kanzlei kannst du bis zum {{date}} widerrufen, auch ihn allein.',
    firmNotYet:
      'Der Vertrag mit der Kanzlei kommt erst zustande, wenn sie das Mandat annimmt; ab dann läuft für ihn eine eigene Frist von 14 Tagen.',
    over: 'Die Widerrufsfrist lief bis zum {{date}}.',
    done: 'Du hast diese Bestellung am {{date}} widerrufen. Die Bestätigung hast du per E-Mail bekommen.',
    released: 'Diese Bestellung wurde am {{date}} aufgehoben. Du schuldest dafür nichts.',
    instruction: 'Widerrufsbelehrung',
    ended: {
      redeemed:
        'Seit dem {{date}} sind alle Stunden eingelöst. Damit ist dein Widerrufsrecht erloschen, denn du hast verlangt, dass wir vor Ablauf der Frist beginnen.',
      registered:
        'Deine Gesellschaft ist seit dem {{date}} eingetragen, das Paket also vollständig erbracht. Damit ist dein Widerrufsrecht erloschen, denn du hast verlangt, dass wir vor Ablauf der Frist beginnen.',
      otherwise: 'Siehst du das anders, nimmt das Formular deine Erklärung an; wir prüfen sie.',
      form: 'Zum Formular',
    },
    button: 'Vertrag widerrufen',
    atFoundation: 'In der Gründung widerrufen',
    question: 'Bestellung widerrufen?',
    declaration: 'Hiermit widerrufst du den Vertrag über die Bestellung {{number}}:',
    who: 'Erklärt von {{name}}. Die Bestätigung mit Datum und Uhrzeit geht an {{email}}.',
    services: 'Welche Leistungen du widerrufst',
    means: {
      part: 'Das gilt nur für die gewählten Leistungen; alles andere bleibt bestellt. Wir ändern die Rechnung und schreiben dir, was du zurückbekommst.',
      invoice: 'Unsere Rechnung wird storniert; was du uns bezahlt hast, bekommst du zurück.',
      performed:
        'Unsere Rechnung wird storniert, und die eingelösten Stunden berechnen wir neu: {{amount}}. Was du darüber hinaus bezahlt hast, bekommst du zurück.',
      others: 'Den Widerruf geben wir an die anderen Vertragspartner weiter.',
      begun: 'Was auf deinen Wunsch schon geleistet wurde, bezahlst du anteilig.',
      appointments:
        'Gebuchte Termine, die noch vor dir liegen, sagen wir ab und berechnen sie nicht.',
      hours: 'Nicht eingelöste Stunden werden nicht berechnet.',
    },
    confirm: 'Widerruf bestätigen',
    keep: 'Bestellung behalten',
    success: {
      title: 'Widerruf erklärt',
      description: 'Die Bestätigung ist unterwegs zu dir.',
    },
  },
  hours: {
    left: 'noch {{left}}',
    bar: '{{left}} von {{total}} übrig',
    of: 'Von {{total}} bei {{vendor}}.',
    expires: 'Einlösbar bis zum {{date}}; was dann übrig ist, zahlt dein Vertragspartner zurück.',
    begins:
      'Einlösen kannst du ab dem {{date}}, nach der Widerrufsfrist: Einen früheren Beginn hast du nicht verlangt.',
    awaitsPayment: 'Einlösen kannst du, sobald deine Zahlung eingegangen ist.',
    voided: 'Widerrufen; nicht eingelöste Stunden werden nicht berechnet.',
    history: 'Bisher eingelöst',
    entry: '{{date}}: {{duration}}',
    redeem: 'Stunden einlösen',
    minutes: 'Wie lange',
    topic: 'Worum es geht (freiwillig)',
    topicHelp: 'Ein Satz genügt; Vertrauliches besprichst du im Gespräch.',
    submit: 'Einlösen',
    ask: {
      title: '{{duration}} einlösen?',
      what: 'Danach sind noch {{left}} übrig. Dann geht es mit dem Termin weiter.',
      confirm: 'Jetzt einlösen',
      keep: 'Noch nicht',
    },
    success: {
      title: 'Stunden eingelöst',
      description:
        'War das ein Versehen, kannst du es eine Minute lang rückgängig machen, solange kein Termin gebucht ist.',
    },
    undo: {
      button: 'Rückgängig machen',
      success: { title: 'Die Stunden sind wieder da' },
    },
    time: {
      choose: 'Termin wählen',
      chooseWith: 'Termin mit {{name}} wählen',
      arranged: 'Unser Team meldet sich bei dir, um einen Termin mit {{vendor}} zu finden.',
      title: 'Termin wählen: {{duration}}',
      who: 'Mit wem',
      with: '{{when}}, per Video mit {{name}}',
      alone: '{{when}}, per Video',
      move: 'Verschieben',
      cancel: 'Absagen',
      submit: 'Termin buchen',
      submitMove: 'Auf diesen Termin verschieben',
      later: 'Später wählen',
      keep: 'Termin behalten',
      none: {
        title: 'Zurzeit ist keine passende Zeit frei',
        text: 'In den nächsten vier Wochen gibt es so lange am Stück keine freie Zeit; neue kommen jeden Tag dazu. Schreib uns, dann finden wir eine.',
      },
      ask: {
        title: 'Termin absagen?',
        text: 'Der Termin {{when}} wird frei. Die Stunden bleiben eingelöst, und du kannst eine andere Zeit dafür wählen.',
        confirm: 'Termin absagen',
        keep: 'Termin behalten',
      },
      success: {
        booked: { title: 'Termin gebucht', description: 'Die Bestätigung ist unterwegs zu dir.' },
        moved: { title: 'Termin verschoben', description: 'Die Bestätigung ist unterwegs zu dir.' },
        cancelled: {
          title: 'Termin abgesagt',
          description: 'Für die Stunden kannst du eine andere Zeit wählen.',
        },
      },
    },
  },
  refusal: {
    NOTHING_CHOSEN: 'Wähle wenigstens eine Leistung, die du widerrufen möchtest.',
    WITHDRAWAL_OVER: 'Die Widerrufsfrist ist vorbei. Schreib uns, wenn etwas nicht stimmt.',
    FULLY_PERFORMED:
      'Alle Stunden sind eingelöst, damit ist das Widerrufsrecht erloschen. Siehst du das anders, nutze das Formular „Vertrag widerrufen“ am Ende der Seite.',
    UNDO_OVER: 'Die Minute ist vorbei. Schreib uns, wenn du die Stunden nicht einlösen wolltest.',
    TIME_BOOKED:
      'Für diese Stunden ist ein Termin gebucht. Sag ihn erst ab, wenn du sie nicht einlösen willst.',
    SLOT_TAKEN: 'Diese Zeit ist inzwischen vergeben. Bitte wähle eine andere.',
    MEETING_BEGUN: 'Der Termin hat schon begonnen und lässt sich nicht mehr ändern.',
    TIME_ARRANGED: 'Für diese Stunden findet unser Team den Termin mit dir.',
    REDEMPTION_UNDONE: 'Diese Einlösung ist rückgängig gemacht.',
    NOT_ENOUGH_HOURS: 'So viele Stunden sind nicht mehr übrig. Bitte wähle weniger.',
    HOURS_EXPIRED: 'Diese Stunden sind abgelaufen.',
    WITHDRAWAL_PERIOD: 'Diese Stunden kannst du erst nach der Widerrufsfrist einlösen.',
    NOT_PAID: 'Diese Stunden kannst du einlösen, sobald deine Zahlung eingegangen ist.',
    BILLING_GIVEN: 'Für diese Bestellung ist schon eine Rechnungsadresse da.',
    ORDER_WITHDRAWN: 'Diese Bestellung ist widerrufen.',
  },
} as const;

export const handle = { texts: { orders } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    orders: typeof orders;
  }
}
