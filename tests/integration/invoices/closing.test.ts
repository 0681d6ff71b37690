import { expect, test } from 'vitest';
import { closeInvoice, findInvoice } from '#modules/invoices/invoices.ts';
import { withDatabase } from '../../support/database.ts';
import { issued, received } from '../../support/invoices/orders.ts';

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
  await received(db, id, grossCents, { at });
  expect(await closeInvoice(db, id, { version, at })).toBe(false);
  expect((await read()).isClosed).toBe(false);
  const paid = await read();
  expect(await closeInvoice(db, id, { version: paid.version, at })).toBe(true);
  expect(await read()).toMatchObject({ status: 'paid', isClosed: true });
});
