import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleOperator } from '#domain/site/operator.ts';
import { closeInvoice, findInvoice } from '#modules/invoices/invoices.ts';
import { issueInvoice } from '#modules/invoices/issue.ts';
import { withDatabase } from '#tests/support/database.ts';
import { cancelled, invoicedOrder, issued, received } from '#tests/support/invoices/orders.ts';
import { rowOf } from '../../support/rows.ts';

const database = await withDatabase();
const { db } = database.connection;

const at = new Date('2026-11-22T09:00:00Z');
const issue = (order = invoicedOrder(), when = at) => issued(db, order, when);

async function countsOf(year: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('number')
    .where('number', 'like', `RE-${year}-%`)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => Number(number.slice(-6)));
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('Invoice numbers', () => {
  test('have no gap and no double among 50 parallel issues, half of which are rolled back', async () => {
    const attempts = upTo(50).map((attempt) =>
      db.transaction().execute(async (transaction) => {
        await issueInvoice(transaction, invoicedOrder(), { seller: sampleOperator, at });
        if (attempt % 2 === 0) throw new Error('rolled back after the number was drawn');
      }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    expect(await countsOf(2026)).toEqual(upTo(25));
  });

  test('begin anew with each year, by the day in Berlin', async () => {
    const { number } = await issue(invoicedOrder(), new Date('2026-12-31T23:30:00Z'));
    expect(number).toBe('RE-2027-000001');
  });

  test('are one row with those of cancellations', async () => {
    const order = invoicedOrder();
    const before = (await countsOf(2026)).length;
    await issue(order);
    const cancel = () => cancelled(db, order.orderId, at);
    const first = await cancel();
    expect(await cancel()).toEqual(first);
    expect(await countsOf(2026)).toEqual(upTo(before + 2));
    const { content } = await rowOf(db, 'invoices', { number: first?.number ?? '' });
    expect(content).toMatchObject({ kind: 'cancellation', grossCents: -11_900 });
  });

  test('an order is invoiced once', async () => {
    const order = invoicedOrder();
    expect(await issue(order)).toEqual(await issue(order));
  });

  test('nothing is cancelled where there is no invoice', async () => {
    const { orderId } = invoicedOrder();
    expect(await cancelled(db, orderId, at)).toBeUndefined();
  });
});

describe('An invoice', () => {
  const statements = [
    'update invoices set gross_cents = 1',
    "update invoices set content = '{}'",
    'delete from invoices',
    'truncate invoices cascade',
    'update invoice_payments set amount_cents = 1',
    'delete from invoice_payments',
    "update invoice_pdfs set sha256 = 'x'",
    'delete from invoice_pdfs',
  ];
  beforeAll(() => issue());

  test.each(statements)('is refused to the parts: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' });
  });

  test.each(statements)('is refused to the owner of the tables: %s', async (statement) => {
    const refused = sql.raw(statement).execute(database.owner.db);
    await expect(refused).rejects.toMatchObject({ code: '23001' });
  });

  test.each([
    'update invoice_numbers set last = last - 1',
    'update invoice_numbers set last = last + 2',
    'update invoice_numbers set year = year + 100',
    'insert into invoice_numbers values (2100, 7)',
    "update invoice_states set state = 'open' where state = 'cancelled'",
    'update invoice_states set version = version - 1',
  ])('is refused to the parts and to the owner: %s', async (statement) => {
    const order = invoicedOrder();
    await issue(order);
    await cancelled(db, order.orderId, at);
    for (const one of [db, database.owner.db]) {
      await expect(sql.raw(statement).execute(one)).rejects.toMatchObject({ code: '23001' });
    }
  });

  test.each([
    'delete from invoice_numbers',
    'delete from invoice_states',
    "update stripe_events set type = 'x'",
    'alter table invoices disable trigger user',
  ])('nor may the parts: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' });
  });
});

test('an invoice that has changed since it was read is not closed', async () => {
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
