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
    byCard: 'Reported by Stripe',
    byWithdrawal: 'On withdrawal',
  },
};

export const handle = { texts: { staffPayments } };
