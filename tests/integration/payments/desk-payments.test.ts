import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ManagedInvoice, ManagedPayment, Task, WholeInvoice } from '#api/contract.gen.d.ts';
import { inDays } from '#demo/days.ts';
import { REFUND_DAYS, refundDueOn } from '#domain/invoices/refund.ts';
import { dayKey } from '#domain/site/formats.ts';
import { noteUnrendered } from '#modules/invoices/unrendered-invoices.ts';
import { outcomeOf } from '../../support/api.ts';
import { withCast } from '../../support/foundation-api.ts';
import {
  cancelled as cancel,
  invoicedOrder,
  issued,
  received,
} from '../../support/invoices/orders.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast();
const { founder, staff, lawyer } = people;
const { db } = api.connection;
const daysAgo = (days: number) => inDays(-days);

async function entered(invoiceId: string, amountCents: number, paidAt = daysAgo(1)) {
  const id = randomUUID();
  const answer = await api.call('POST', `/admin/invoices/${invoiceId}/payments`, {
    ...staff,
    body: { amountCents, paidAt: paidAt.toISOString(), overpaid: true },
    headers: { 'idempotency-key': id },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

const takeBack = (id: string, key: string = randomUUID(), reason = 'twice') =>
  api.call('POST', `/admin/payments/${id}/take-back`, {
    ...staff,
    body: { reason },
    headers: { 'idempotency-key': key },
  });

const read = async <Data>(path: string): Promise<Data> => {
  const answer = await api.call('GET', path, staff);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const pageOf = (id: string) => read<WholeInvoice>(`/admin/invoices/${id}`);

async function cancelled(at: Date, paidCents = 11_900, paidAt = daysAgo(40)) {
  const order = invoicedOrder({ accountId: founder.id });
  const { invoiceId } = await issued(db, order, daysAgo(45));
  await entered(invoiceId, paidCents, paidAt);
  const cancellation = await cancel(db, order.orderId, at);
  return { invoiceId, cancellation: cancellation?.invoiceId ?? '' };
}

describe('A payment that was entered by mistake', () => {
  test('is taken back once, with who and why, and the invoice is open again', async () => {
    const { invoiceId } = await issued(db);
    const id = await entered(invoiceId, 11_900);
    expect((await pageOf(invoiceId)).status).toBe('paid');
    const key = randomUUID();
    for (const _ of [1, 2]) {
      expect((await takeBack(id, key)).json().data).toEqual({ paidCents: 0 });
    }
    expect(outcomeOf(await takeBack(id))).toEqual([409, 'TAKEN_BACK']);
    const page = await pageOf(invoiceId);
    expect(page).toMatchObject({ status: 'open', paidCents: 0 });
    const by = { id: staff.id };
    expect(page.payments).toMatchObject([
      { kind: 'correction', amountCents: -11_900, takesBack: id, reason: 'twice', recordedBy: by },
      { id, kind: 'payment', recordedBy: by, takenBack: { reason: 'twice' } },
    ]);
    expect(outcomeOf(await takeBack(page.payments[0]?.id ?? ''))).toEqual([
      409,
      'NOT_ENTERED_BY_HAND',
    ]);
    const entries = await rowsOf(
      db,
      'audit_log',
      { action: 'payment-taken-back', target_id: invoiceId },
      'actor_id',
      'details',
    );
    const details = { amountCents: -11_900, reason: 'twice' };
    expect(entries).toEqual([{ actor_id: staff.id, details }]);
    // What was taken back is nothing that another one could be like.
    await entered(invoiceId, 11_900);
    expect((await pageOf(invoiceId)).status).toBe('paid');
  });

  test('stays where its money has gone back since, and so does what nobody has typed', async () => {
    const { invoiceId } = await cancelled(daysAgo(2));
    const [payment] = (await pageOf(invoiceId)).payments;
    const refund = await entered(invoiceId, -11_900);
    expect(outcomeOf(await takeBack(payment?.id ?? ''))).toEqual([409, 'REFUNDED_SINCE']);
    expect((await takeBack(refund)).json().data).toEqual({ paidCents: 11_900 });
    const overpaid = db.selectFrom('outbox').select('id').where('mail', '=', 'invoice-overpaid');
    expect(await overpaid.where(sql`data ->> 'invoiceId'`, '=', invoiceId).execute()).toEqual([]);

    const card = randomUUID();
    const { invoiceId: byCard } = await issued(db);
    await received(db, byCard, 11_900, { id: card, method: 'card' });
    expect(outcomeOf(await takeBack(card))).toEqual([409, 'NOT_ENTERED_BY_HAND']);
    expect(outcomeOf(await takeBack(randomUUID()))).toEqual([404, 'NOT_FOUND']);
  });

  test('by two at once is taken back once', async () => {
    const { invoiceId } = await issued(db);
    const id = await entered(invoiceId, 5_000);
    const answers = await Promise.all([takeBack(id), takeBack(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await pageOf(invoiceId)).paidCents).toBe(0);
  });
});

describe('The page of an invoice', () => {
  test('says what it bills, what was paid, what takes it back, and how its PDF is', async () => {
    const { invoiceId, cancellation } = await cancelled(daysAgo(3));
    const page = await pageOf(invoiceId);
    expect(page).toMatchObject({
      kind: 'invoice',
      status: 'cancelled',
      lines: [{ title: 'Geschäftskonto vorbereiten', quantity: 1, netCents: 10_000 }],
      vat: [{ percent: 19, vatCents: 1_900 }],
      billing: { name: 'Ada Gründerin' },
      member: { email: founder.email },
      related: [{ relation: 'cancelled-by', id: cancellation }],
      pdf: { state: 'missing' },
      payments: [{ amountCents: 11_900, recordedBy: { id: staff.id } }],
    });
    expect((await pageOf(cancellation)).related).toMatchObject([
      { relation: 'cancels', id: invoiceId, number: page.number },
    ]);
    await noteUnrendered(db, invoiceId, { reason: 'Error', permanent: true, at: new Date() });
    expect((await pageOf(invoiceId)).pdf).toMatchObject({ state: 'failed', attempts: 1 });
    await api.call('GET', `/invoices/${invoiceId}/pdf`, staff);
    expect((await pageOf(invoiceId)).pdf.state).toBe('there');
    const path = `/admin/invoices/${invoiceId}`;
    expect((await api.call('GET', path, lawyer)).statusCode).toBe(403);
    expect((await api.call('GET', `/admin/invoices/${randomUUID()}`, staff)).statusCode).toBe(404);
  });

  test('names its mails and how far they have come, and those of no other invoice', async () => {
    const { invoiceId } = await issued(db, { accountId: founder.id });
    const { invoiceId: other } = await issued(db, { accountId: founder.id });
    const of = { subject: 'money', account_id: founder.id } as const;
    for (const id of [invoiceId, other]) {
      const row = { message_id: `${id}.invoice-issued.1`, mail: 'invoice-issued', ...of };
      await addRows(db, 'letters', row);
    }
    const { mails } = await pageOf(invoiceId);
    expect(mails).toMatchObject([{ mail: 'invoice-issued', fate: 'on-its-way', address: null }]);
  });
});

describe('Refunds', () => {
  test('are due 14 days after the withdrawal, whatever is entered later', async () => {
    const late = await cancelled(daysAgo(REFUND_DAYS + 4));
    const soon = await cancelled(daysAgo(1));
    await entered(late.invoiceId, -1_000, daysAgo(2));
    await entered(soon.invoiceId, 500, daysAgo(0));
    const listed = (status: string) =>
      read<ManagedInvoice[]>(`/admin/invoices?status=${status}&sort=refundDueOn&limit=200`);
    const mine = (all: ManagedInvoice[]) =>
      all.filter(({ id }) => [late.invoiceId, soon.invoiceId].includes(id));
    const [first, second] = mine(await listed('to-refund'));
    expect(first).toMatchObject({
      id: late.invoiceId,
      refundCents: 10_900,
      refundDueOn: refundDueOn(daysAgo(REFUND_DAYS + 4).toISOString()),
    });
    expect(second).toMatchObject({
      id: soon.invoiceId,
      refundDueOn: refundDueOn(daysAgo(1).toISOString()),
    });
    expect(mine(await listed('refund-overdue')).map(({ id }) => id)).toEqual([late.invoiceId]);
    const tasks = await read<Task[]>('/admin/tasks?show=team&limit=200');
    const task = tasks.find(({ key }) => key === `refund:${late.invoiceId}`);
    expect(task?.dueOn).toBe(first?.refundDueOn);
    await entered(late.invoiceId, -10_900);
    expect(mine(await listed('refund-overdue'))).toEqual([]);
    const done = await read<ManagedInvoice[]>(`/admin/invoices?search=${first?.number}`);
    expect(done[0]?.refundDueOn).toBeNull();
  });

  test('have the same day in a list as in its rule, on every day of the week', async () => {
    const ids: string[] = [];
    for (const days of [1, 2, 3, 4, 5, 6, 7]) ids.push((await cancelled(daysAgo(days))).invoiceId);
    const tasks = await read<Task[]>('/admin/tasks?show=team&limit=200');
    const days = ids.map((id) => tasks.find(({ key }) => key === `refund:${id}`)?.dueOn);
    const rule = [1, 2, 3, 4, 5, 6, 7].map((ago) => refundDueOn(daysAgo(ago).toISOString()));
    expect(days).toEqual(rule);
  });
});

describe('The list of payments', () => {
  const listed = (query: string) => read<ManagedPayment[]>(`/admin/payments?limit=200&${query}`);

  test('says what came in and went back, who entered it, and finds it', async () => {
    await changeRows(db, 'users', { id: founder.id }, { last_name: 'Zahlmann' });
    const order = invoicedOrder({ accountId: founder.id });
    const { invoiceId, number } = await issued(db, order, new Date('2024-02-01T09:00:00Z'));
    const day = (text: string) => new Date(`${text}T12:00:00Z`);
    await entered(invoiceId, 4_000, day('2024-02-05'));
    const wrong = await entered(invoiceId, 7_900, day('2024-02-06'));
    await takeBack(wrong, randomUUID(), 'wrong-amount');
    const mine = await listed('from=2024-02-01&to=2024-02-28');
    const brief = mine.map(({ kind, amountCents, paidAt }) => [kind, amountCents, dayKey(paidAt)]);
    expect(brief).toContainEqual(['correction', -7_900, '2024-02-06']);
    expect(brief.at(-1)).toEqual(['payment', 4_000, '2024-02-05']);
    expect(mine[0]).toMatchObject({
      invoice: { id: invoiceId, number },
      buyer: 'Ada Gründerin',
      member: { email: founder.email },
      method: 'transfer',
      recordedBy: { id: staff.id },
    });
    expect(await listed('to=2024-02-05')).toHaveLength(1);
    expect(await listed(`search=${number}`)).toHaveLength(3);
    expect(await listed(`search=${number}&kind=payment`)).toHaveLength(2);
    expect(await listed(`search=${number}&kind=correction`)).toHaveLength(1);
    expect(await listed(`search=${number}&kind=refund`)).toHaveLength(0);
    expect(await listed(`search=${number}&method=card`)).toHaveLength(0);
    expect((await listed('search=zahlmann&from=2024-01-01&to=2024-12-31')).length).toBe(3);
    const amounts = (await listed(`search=${number}&sort=amountCents`)).map(
      ({ amountCents }) => amountCents,
    );
    expect(amounts).toEqual([-7_900, 4_000, 7_900]);
    const file = await api.call('GET', `/admin/payments.csv?search=${number}&locale=en`, staff);
    expect(file.body.split('\r\n')).toHaveLength(5);
    expect(file.body).toContain('Correction');
  });

  test('names what was offset as such', async () => {
    const { invoiceId, number } = await issued(db);
    await received(db, invoiceId, 500, { reference: 'RE-2026-000001' });
    const [row] = await listed(`search=${number}&kind=offset`);
    expect(row).toMatchObject({ kind: 'offset', offsetBy: 'RE-2026-000001', recordedBy: null });
    expect(await listed(`search=${number}&kind=payment`)).toEqual([]);
  });

  test.each([
    ['the newest', 'select id from invoice_payments order by paid_at desc, id limit 25'],
    ['the highest', 'select id from invoice_payments order by amount_cents desc, id limit 25'],
    [
      'by card',
      `select id from invoice_payments where method = 'card' order by paid_at desc, id limit 25`,
    ],
    [
      'refunds',
      'select id from invoice_payments where amount_cents < 0 order by paid_at desc, id limit 25',
    ],
    [
      'offsets',
      `select id from invoice_payments where reference like 'RE-%'
        order by paid_at desc, id limit 25`,
    ],
    [
      'due refunds',
      'select invoice_id from invoice_states where refund_cents > 0 order by refund_since, invoice_id',
    ],
  ])('is read in the order of an index: %s', async (_, query) => {
    const plan = await db.transaction().execute(async (transaction) => {
      // Few rows are sorted faster; it is about many.
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_bitmapscan = off`.execute(transaction);
      return sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(transaction);
    });
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toMatch(/Index (Only )?Scan/);
    expect(lines).not.toContain('Sort');
  });
});
