import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { findInvoice } from '#modules/invoices/invoices.ts';
import { outcomeOf, startApi, type TestApi } from '../../support/api.ts';
import { issued } from '../../support/invoices/orders.ts';
import { type StripeMock, startStripeMock } from '../../support/payments/stripe-mock.ts';
import { changeRows } from '../../support/rows.ts';

const SECRET = 'whsec_test_0123456789';
const keys = { STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: SECRET };

let mock: StripeMock | undefined;
let api: TestApi;
beforeAll(async () => {
  mock = await startStripeMock();
  // Without it nothing listens there.
  api = await startApi({ ...keys, STRIPE_API_URL: mock?.url ?? 'http://127.0.0.1:9' });
}, 5 * 60_000);
afterAll(async () => {
  mock?.stop();
  await api.close();
});

const invoiceOf = async (id: string) => findInvoice(api.connection.db, id, new Date());

const sessionEvent = (invoiceId: string, changes: Record<string, unknown> = {}) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'checkout.session.completed',
  created: Math.floor(Date.now() / 1_000),
  data: {
    object: {
      id: `cs_${randomUUID()}`,
      object: 'checkout.session',
      client_reference_id: invoiceId,
      amount_total: 11_900,
      currency: 'eur',
      payment_status: 'paid',
      payment_intent: 'pi_1',
      ...changes,
    },
  },
});

/** As Stripe sends it. */
function post(event: object, { secret = SECRET, at = Date.now(), sent = event } = {}) {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: JSON.stringify(event),
    secret,
    timestamp: Math.floor(at / 1_000),
  });
  return api.call('POST', '/stripe/events', {
    body: sent,
    headers: { 'stripe-signature': signature },
  });
}

describe('an event of Stripe', () => {
  test('records a payment, however often it comes', async () => {
    const { invoiceId } = await issued(api.connection.db);
    const event = sessionEvent(invoiceId);
    const answers = await Promise.all([post(event), post(event), post(event)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', paidCents: 11_900 });
  });

  test('of the same payment under another id records nothing more', async () => {
    const { invoiceId } = await issued(api.connection.db);
    const first = sessionEvent(invoiceId);
    const second = { ...first, id: 'evt_other', type: 'checkout.session.async_payment_succeeded' };
    await post(first);
    expect((await post(second)).statusCode).toBe(200);
    expect(await invoiceOf(invoiceId)).toMatchObject({ paidCents: 11_900 });
  });

  test.each([
    ['of a kind that we do not know', { type: 'customer.created' }, {}],
    ['of a payment that is not through yet', {}, { payment_status: 'unpaid' }],
    ['in another currency', {}, { currency: 'usd' }],
  ])('%s is answered with 200 and changes nothing', async (_, changes, session) => {
    const { invoiceId } = await issued(api.connection.db);
    const answer = await post({ ...sessionEvent(invoiceId, session), ...changes });
    expect(answer.statusCode).toBe(200);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'open', paidCents: 0 });
  });

  test('about an invoice that we do not have is answered with 200 and logged', async () => {
    const event = sessionEvent(randomUUID());
    expect((await post(event)).statusCode).toBe(200);
    expect((await post(sessionEvent('not-an-id'))).statusCode).toBe(200);
    expect(api.logged()).toContain('stripe: nothing to pay for');
  });

  test('records what was paid for a cancelled invoice: it has to be refunded', async () => {
    const { invoiceId } = await issued(api.connection.db);
    const cancelled = { state: 'cancelled' as const };
    await changeRows(api.connection.db, 'invoice_states', { invoice_id: invoiceId }, cancelled);
    await post(sessionEvent(invoiceId));
    expect(await invoiceOf(invoiceId)).toMatchObject({
      status: 'cancelled',
      paidCents: 11_900,
      refundCents: 11_900,
    });
  });

  test('records money that came in twice, all of it: the rest has to be refunded', async () => {
    const { invoiceId } = await issued(api.connection.db);
    await post(sessionEvent(invoiceId, { amount_total: 5_000 }));
    await post(sessionEvent(invoiceId));
    const expected = { status: 'paid', paidCents: 16_900, refundCents: 5_000 };
    expect(await invoiceOf(invoiceId)).toMatchObject(expected);
  });

  test.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed an hour ago', { at: Date.now() - 3_600_000 }],
    ['changed on the way', { sent: sessionEvent(randomUUID()) }],
  ])('is refused when it was %s', async (_, how) => {
    const { invoiceId } = await issued(api.connection.db);
    expect(outcomeOf(await post(sessionEvent(invoiceId), how))).toEqual([400, 'INVALID_PAYLOAD']);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'open' });
  });

  test('is refused without a signature', async () => {
    const body = sessionEvent(randomUUID());
    expect((await api.call('POST', '/stripe/events', { body })).statusCode).toBe(400);
  });
});

describe('paying by card', () => {
  test('leads to a page of Stripe', async ({ annotate }) => {
    if (!mock) return annotate('No Go: not checked against stripe-mock.');
    const { id, bearer } = await api.someone();
    const { invoiceId } = await issued(api.connection.db, { accountId: id });
    const orderId = (await invoiceOf(invoiceId))?.orderId;
    const answer = await api.call('POST', `/orders/${orderId}/pay`, { bearer });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.url).toMatch(/^https:\/\//);
    await post(sessionEvent(invoiceId));
    expect(outcomeOf(await api.call('POST', `/orders/${orderId}/pay`, { bearer }))).toEqual([
      409,
      'NOTHING_TO_PAY',
    ]);
  });

  test('is offered where a key is configured', async () => {
    const { bearer } = await api.someone();
    const answer = await api.call('GET', '/payment-methods', { bearer });
    expect(answer.json().data).toEqual(['invoice', 'card']);
  });

  test('answers 503 while Stripe is away', async () => {
    const away = await startApi({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:9' });
    const { id, bearer } = await away.someone();
    const { invoiceId } = await issued(away.connection.db, { accountId: id });
    const { orderId } = (await findInvoice(away.connection.db, invoiceId, new Date())) ?? {};
    const answer = await away.call('POST', `/orders/${orderId}/pay`, { bearer });
    expect(answer.statusCode).toBe(503);
    await away.close();
  });
});

test('a key without the other is refused at the start', () => {
  const secret = 'x'.repeat(32);
  const environment = {
    DATABASE_URL: 'postgres://localhost/x',
    TOKEN_SECRET: secret,
    LINK_SECRET: secret,
    PERSON_KEY_SECRET: secret,
  };
  for (const [name, value] of Object.entries(keys)) {
    expect(() => parseConfig({ ...environment, [name]: value })).toThrow(/STRIPE_\w+: is needed/);
  }
  expect(parseConfig(environment).stripe).toBeUndefined();
  expect(parseConfig({ ...environment, ...keys }).stripe).toMatchObject({ webhookSecret: SECRET });
});
