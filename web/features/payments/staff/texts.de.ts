import { paymentKindNames, paymentMethodNames } from '#domain/invoices/names.ts';
import type { TakeBackReason } from '#domain/invoices/payment.ts';
import { namesIn } from '#domain/site/names.ts';

export const staffPayments = {
  kinds: namesIn(paymentKindNames, 'de'),
  methods: namesIn(paymentMethodNames, 'de'),
  /** Why an entry was taken back. */
  reasons: {
    twice: 'Doppelt eingetragen',
    'other-invoice': 'Gehört zu einer anderen Rechnung',
    'wrong-amount': 'Falscher Betrag',
    'wrong-day': 'Falscher Tag',
    'not-received': 'Das Geld ist nicht geflossen',
  } satisfies Record<TakeBackReason, string>,
  takenBack: 'Zurückgenommen am {{date}}: {{reason}}',
  offsetBy: 'Verrechnet mit {{number}}',
  payments: {
    title: 'Zahlungen',
    count_one: '{{count}} Buchung',
    count_other: '{{count}} Buchungen',
    moreThan: 'mehr als {{total}} Buchungen',
    search: 'Rechnungsnummer, Name, E-Mail oder Firma',
    from: 'Ab',
    to: 'Bis',
    day: 'Tag',
    invoice: 'Rechnung',
    member: 'Mitglied',
    amount: 'Betrag',
    kind: 'Art',
    everyKind: 'Jede Art',
    method: 'Weg',
    everyMethod: 'Jeder Weg',
    enteredBy: 'Eingetragen von',
    byCard: 'Von Stripe gemeldet',
    byWithdrawal: 'Beim Widerruf',
    reset: 'Auswahl aufheben',
    empty: 'Noch ist keine Zahlung eingetragen.',
    emptyHint:
      'Überweisungen trägst du bei der Rechnung ein; was mit Karte bezahlt wird, kommt von selbst.',
    nothing: 'Dazu passt keine Zahlung.',
    nothingHint: 'Prüfe, was du suchst, oder hebe die Auswahl auf, um alle zu sehen.',
  },
} as const;

export const handle = { texts: { staffPayments } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffPayments: typeof staffPayments;
  }
}
