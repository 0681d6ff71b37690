export const staffInvoices = {
  invoices: {
    title: 'Rechnungen',
    count_one: '{{count}} Rechnung',
    count_other: '{{count}} Rechnungen',
    number: 'Nummer',
    date: 'Datum',
    member: 'Mitglied',
    total: 'Betrag',
    status: 'Status',
    everyStatus: 'Jeder Status',
    statuses: {
      open: 'Offen',
      overdue: 'Überfällig',
      paid: 'Bezahlt',
      cancelled: 'Storniert',
      'to-refund': 'Zu erstatten',
    },
    cancels: 'Storno zu {{number}}',
    paidPart: '{{amount}} bezahlt',
    refund: '{{amount}} zu erstatten',
    download: '{{number}} als PDF',
    reset: 'Auswahl aufheben',
    empty: 'Noch gibt es keine Rechnung.',
    emptyHint: 'Sobald ein Mitglied etwas bestellt, steht die Rechnung hier.',
    nothing: 'Keine Rechnung hat diesen Status.',
    nothingHint: 'Hebe die Auswahl auf, um alle zu sehen.',
    payment: {
      in: {
        button: 'Zahlung eintragen',
        title: 'Zahlung zu {{number}} eintragen',
        what: 'Trag ein, was laut Kontoauszug eingegangen ist. Ist damit alles bezahlt, bekommt das Mitglied eine E-Mail, und die Erinnerungen enden.',
        choice: 'Eingang',
        hint: 'Offen: {{amount}}',
        paidOn: 'Eingegangen am',
        submit: 'Zahlung eintragen',
        done: 'Die Zahlung ist eingetragen.',
      },
      back: {
        button: 'Erstattung eintragen',
        title: 'Erstattung zu {{number}} eintragen',
        what: 'Trag ein, was ihr laut Kontoauszug zurücküberwiesen habt. Mehr als zu erstatten ist, nur um eine falsch eingetragene Zahlung zurückzunehmen: Dann mit deren Betrag und Tag.',
        choice: 'Erstattung',
        hint: 'Zu erstatten: {{amount}}, höchstens {{most}}',
        paidOn: 'Zurücküberwiesen am',
        submit: 'Erstattung eintragen',
        done: 'Die Erstattung ist eingetragen.',
      },
      direction: 'Was zeigt der Kontoauszug?',
      amount: 'Betrag in Euro',
      overpaid: 'Der Betrag ist so eingegangen. Was zu viel ist, erstatten wir.',
      another: 'Es ist eine weitere Buchung mit demselben Betrag und Tag.',
      cancel: 'Abbrechen',
      problems: {
        NOT_AN_AMOUNT:
          'Schreib den Betrag ohne Minus und mit höchstens zwei Stellen hinter dem Komma, wie 1.234,56.',
        NOTHING: 'Der Betrag ist null.',
        MORE_THAN_PAID: 'So viel ist nicht bezahlt.',
        IN_FUTURE: 'Dieser Tag liegt in der Zukunft.',
        LONG_AGO: 'Dieser Tag liegt vor unserer ersten Rechnung.',
      },
      earlier: {
        title: 'Schon eingetragen',
        transfer: 'Überweisung',
        card: 'Karte',
        back: 'Erstattung',
        offset: 'Verrechnet mit {{number}}',
        moved: 'Aus der stornierten Rechnung',
      },
    },
  },
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
} as const;

export const handle = { texts: { staffInvoices } };

declare module '../../../kit/texts/namespaces.ts' {
  interface Namespaces {
    staffInvoices: typeof staffInvoices;
  }
}
