export const staffInvoices = {
  invoices: {
    title: 'Rechnungen',
    count_one: '{{count}} Rechnung',
    count_other: '{{count}} Rechnungen',
    moreThan: 'mehr als {{total}} Rechnungen',
    search: 'Nummer, Name, E-Mail oder Firma',
    from: 'Ab',
    to: 'Bis',
    due: 'Fällig',
    payments: 'Zahlung',
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
    nothing: 'Dazu passt keine Rechnung.',
    nothingHint: 'Prüfe, was du suchst, oder hebe die Auswahl auf, um alle zu sehen.',
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
} as const;

export const handle = { texts: { staffInvoices } };

declare module '../../../kit/texts/namespaces.ts' {
  interface Namespaces {
    staffInvoices: typeof staffInvoices;
  }
}
