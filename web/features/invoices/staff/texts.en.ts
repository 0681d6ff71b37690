import type { Same } from '../../../kit/texts/same.ts';
import type { staffInvoices as german } from './texts.de.ts';

export const staffInvoices: Same<typeof german> = {
  invoices: {
    title: 'Invoices',
    count_one: '{{count}} invoice',
    count_other: '{{count}} invoices',
    number: 'Number',
    date: 'Date',
    member: 'Member',
    total: 'Total',
    status: 'Status',
    everyStatus: 'Every status',
    statuses: {
      open: 'Open',
      overdue: 'Overdue',
      paid: 'Paid',
      cancelled: 'Cancelled',
      'to-refund': 'To refund',
    },
    cancels: 'Cancels {{number}}',
    paidPart: '{{amount}} paid',
    refund: '{{amount}} to refund',
    download: '{{number}} as PDF',
    reset: 'Clear the filter',
    empty: 'There are no invoices yet.',
    emptyHint: 'As soon as a member orders something, the invoice is listed here.',
    nothing: 'No invoice has this status.',
    nothingHint: 'Clear the filter to see all of them.',
    payment: {
      button: 'Record payment',
      title: 'Record a payment for {{number}}',
      what: 'Enter what has come in according to the bank statement. Once everything is paid, the member gets an email and the reminders end.',
      whatRefund:
        'More was paid than we are owed. Enter what you have transferred back, as an amount with a minus.',
      amount: 'Amount in euros',
      amountHint: 'Open: {{amount}}',
      refundHint: 'To refund: {{amount}}',
      overpaid: 'This amount did come in. We refund what is too much.',
      paidOn: 'Received on',
      cancel: 'Cancel',
      submit: 'Record payment',
      done: 'The payment is recorded.',
    },
  },
  unrendered: {
    menu: 'PDF missing',
    title: 'Invoices without a PDF',
    intro:
      'These invoices have been issued, but their PDF could not be made, and the member has had no email about it. Once the cause is mended you can try again; everything else then follows by itself.',
    invoice: 'Invoice',
    reason: 'Reason',
    attempts: 'Attempts',
    since: 'Since',
    retry: 'Try again',
    retried: 'The PDF is being made again',
    doneBefore: 'The PDF has been made in the meantime.',
    givenUp: 'Given up: it is only made if you try again.',
    triedAgain: 'It will be tried again automatically.',
    empty: 'Every invoice has its PDF.',
    emptyHint: 'Invoices whose PDF cannot be made are listed here.',
  },
};

export const handle = { texts: { staffInvoices } };
