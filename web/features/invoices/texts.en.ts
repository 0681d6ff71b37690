import type { Same } from '../../kit/texts/same.ts';
import type { invoices as german } from './texts.de.ts';

export const invoices: Same<typeof german> = {
  title: 'Invoices',
  lead: 'Every invoice is a PDF that is also an e-invoice. Law firms and partners send you theirs directly.',
  columns: {
    number: 'Number',
    date: 'Date',
    total: 'Total',
    status: 'Status',
  },
  due: 'Due by {{date}}',
  wasDue: 'Was due by {{date}}',
  refund: 'We will refund {{amount}}',
  cancels: 'Cancellation of {{number}}',
  download: 'Download',
  downloadOf: 'Download {{number}} (PDF)',
  pay: 'Pay by card',
  payOf: 'Pay {{number}} by card',
  payFailed:
    'Paying by card is not possible right now. Nothing was charged; try again later or transfer the amount.',
  empty: {
    title: 'No invoices yet',
    text: 'As soon as you order something from us, its invoice appears here: the amount, when it is due, and a PDF for your records.',
    action: 'Go to the marketplace',
  },
};

export const handle = { texts: { invoices } };
