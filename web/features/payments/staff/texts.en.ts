import { paymentKindNames, paymentMethodNames } from '#domain/invoices/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { staffPayments as german } from './texts.de.ts';

export const staffPayments: Same<typeof german> = {
  kinds: namesIn(paymentKindNames, 'en'),
  methods: namesIn(paymentMethodNames, 'en'),
  reasons: {
    twice: 'Recorded twice',
    'other-invoice': 'Belongs to another invoice',
    'wrong-amount': 'Wrong amount',
    'wrong-day': 'Wrong date',
    'not-received': 'The money has not moved',
  },
  takenBack: 'Taken back on {{date}}: {{reason}}',
  offsetBy: 'Offset against {{number}}',
  payments: {
    title: 'Payments',
    count_one: '{{count}} entry',
    count_other: '{{count}} entries',
    moreThan: 'more than {{total}} entries',
    search: 'Invoice number, name, email or company',
    from: 'From',
    to: 'To',
    day: 'Date',
    invoice: 'Invoice',
    member: 'Member',
    amount: 'Amount',
    kind: 'Kind',
    everyKind: 'Every kind',
    method: 'Method',
    everyMethod: 'Every method',
    enteredBy: 'Recorded by',
    byCard: 'Reported by Stripe',
    byWithdrawal: 'On withdrawal',
    reset: 'Clear the filter',
    empty: 'No payment has been recorded yet.',
    emptyHint:
      'Record transfers with their invoice; what is paid by card is listed here by itself.',
    nothing: 'No payment matches.',
    nothingHint: 'Check what you searched for, or clear the filter to see all of them.',
  },
};

export const handle = { texts: { staffPayments } };
