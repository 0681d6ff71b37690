import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findInvoice } from '#modules/invoices/invoices.ts';
import { endCheckouts } from '#modules/payments/checkouts.ts';
import { openStripe } from '#modules/payments/stripe.ts';
import { codeOf, outcomeOf, startApi, type TestApi } from '../../support/api.ts';
import { cancelled, issued, received } from '../../support/invoices/orders.ts';
import { type FakeStripe, payPage, startFakeStripe } from '../../support/payments/fake-stripe.ts';
import { changeRows } from '../../support/rows.ts';

let stripe: FakeStripe;
let api: TestApi;
beforeAll(async () => {
  stripe = await startFakeStripe();
  api = await startApi({
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRET: 'whsec_test_0123456789',
    STRIPE_API_URL: stripe.url,
  });
});
afterAll(async () => {
  await api.close();
  stripe.stop();
});

let bearer: string;
let invoiceId: string;
beforeEach(async () => {
  const { id: accountId, ...member } = await api.someone();
  bearer = member.bearer;
  invoiceId = (await issued(api.connection.db, { accountId })).invoiceId;
});

const db = () => api.connection.db;
const invoice = () => findInvoice(db(), invoiceId, new Date());
const pay = async (language = 'de') =>
  api.call('POST', `/orders/${(await invoice())?.orderId}/pay`, {
    bearer,
    headers: { 'accept-language': language },
  });
async function pageIn(language?: string): Promise<string> {
  const answer = await pay(language);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.url;
}
const pages = () =>
  stripe.sessions.filter(({ client_reference_id }) => client_reference_id === invoiceId);
const openPages = () => pages().filter(({ status }) => status === 'open');
const receive = (amountCents: number) => received(db(), invoiceId, amountCents);
/** As if this much time had passed since the page was asked for. */
const age = (minutes: number) =>
  api.connection.pool.query(
    `update invoice_checkouts set begun_at = begun_at - make_interval(mins => $2)
     where invoice_id = $1`,
    [invoiceId, minutes],
  );

describe('The page on which an invoice is paid', () => {
  test('is the same when asked for again, also days later while it is open', async () => {
    const first = await pageIn();
    expect(await pageIn()).toBe(first);
    await age(2 * 24 * 60);
    expect(await pageIn()).toBe(first);
    expect(pages()).toHaveLength(1);
  });

  test('ends before one in another language is made', async () => {
    const german = await pageIn('de');
    const english = await pageIn('en');
    expect(english).not.toBe(german);
    expect(await pageIn('de')).not.toBe(german);
    expect(pages()).toHaveLength(3);
    expect(openPages()).toHaveLength(1);
  });

  test('ends when part of the invoice was paid, and the next asks for the rest', async () => {
    await pageIn();
    await receive(1_900);
    await pageIn();
    expect(openPages().map(({ amount_total }) => amount_total)).toEqual([10_000]);
    expect(pages()).toHaveLength(2);
  });

  test('is followed by a new one once it is over', async () => {
    const first = await pageIn();
    Object.assign(pages()[0] ?? {}, { status: 'expired', url: null });
    expect(await pageIn()).not.toBe(first);
  });

  test('is followed by a new one when Stripe does not know it any more', async () => {
    const first = await pageIn();
    await changeRows(
      db(),
      'invoice_checkouts',
      { invoice_id: invoiceId },
      { session_id: 'cs_of_another_key' },
    );
    expect(await pageIn()).not.toBe(first);
  });

  test.each(['de', 'en'])('that was paid just now leaves nothing to pay (%s)', async (language) => {
    await pageIn('de');
    payPage(pages()[0]);
    expect(outcomeOf(await pay(language))).toEqual([409, 'NOTHING_TO_PAY']);
    expect(await invoice()).toMatchObject({ status: 'paid', paidCents: 11_900, refundCents: 0 });
    expect(pages()).toHaveLength(1);
  });

  test('is not replaced while its money is on the way, and again if that does not come', async () => {
    await pageIn();
    const [page] = pages();
    Object.assign(page ?? {}, { status: 'complete', url: null });
    Object.assign(page ?? {}, { payment_intent: { id: 'pi_x', status: 'processing' } });
    expect(codeOf(await pay())).toBe('NOTHING_TO_PAY');
    Object.assign(page ?? {}, {
      payment_intent: { id: 'pi_x', status: 'requires_payment_method' },
    });
    await pageIn();
    expect(openPages()).toHaveLength(1);
  });
});

describe('One page is open', () => {
  test('when several devices ask at once, in two languages', async () => {
    const languages = ['de', 'en', 'de', 'en', 'de', 'en'];
    const answers = await Promise.all(languages.map(pay));
    for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode);
    expect(openPages().length).toBeLessThanOrEqual(1);
    await pageIn();
    expect(openPages()).toHaveLength(1);
  });

  test('when one device asks several times at once: all are led there', async () => {
    const urls = await Promise.all([pageIn(), pageIn(), pageIn()]);
    expect(new Set(urls).size).toBe(1);
    expect(pages()).toHaveLength(1);
  });

  test.each(['de', 'en'])('when the answer about the first was lost (%s)', async (language) => {
    stripe.beforeAnswer(() => {
      throw new Error('cut');
    });
    expect((await pay('de')).statusCode).toBe(503);
    expect(openPages()).toHaveLength(1);
    const url = await pageIn(language);
    expect(openPages().map((page) => page.url)).toEqual([url]);
  });

  test('when money comes in while Stripe makes it: the next asks for the rest', async () => {
    stripe.beforeAnswer(async () => void (await receive(1_900)));
    await pageIn();
    await pageIn();
    expect(openPages().map(({ amount_total }) => amount_total)).toEqual([10_000]);
  });
});

describe('The worker', () => {
  const endPages = async () => {
    const client = await openStripe({ secretKey: 'sk_test_123', apiUrl: stripe.url });
    return endCheckouts({ db: db(), stripe: client }, new Date());
  };
  const checkout = () =>
    db()
      .selectFrom('invoice_checkouts')
      .selectAll()
      .where('invoice_id', '=', invoiceId)
      .executeTakeFirst();

  test.each([
    ['paid by transfer', async () => void (await receive(11_900))],
    ['paid in part', async () => void (await receive(5_000))],
    ['cancelled', async () => void (await cancelled(db(), (await invoice())?.orderId ?? ''))],
  ])('ends the page of an invoice that was %s', async (_, happens) => {
    await pageIn();
    await happens();
    await endPages();
    expect(pages().map(({ status }) => status)).toEqual(['expired']);
    expect(await checkout()).toBeUndefined();
  });

  test('leaves a page alone on which there is something to pay', async () => {
    await pageIn();
    await endPages();
    expect(openPages()).toHaveLength(1);
    expect(await checkout()).toBeDefined();
  });

  test('records what was paid on a page after the transfer: it has to be refunded', async () => {
    await pageIn();
    payPage(pages()[0]);
    await receive(11_900);
    await endPages();
    await endPages();
    const expected = { status: 'paid', paidCents: 23_800, refundCents: 11_900 };
    expect(await invoice()).toMatchObject(expected);
    expect(await checkout()).toBeUndefined();
  });

  test('waits for a page of which it never heard to end by itself', async () => {
    stripe.beforeAnswer(() => {
      throw new Error('cut');
    });
    await pay();
    await receive(11_900);
    await endPages();
    expect(await checkout()).toBeDefined();
    await age(3 * 60);
    await endPages();
    expect(await checkout()).toBeUndefined();
  });
});
