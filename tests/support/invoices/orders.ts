import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { InvoicedOrder, InvoiceLine } from '#domain/invoices/invoice.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { issueInvoice } from '#modules/invoices/issue.ts';

const line: InvoiceLine = {
  title: 'Geschäftskonto vorbereiten',
  quantity: 1,
  unitNetCents: 10_000,
  discountPercent: 0,
  netCents: 10_000,
  vatPercent: 19,
};

export const invoiceLine = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...line,
  ...changes,
});

export const invoicedOrder = (changes: Partial<InvoicedOrder> = {}): InvoicedOrder => ({
  orderId: randomUUID(),
  accountId: randomUUID(),
  language: 'de',
  buyer: {
    name: 'Ada Gründerin',
    street: 'Lindenweg 3',
    zip: '10115',
    city: 'Berlin',
    country: 'DE',
  },
  lines: [invoiceLine()],
  orderedAt: new Date('2026-11-20T10:00:00Z'),
  payment: 'invoice',
  ...changes,
});

/** Issues an invoice in a transaction of its own. */
export const issued = (db: Database, changes: Partial<InvoicedOrder> = {}, at = new Date()) =>
  db
    .transaction()
    .execute((transaction) =>
      issueInvoice(transaction, invoicedOrder(changes), { seller: sampleOperator, at }),
    );
