import type { Same } from '../../../kit/texts/same.ts';
import { checkout } from '../../../shared/orders/texts.en.ts';
import type { staffOrders as german } from './texts.de.ts';

export const staffOrders: Same<typeof german> = {
  checkout,
  orders: {
    noInvoice: 'No invoice',
    addressesAsked_one: 'The email to the member is on its way',
    addressesAsked_other: '{{count}} emails to members are on their way',
    addressMissing: 'No invoice: address of the member missing',
    and: 'and {{count}} more',
  },
  order: {
    back: 'All orders',
    heading: 'Order {{number}}',
    placedAt: 'Ordered on {{instant}}',
    withdrawnAt: 'Withdrawn on {{instant}}',
    lines: 'Items',
    discount: '{{percent}}% member discount',
    vendor: 'Contract with {{vendor}}',
    ours: 'Our service',
    startsAt: 'Begins on {{instant}}',
    invoiced: 'Of which on our invoice',
    hours: 'Hours',
    left: '{{left}} of {{total}} left',
    expires: 'Redeemable until {{date}}',
    toRefund: 'To refund, if paid: {{amount}}',
    void: 'Void since the withdrawal',
    redeemed: 'Redeemed',
    noRedemptions: 'Nothing has been redeemed yet.',
    agreement: 'Agreed',
    payment: 'Payment',
    earlyStart: 'Start',
    early: 'Asked for before the withdrawal period ends',
    notEarly: 'After the withdrawal period',
    withdrawableUntil: 'Can be withdrawn until',
    terms: 'Version of the terms',
    invoice: 'Invoice',
    address: 'Billing address',
    settlement: 'After the withdrawal',
    performed: 'Provided in full',
    noAddress: 'No invoice of ours needs one.',
    awaited: {
      what: 'Our invoice goes out as soon as the member gives their address.',
      notAsked: 'We have not asked for it yet; after 3 and after 10 days that happens by itself.',
      lastAsked: 'Last asked for by email: {{instant}}',
      ask: 'Ask for the address',
      asking: {
        title_one: 'Ask for the billing address?',
        title_other: 'Ask {{count}} members for the billing address?',
        what: 'The request goes out by email at once:',
        send_one: 'Send the email',
        send_other: 'Send {{count}} emails',
        member: 'the member',
      },
      asked: 'The email to the member is on its way',
      enter: 'Enter the address',
      final:
        'Enter what the member has told you. The invoice goes out with it; the address cannot be changed afterwards.',
      vatIdHelp: 'Such as DE123456789; for businesses only.',
      submit: 'Issue the invoice',
      entered: 'The invoice is issued',
      cancel: 'Cancel',
    },
  },
};

export const handle = { texts: { staffOrders } };
