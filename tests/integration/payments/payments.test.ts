import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { codeOf, outcomeOf, withApi } from '../../support/api.ts';
import { cancelled, invoicedOrder, issued } from '../../support/invoices/orders.ts';
import { rowsOf } from '../../support/rows.ts';

const api = await withApi();
const staff = (await api.someone('staff')).bearer;

const enter = (id: string, body: object, key: string = randomUUID()) =>
  api.call('POST', `/admin/invoices/${id}/payments`, {
    bearer: staff,
    body: { paidAt: new Date().toISOString(), ...body },
    headers: { 'idempotency-key': key },
  });
const pay = (id: string, amountCents: number, key?: string) => enter(id, { amountCents }, key);
const payTooMuch = (id: string, amountCents: number, key?: string) =>
  enter(id, { amountCents, paidAt: '2026-11-20T12:00:00Z', overpaid: true }, key);
const listed = async (bearer: string, query = '') =>
  (await api.call('GET', `/invoices${query}`, { bearer })).json();
const managed = async (query: string) =>
  (await api.call('GET', `/admin/invoices${query}`, { bearer: staff })).json();

describe('A payment', () => {
  test('is recorded once, however often it is sent', async () => {
    const { invoiceId } = await issued(api.connection.db);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => pay(invoiceId, 5_000, key)));
    expect(answers.map((answer) => answer.json().data.paidCents)).toEqual([5_000, 5_000, 5_000]);
    expect(outcomeOf(await pay(invoiceId, 6_000, key))).toEqual([422, 'UNPROCESSABLE_CONTENT']);
  });

  test('may not exceed what is open, and two at once do not either', async () => {
    const { invoiceId } = await issued(api.connection.db);
    const answers = await Promise.all([pay(invoiceId, 11_900), pay(invoiceId, 11_900)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(codeOf(await pay(invoiceId, 1))).toBe('PAYMENT_TOO_HIGH');
  });

  test('entered by two people from the same bank statement is recorded once', async () => {
    const { invoiceId } = await issued(api.connection.db);
    const path = `/admin/invoices/${invoiceId}/payments`;
    const paidAt = '2026-11-20T12:00:00Z';
    const again = (more: object) => enter(invoiceId, { amountCents: 10_000, paidAt, ...more });
    expect((await again({ expectedVersion: 0 })).statusCode).toBe(200);
    expect(outcomeOf(await again({ expectedVersion: 0 }))).toEqual([409, 'INVOICE_CHANGED']);
    expect(outcomeOf(await again({ expectedVersion: 1 }))).toEqual([409, 'PAYMENT_EXISTS']);
    const { data } = (await api.call('GET', path, { bearer: staff })).json();
    expect(data).toMatchObject([{ amountCents: 10_000, method: 'transfer' }]);
    const another = await again({ amountCents: 1_000, expectedVersion: 1 });
    expect(another.json().data).toEqual({ paidCents: 11_000 });
    const [{ version }] = (await managed('?status=open&limit=200')).data.filter(
      ({ id }: { id: string }) => id === invoiceId,
    );
    expect(version).toBe(2);
  });

  test.each([
    ['long ago', () => '0001-01-01T12:00:00Z'],
    ['tomorrow', () => inDays(1).toISOString()],
    ['in another century', () => '9999-12-31T12:00:00Z'],
  ])('that came in %s is a mistake', async (_, paidAt) => {
    const { invoiceId } = await issued(api.connection.db);
    expect(outcomeOf(await enter(invoiceId, { amountCents: 100, paidAt: paidAt() }))).toEqual([
      400,
      'INVALID_PAYLOAD',
    ]);
  });

  test('for a cancelled invoice is a refund, up to what was paid', async () => {
    const { db } = api.connection;
    const order = invoicedOrder();
    const { invoiceId } = await issued(db, order);
    await pay(invoiceId, 11_900);
    const cancellation = await cancelled(db, order.orderId);
    expect(codeOf(await pay(invoiceId, 100))).toBe('PAYMENT_TOO_HIGH');
    expect(codeOf(await pay(invoiceId, -11_901))).toBe('REFUND_TOO_HIGH');
    expect((await pay(invoiceId, -11_900)).json().data).toEqual({ paidCents: 0 });
    expect((await pay(cancellation?.invoiceId ?? '', 100)).statusCode).toBe(404);
  });

  test('that came in twice is recorded once somebody says so, and refunded up to what is too much', async () => {
    const { invoiceId } = await issued(api.connection.db);
    await pay(invoiceId, 11_900);
    expect(codeOf(await pay(invoiceId, 5_000))).toBe('PAYMENT_TOO_HIGH');
    const key = randomUUID();
    for (const _ of [1, 2]) {
      const answer = await payTooMuch(invoiceId, 5_000, key);
      expect(answer.json().data).toEqual({ paidCents: 16_900 });
    }
    const toRefund = async () =>
      (await managed('?status=to-refund&limit=200')).data.find(
        ({ id }: { id: string }) => id === invoiceId,
      );
    expect(await toRefund()).toMatchObject({ status: 'paid', refundCents: 5_000 });
    const refund = randomUUID();
    for (const _ of [1, 2]) expect((await pay(invoiceId, -2_000, refund)).statusCode).toBe(200);
    expect(await toRefund()).toMatchObject({ refundCents: 3_000 });
    await pay(invoiceId, -3_000);
    expect(await toRefund()).toBeUndefined();
    expect(codeOf(await payTooMuch(invoiceId, -11_901))).toBe('REFUND_TOO_HIGH');
  });
});

describe('Lists', () => {
  test('show members their own invoices only, the newest first, in pages', async () => {
    const [member, other] = await Promise.all([api.someone(), api.someone()]);
    const at = (day: number) => new Date(Date.UTC(2026, 9, day));
    for (const day of [2, 1, 3]) {
      await issued(api.connection.db, { accountId: member.id }, at(day));
    }
    const { invoiceId: foreign } = await issued(api.connection.db, { accountId: other.id });
    const { data, meta } = await listed(member.bearer);
    expect(meta).toEqual({ total: 3 });
    expect(data.map(({ issuedAt }: { issuedAt: string }) => issuedAt.slice(8, 10))).toEqual([
      '03',
      '02',
      '01',
    ]);
    const second = await listed(member.bearer, '?limit=1&offset=1');
    expect(second.data).toEqual([data[1]]);
    expect(JSON.stringify(data)).not.toContain(foreign);
    const pdf = await api.call('GET', `/invoices/${foreign}/pdf`, { bearer: member.bearer });
    expect(pdf.statusCode).toBe(404);
  });

  test('are filtered by status for staff', async () => {
    const { db } = api.connection;
    const { number: open } = await issued(db);
    const { number: overdue } = await issued(db, {}, new Date('2026-01-05T12:00:00Z'));
    const { number: paid, invoiceId } = await issued(db);
    await pay(invoiceId, 11_900);
    const numbers = async (status: string) =>
      (await managed(`?status=${status}&limit=200`)).data.map(
        ({ number }: { number: string }) => number,
      );
    expect(await numbers('open')).toContain(open);
    expect(await numbers('overdue')).toContain(overdue);
    expect(await numbers('overdue')).not.toContain(open);
    expect(await numbers('paid')).toContain(paid);
    expect((await managed('?status=paid&limit=1')).meta).toEqual({
      total: (await numbers('paid')).length,
    });
    for (const other of [paid, overdue]) expect(await numbers('open')).not.toContain(other);
    const first = (await managed('?status=overdue')).data.at(-1);
    expect(first).toMatchObject({ buyer: 'Ada Gründerin', grossCents: 11_900, paidCents: 0 });
  });
});

test('the stored PDF is served with its number as a name, and never another', async () => {
  const { id, bearer } = await api.someone();
  const { invoiceId, number } = await issued(api.connection.db, { accountId: id });
  const get = () => api.call('GET', `/invoices/${invoiceId}/pdf`, { bearer });
  const [one, two] = await Promise.all([get(), get()]);
  expect(one.headers['content-type']).toBe('application/pdf');
  expect(one.headers['content-disposition']).toContain(`${number}.pdf`);
  expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
  expect((await get()).rawPayload.equals(one.rawPayload)).toBe(true);
  const rows = await rowsOf(api.connection.db, 'invoice_pdfs', { invoice_id: invoiceId });
  expect(rows).toHaveLength(1);
});
