import { paymentMethodNames } from '#domain/invoices/names.ts';
import { orderPaymentNames } from '#domain/orders/names.ts';
import { languageNames, namesIn } from '#domain/site/names.ts';
export const staffInvoices = {
  invoices: {
    cancels: 'Storno zu {{number}}',
    paidPart: '{{amount}} bezahlt',
    refund: '{{amount}} zu erstatten',
    download: '{{number}} als PDF',
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
        what: 'Trag ein, was ihr laut Kontoauszug zurücküberwiesen habt. Eine falsch eingetragene Zahlung nimmst du auf der Seite der Rechnung zurück.',
        choice: 'Erstattung',
        hint: 'Zu erstatten: {{amount}}',
        paidOn: 'Zurücküberwiesen am',
        submit: 'Erstattung eintragen',
        done: 'Die Erstattung ist eingetragen.',
      },
      direction: 'Was zeigt der Kontoauszug?',
      amount: 'Betrag in Euro',
      overpaid: 'Der Betrag ist so eingegangen. Was zu viel ist, erstatten wir.',
      another: 'Es ist eine weitere Buchung mit demselben Betrag und Tag.',
      problems: {
        NOT_AN_AMOUNT:
          'Schreib den Betrag ohne Minus und mit höchstens zwei Stellen hinter dem Komma, wie 1.234,56.',
        NOTHING: 'Der Betrag ist null.',
        MORE_THAN_OWED: 'So viel ist nicht zu erstatten.',
        IN_FUTURE: 'Dieser Tag liegt in der Zukunft.',
        LONG_AGO: 'Dieser Tag liegt vor unserer ersten Rechnung.',
      },
      earlier: {
        title: 'Schon eingetragen',
        ...namesIn(paymentMethodNames, 'de'),
        back: 'Erstattung',
        offset: 'Verrechnet mit {{number}}',
        moved: 'Aus der stornierten Rechnung',
      },
    },
  },
  refunds: {
    overdue: 'Überfällig',
    withdrawn: 'Storniert',
    overpaid: 'Zu viel bezahlt',
  },
  invoice: {
    back: 'Alle Rechnungen',
    headings: { invoice: 'Rechnung {{number}}', cancellation: 'Stornorechnung {{number}}' },
    issuedAt: 'Ausgestellt am {{date}}',
    download: 'PDF herunterladen',
    furtherPayment: 'Weitere Zahlung eintragen',
    pdf: {
      missing: 'Das PDF entsteht, wenn du es öffnest.',
      failed:
        'Das PDF ließ sich nicht erstellen, zuletzt am {{instant}}. Die Rechnung geht erst mit ihm hinaus.',
      retry: 'Neu erstellen',
      retried: 'Das PDF wird neu erstellt',
    },
    lines: 'Positionen',
    quantity: '{{count}} × {{price}}',
    discount: '{{percent}} % Rabatt',
    net: 'Netto',
    vat: '{{percent}} % MwSt.',
    gross: 'Gesamt',
    paid: 'Davon bezahlt',
    open: 'Noch offen',
    toRefund: 'Zu erstatten',
    facts: 'Angaben',
    status: 'Status',
    due: 'Zahlbar bis',
    refundDue: 'Erstattung bis',
    order: 'Bestellung',
    orderedOn: 'bestellt am {{date}}',
    foundation: 'Gründung',
    member: 'Mitglied',
    address: 'Empfänger',
    vatId: 'USt-IdNr.',
    payment: 'Vereinbart',
    payments: namesIn(orderPaymentNames, 'de'),
    language: 'Sprache',
    languages: namesIn(languageNames, 'de'),
    relations: {
      cancels: 'Storniert',
      'cancelled-by': 'Storniert durch',
      settles: 'Rechnet ab nach Widerruf von',
      'settled-by': 'Nach dem Widerruf abgerechnet mit',
    },
    received: 'Zahlungen',
    noPayments: 'Noch keine Zahlung eingetragen.',
    entered: 'eingetragen {{instant}} von {{name}}',
    reported: 'von Stripe gemeldet {{instant}}',
    moved: 'beim Widerruf verrechnet {{instant}}',
    takeBack: {
      button: 'Zurücknehmen',
      named: 'Zurücknehmen: {{amount}} vom {{date}}',
      title: 'Eintrag zurücknehmen',
      what: '{{amount}} vom {{date}} zählt dann nicht mehr. Der Eintrag bleibt mit dem Grund stehen; wer ihn zurücknimmt, wird festgehalten. Ist danach etwas offen, beginnen die Erinnerungen wieder.',
      reason: 'Warum?',
      submit: 'Zurücknehmen',
      done: 'Der Eintrag ist zurückgenommen',
    },
    mails: 'E-Mails',
    noMails: 'Zu dieser Rechnung ging noch keine E-Mail hinaus.',
    fates: {
      'on-its-way': 'unterwegs seit {{instant}}',
      late: 'verspätet, zuletzt versucht {{instant}}',
      'handed-over': 'vom Mailserver angenommen {{instant}}',
      undeliverable: 'aufgegeben {{instant}}',
      unwanted: 'nicht gesendet, vom Mitglied abgewählt: {{instant}}',
      overtaken: 'nicht gesendet, weil überholt: {{instant}}',
    },
  },
} as const;

export const handle = { texts: { staffInvoices } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffInvoices: typeof staffInvoices;
  }
}
