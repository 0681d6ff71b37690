import type { InvoiceStatus, ListedStatus } from '../../invoices/invoice.ts';
import { invoiceStatusNames } from '../../invoices/names.ts';
import { dayKey, lastDayBefore } from '../../site/formats.ts';
import { csvDay, csvMoney } from '../csv.ts';
import { choice, days, defineList, inFile, nothingFoundHint, typed, type Words } from '../lists.ts';

export interface InvoiceRow {
  number: string;
  cancels: string | null;
  issuedAt: string;
  dueAt: string;
  buyer: string;
  member: { name: string | null; email: string } | null;
  netCents: number;
  grossCents: number;
  paidCents: number;
  refundCents: number;
  refundDueOn: string | null;
  status: InvoiceStatus;
}

const statuses: Record<ListedStatus, Words> = {
  ...invoiceStatusNames,
  'to-refund': { de: 'Zu erstatten', en: 'To refund' },
  'refund-overdue': { de: 'Erstattung überfällig', en: 'Refund overdue' },
};

export const searchOfInvoices = typed({
  de: 'Nummer, Name, E-Mail oder Firma',
  en: 'Number, name, email or company',
});

const dueOn = ({ dueAt }: InvoiceRow) => dayKey(lastDayBefore(dueAt));

/** What the file of invoices and that of refunds say. */
export const inFileOfInvoices = {
  invoice: inFile('Rechnung', 'Invoice', ({ number }: InvoiceRow) => number),
  cancels: inFile('Storno zu', 'Cancels', ({ cancels }: InvoiceRow) => cancels),
  date: inFile('Datum', 'Date', ({ issuedAt }: InvoiceRow) => csvDay(issuedAt)),
  due: { de: 'Fällig', en: 'Due', csv: dueOn },
  buyer: inFile('Empfänger', 'Addressee', ({ buyer }: InvoiceRow) => buyer),
  member: { de: 'Mitglied', en: 'Member', csv: ({ member }: InvoiceRow) => member?.name ?? null },
  email: inFile('E-Mail', 'Email', ({ member }: InvoiceRow) => member?.email ?? null),
  net: inFile('Netto in Euro', 'Net in euros', ({ netCents }: InvoiceRow, locale) =>
    csvMoney(netCents, locale),
  ),
  vat: inFile('Umsatzsteuer in Euro', 'VAT in euros', (row: InvoiceRow, locale) =>
    csvMoney(row.grossCents - row.netCents, locale),
  ),
  gross: inFile('Brutto in Euro', 'Gross in euros', ({ grossCents }: InvoiceRow, locale) =>
    csvMoney(grossCents, locale),
  ),
  paid: inFile('Bezahlt in Euro', 'Paid in euros', ({ paidCents }: InvoiceRow, locale) =>
    csvMoney(paidCents, locale),
  ),
  refund: inFile('Zu erstatten in Euro', 'To refund in euros', (row: InvoiceRow, locale) =>
    csvMoney(row.refundCents, locale),
  ),
  refundBy: inFile(
    'Zu erstatten bis',
    'To refund by',
    ({ refundDueOn }: InvoiceRow) => refundDueOn,
  ),
  status: {
    de: 'Status',
    en: 'Status',
    csv: ({ status }: InvoiceRow, locale: 'de' | 'en') => invoiceStatusNames[status][locale],
  },
} as const;

/** Our invoices. */
export const invoiceList = defineList<InvoiceRow>()({
  name: 'invoices',
  right: 'money.read',
  one: { de: 'Rechnung', en: 'invoice' },
  other: { de: 'Rechnungen', en: 'invoices' },
  filters: {
    search: searchOfInvoices,
    status: choice(statuses, {
      de: 'Status',
      en: 'Status',
      any: { de: 'Jeder Status', en: 'Every status' },
    }),
    ...days(),
  },
  columns: {
    ...inFileOfInvoices,
    // Numbers are given in the order of the days.
    number: { de: 'Nummer, Datum', en: 'Number, date', sort: 'issuedAt' },
    due: { ...inFileOfInvoices.due, sort: 'dueAt' },
    total: { de: 'Betrag', en: 'Total', sort: 'grossCents' },
    payment: { de: 'Zahlung', en: 'Payment' },
  },
  order: '-issuedAt',
  empty: { de: 'Noch gibt es keine Rechnung.', en: 'There are no invoices yet.' },
  emptyHint: {
    de: 'Sobald ein Mitglied etwas bestellt, steht die Rechnung hier.',
    en: 'As soon as a member orders something, the invoice is listed here.',
  },
  nothing: { de: 'Dazu passt keine Rechnung.', en: 'No invoice matches.' },
  nothingHint: nothingFoundHint,
});
