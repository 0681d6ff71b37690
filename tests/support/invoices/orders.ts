import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { InvoicedOrder, InvoiceLine } from '#domain/invoices/invoice.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { cancelInvoiceOf, issueInvoice } from '#modules/invoices/issue.ts';
import { recordPayment } from '#modules/payments/payments.ts';

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

/** Cancels the invoice of an order in a transaction of its own. */
export const cancelled = (db: Database, orderId: string, at = new Date()) =>
  db.transaction().execute((transaction) => cancelInvoiceOf(transaction, orderId, at));

type Payment = Parameters<typeof recordPayment>[1];

/** Money for an invoice: by transfer, today and without a name unless said otherwise. */
export const received = (
  db: Database,
  invoiceId: string,
  amountCents: number,
  { at = new Date(), ...more }: Partial<Payment> & { at?: Date } = {},
) =>
  recordPayment(
    db,
    {
      id: randomUUID(),
      invoiceId,
      amountCents,
      method: 'transfer',
      paidAt: at,
      recordedBy: null,
      ...more,
    },
    at,
  );
