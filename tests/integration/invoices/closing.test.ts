import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { closeInvoice, findInvoice } from '#modules/invoices/invoices.ts';
import { recordPayment } from '#modules/payments/payments.ts';
import { withDatabase } from '../../support/database.ts';
import { issued } from '../../support/invoices/orders.ts';

const database = await withDatabase();

test('an invoice that has changed since it was read is not closed', async () => {
  const { db } = database.connection;
  const at = new Date();
  const { invoiceId: id } = await issued(db);
  const read = async () => {
    const invoice = await findInvoice(db, id, at);
    if (!invoice) throw new Error('The invoice is missing.');
    return invoice;
  };
  const { version, grossCents } = await read();
  const payment = {
    id: randomUUID(),
    invoiceId: id,
    amountCents: grossCents,
    method: 'transfer',
    paidAt: at,
    recordedBy: null,
  } as const;
  await recordPayment(db, payment, at);
  expect(await closeInvoice(db, id, { version, at })).toBe(false);
  expect((await read()).isClosed).toBe(false);
  const paid = await read();
  expect(await closeInvoice(db, id, { version: paid.version, at })).toBe(true);
  expect(await read()).toMatchObject({ status: 'paid', isClosed: true });
});
