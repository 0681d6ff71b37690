import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { billingSchema } from '#domain/orders/billing.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { endPackageOrder, placePackageOrder } from '#modules/orders/package-orders.ts';
import { outcomeOf, type Someone } from '../../support/api.ts';
import { addLawyer } from '../../support/appointments/meetings.ts';
import { command, startFoundation, withFoundationApi } from '../../support/foundation-api.ts';
import { issued } from '../../support/invoices/orders.ts';
import { anOrder, aProduct, billing, orderOf } from '../../support/orders/orders.ts';
import { rowOf } from '../../support/rows.ts';

const api = await withFoundationApi();
const member = await api.someone('member');

const db = () => api.connection.db;
const place = ({ bearer }: Someone, body: object, key: string = randomUUID()) =>
  api.call('POST', '/orders', { bearer, body, headers: { 'idempotency-key': key } });

describe('An order', () => {
  test('costs what the catalogue says, whatever the request says of it', async () => {
    const productId = await aProduct(db());
    const cheap = { unitNetCents: 1, netCents: 1, discountPercent: 99, vatPercent: 0 };
    const lines = [{ productId, quantity: 1, ...cheap, vendor: { kind: 'partner' } }];
    const body = orderOf(productId, { lines, grossCents: 1, foundationId: randomUUID() });
    const answer = await place(member, body);
    expect(answer.json().data.grossCents, answer.body).toBe(11_900);
    const { data } = (
      await api.call('GET', `/orders/${answer.json().data.id}`, { bearer: member.bearer })
    ).json();
    expect(data).toMatchObject({ foundationId: null, invoice: { status: 'open' } });
    expect(data.lines).toMatchObject([{ netCents: 10_000, discountPercent: 0, vatPercent: 19 }]);
    const paidLess = await place(member, orderOf(productId, { expectedGrossCents: 1 }));
    expect(outcomeOf(paidLess)).toEqual([409, 'PRICE_CHANGED']);
  });

  test.each([-1, 0, 0.5, 21, 1e9, Number.MAX_SAFE_INTEGER, '1', null])(
    'of the quantity %j is refused',
    async (quantity) => {
      const productId = await aProduct(db());
      const lines = [{ productId, quantity }];
      const answers = [
        await place(member, orderOf(productId, { lines })),
        await api.call('PUT', '/cart', { bearer: member.bearer, body: { lines } }),
      ];
      for (const answer of answers) expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    },
  );

  test('by card is refused where no card can be charged', async () => {
    const body = orderOf(await aProduct(db()), { payment: 'card' });
    expect(outcomeOf(await place(member, body))).toEqual([409, 'CARD_NOT_OFFERED']);
  });
});

describe('A key', () => {
  test('of an order does not order a package: it would go without an order of its own', async () => {
    const founder = await api.someone('member');
    const foundation = await startFoundation(api, founder);
    const key = randomUUID();
    expect((await place(founder, orderOf(await aProduct(db())), key)).statusCode).toBe(200);
    const body = { terms: true, earlyStart: true, expectedGrossCents: 95_081, billing };
    const answer = await command(api, foundation, 'order-package', founder, { body, key });
    expect(outcomeOf(answer)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    const again = await command(api, foundation, 'order-package', founder, { body, key });
    expect(outcomeOf(again)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
  });

  test('of a command of a foundation orders nothing else', async () => {
    const founder = await api.someone('member');
    const foundation = await startFoundation(api, founder);
    const body = { terms: true, earlyStart: true, expectedGrossCents: 1 };
    const key = randomUUID();
    await command(api, foundation, 'order-package', founder, { body, key });
    const answer = await place(founder, orderOf(await aProduct(db())), key);
    expect(outcomeOf(answer)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
  });

  test('used for both at the same moment is good for one of them', async () => {
    const founder = await api.someone('member');
    const productId = await aProduct(db());
    const foundation = await startFoundation(api, founder);
    const body = { terms: true, earlyStart: true, expectedGrossCents: 1 };
    for (let round = 0; round < 10; round += 1) {
      const key = randomUUID();
      const [packaged, placed] = await Promise.all([
        command(api, foundation, 'order-package', founder, { body, key }),
        place(founder, orderOf(productId), key),
      ]);
      const reused = [packaged, placed].filter(({ statusCode }) => statusCode === 422);
      expect(reused.length).toBeGreaterThan(0);
    }
  });

  test('withdraws no order but that of the package', async () => {
    const orderId = await anOrder(db(), member.id, { productId: await aProduct(db()) });
    const { bearer } = member;
    const packaged = {
      orderId,
      accountId: member.id,
      foundationId: randomUUID(),
      language: 'de',
      positions: [],
      termsVersion: '2026-11',
      earlyStart: true,
    } as const;
    const placing = placePackageOrder(db(), sampleOperator, packaged, new Date());
    await expect(placing).rejects.toThrow(/another order/);
    await endPackageOrder(db(), { orderId }, new Date());
    const { data } = (await api.call('GET', `/orders/${orderId}`, { bearer })).json();
    expect(data).toMatchObject({ withdrawnAt: null, invoice: { status: 'open' } });
  });

  test.each([
    ['that can be booked', ['submit-core-data', 'order-package'] as const],
    ['that is refused', [] as const],
  ])('of a meeting books no consultation %s, and frees no time', async (_, before) => {
    const founder = await api.someone('member');
    await addLawyer(db());
    const { data } = (await api.call('GET', '/slots?kind=strategy-meeting')).json();
    const key = randomUUID();
    const booked = await api.call('POST', '/meetings', {
      bearer: founder.bearer,
      body: { startsAt: data[0].startsAt },
      headers: { 'idempotency-key': key },
    });
    expect(booked.statusCode, booked.body).toBe(200);
    const foundation = await startFoundation(api, founder);
    for (const name of before) {
      expect((await command(api, foundation, name, founder)).statusCode).toBe(200);
    }
    const slots = (await api.call('GET', '/slots?kind=consultation')).json().data;
    const body = { type: 'phone', startsAt: slots.at(-1).startsAt };
    const answer = await command(api, foundation, 'book-consultation', founder, { body, key });
    expect(answer.statusCode, answer.body).toBe(409);
    const row = await rowOf(db(), 'bookings', { id: key });
    expect(row).toMatchObject({
      kind: 'strategy-meeting',
      starts_at: new Date(data[0].startsAt),
      freed_at: null,
    });
  });

  test('of a payment, used for two invoices at once, is recorded for one', async () => {
    const { bearer } = await api.someone('staff');
    const invoices = [await issued(db()), await issued(db())];
    const headers = { 'idempotency-key': randomUUID() };
    const body = { amountCents: 100, paidAt: new Date().toISOString() };
    const answers = await Promise.all(
      invoices.map(({ invoiceId }) =>
        api.call('POST', `/admin/invoices/${invoiceId}/payments`, { bearer, body, headers }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });
});

describe('A name on an invoice', () => {
  test.each([
    ['turns the direction of writing', 'Ada\u202eHBmG'],
    ['isolates it', 'Ada\u2066HBmG'],
    ['has a second line', 'Ada\nBcc: a@evil.example'],
    ['has a line separator', 'Ada\u2028Zweite Zeile'],
    ['has a control character', 'Ada\u009b31m'],
    ['cannot be in XML', 'Ada\uffff'],
    ['shows nothing', '\u200b\u00ad\u200d'],
  ])('is refused when it %s', (_, name) => {
    const parsed = billingSchema.safeParse({ ...billing, name });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['NOT_TEXT']);
    expect(billingSchema.safeParse({ ...billing, company: name }).success).toBe(false);
  });

  test.each(['Ada & Söhne <GmbH>', "O'Brien", '=Summe & Co'])('may be %s', (name) => {
    expect(billingSchema.parse({ ...billing, name }).name).toBe(name);
  });
});
