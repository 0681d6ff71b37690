import type { InvoiceStatus } from '../../invoices/invoice.ts';
import { invoiceStatusNames } from '../../invoices/names.ts';
import type { OrderState } from '../../orders/order.ts';
import { csvDay, csvMoney } from '../csv.ts';
import { choice, days, defineList, inFile, nothingFoundHint, typed, type Words } from '../lists.ts';

export interface Row {
  number: string;
  placedAt: string;
  member: { name: string | null; email: string } | null;
  company: string | null;
  titles: readonly string[];
  netCents: number;
  grossCents: number;
  withdrawnAt: string | null;
  invoice: { number: string; status: InvoiceStatus } | null;
}

const states: Record<OrderState, Words> = {
  standing: { de: 'Nicht widerrufen', en: 'Not withdrawn' },
  'without-address': { de: 'Adresse vom Mitglied fehlt', en: 'Address of the member missing' },
  withdrawn: { de: 'Widerrufen', en: 'Withdrawn' },
};

/** What members have ordered. */
export const orderList = defineList<Row>()({
  name: 'orders',
  right: 'money.read',
  one: { de: 'Bestellung', en: 'order' },
  other: { de: 'Bestellungen', en: 'orders' },
  filters: {
    search: typed({
      de: 'Nummer, Name, E-Mail oder Firma',
      en: 'Number, name, email or company',
    }),
    state: choice(states, { de: 'Stand', en: 'State', any: { de: 'Alle', en: 'All' } }),
    ...days(),
  },
  columns: {
    number: { de: 'Nummer', en: 'Number' },
    order: inFile('Bestellung', 'Order', ({ number }) => number),
    date: { de: 'Datum', en: 'Date', sort: 'placedAt', csv: ({ placedAt }) => csvDay(placedAt) },
    member: { de: 'Mitglied', en: 'Member', csv: ({ member }) => member?.name ?? null },
    email: inFile('E-Mail', 'Email', ({ member }) => member?.email ?? null),
    company: inFile('Firma', 'Company', ({ company }) => company),
    what: { de: 'Bestellt', en: 'Ordered', csv: ({ titles }) => titles.join(', ') },
    total: { de: 'Summe', en: 'Total', sort: 'grossCents' },
    net: inFile('Netto in Euro', 'Net in euros', ({ netCents }, locale) =>
      csvMoney(netCents, locale),
    ),
    gross: inFile('Brutto in Euro', 'Gross in euros', ({ grossCents }, locale) =>
      csvMoney(grossCents, locale),
    ),
    state: { de: 'Stand', en: 'State' },
    withdrawn: inFile('Widerrufen', 'Withdrawn', ({ withdrawnAt }) => csvDay(withdrawnAt)),
    invoice: inFile('Rechnung', 'Invoice', ({ invoice }) => invoice?.number ?? null),
    invoiceState: inFile('Stand der Rechnung', 'State of the invoice', ({ invoice }, locale) =>
      invoice ? invoiceStatusNames[invoice.status][locale] : null,
    ),
  },
  order: '-placedAt',
  empty: { de: 'Noch gibt es keine Bestellung.', en: 'There is no order yet.' },
  emptyHint: {
    de: 'Sobald ein Mitglied etwas bestellt, steht es hier.',
    en: 'As soon as a member orders something, it is listed here.',
  },
  nothing: { de: 'Dazu passt keine Bestellung.', en: 'No order matches.' },
  nothingHint: nothingFoundHint,
});
