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
      button: 'Zahlung eintragen',
      title: 'Zahlung zu {{number}} eintragen',
      what: 'Trag ein, was laut Kontoauszug eingegangen ist. Ist damit alles bezahlt, bekommt das Mitglied eine E-Mail, und die Erinnerungen enden.',
      whatRefund:
        'Es ist mehr bezahlt, als wir bekommen. Trag ein, was ihr zurücküberwiesen habt, als Betrag mit Minus.',
      amount: 'Betrag in Euro',
      amountHint: 'Offen: {{amount}}',
      refundHint: 'Zu erstatten: {{amount}}',
      overpaid: 'Der Betrag ist so eingegangen. Was zu viel ist, erstatten wir.',
      paidOn: 'Eingegangen am',
      cancel: 'Abbrechen',
      submit: 'Zahlung eintragen',
      done: 'Die Zahlung ist eingetragen.',
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
