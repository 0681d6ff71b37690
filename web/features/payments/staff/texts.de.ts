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
    byCard: 'Von Stripe gemeldet',
    byWithdrawal: 'Beim Widerruf',
  },
} as const;

export const handle = { texts: { staffPayments } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffPayments: typeof staffPayments;
  }
}
