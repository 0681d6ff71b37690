import { choice, defineList, nothingFoundHint } from '../lists.ts';
import { type InvoiceRow, inFileOfInvoices, searchOfInvoices } from './invoices.ts';

/** What has to go back to members, by when. */
export const refundList = defineList<InvoiceRow>()({
  name: 'refunds',
  right: 'money.read',
  reads: 'GET /admin/invoices',
  one: { de: 'Erstattung', en: 'refund' },
  other: { de: 'Erstattungen', en: 'refunds' },
  filters: {
    search: searchOfInvoices,
    due: choice(
      { overdue: { de: 'Überfällig', en: 'Overdue' } },
      { de: 'Frist', en: 'Deadline', any: { de: 'Alle offenen', en: 'All open ones' } },
    ),
  },
  columns: {
    ...inFileOfInvoices,
    due: { ...inFileOfInvoices.due, inFileOnly: true },
    status: { ...inFileOfInvoices.status, inFileOnly: true },
    until: { de: 'Bis', en: 'By', sort: 'refundDueOn' },
    amount: { de: 'Zu erstatten', en: 'To refund' },
    number: { de: 'Rechnung', en: 'Invoice' },
    why: { de: 'Warum', en: 'Why' },
    entry: { de: 'Erstattung', en: 'Refund' },
  },
  order: 'refundDueOn',
  empty: { de: 'Nichts ist zu erstatten.', en: 'Nothing has to be refunded.' },
  emptyHint: {
    de: 'Nach einem Widerruf oder einer zu hohen Zahlung steht hier, was bis wann zurückgeht.',
    en: 'After a withdrawal, or a payment that was too high, this list says what goes back by when.',
  },
  nothing: { de: 'Dazu passt keine Erstattung.', en: 'No refund matches.' },
  nothingHint: nothingFoundHint,
});
