import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Cart } from '#api/contract.gen.d.ts';
import { dayIn } from '#demo/days.ts';
import { instantAt } from '#domain/days/berlin-days.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { readCart, replaceCart } from '#modules/orders/cart.ts';
import { outcomeOf, withApi } from '../../support/api.ts';
import {
  anOrder,
  answered,
  aPackageOfHours,
  aProduct,
  billing,
  orderingOn,
  orderOf,
} from '../../support/orders/orders.ts';
import { addRows, changeRows, rowOf, rowsOf } from '../../support/rows.ts';

const api = await withApi({ RATE_LIMITS: 'off' });
const db = () => api.connection.db;
const member = () => api.someone();
const { place } = orderingOn(api);

describe('GET and PUT /cart', () => {
  test('keep what was chosen with the account, at the one price there is', async () => {
    const { bearer } = await member();
    const ours = await aProduct(db());
    const theirs = await aProduct(db(), {
      category: 'tax',
      vendor_kind: 'tax-adviser',
      vendor_name: 'Steuerkanzlei Beispiel',
      net_cents: 8_999,
    });
    const ended = await aProduct(db(), { sold: false });
    const lines = [
      { productId: theirs, quantity: 3 },
      { productId: ours, quantity: 1 },
      { productId: ended, quantity: 1 },
      { productId: 'gibt-es-nicht', quantity: 1 },
    ];
    const answer = await api.call('PUT', '/cart', { bearer, body: { lines } });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = (await api.call('GET', '/cart', { bearer })).json();
    expect(data).toEqual(answer.json().data);
    expect(data.lines).toMatchObject([
      { quantity: 3, unitNetCents: 8_999, netCents: 26_997, available: true },
      { quantity: 1, unitNetCents: 10_000, netCents: 10_000, available: true },
      { available: false },
    ]);
    expect(data.totals).toEqual({
      netCents: 36_997,
      vat: [{ percent: 19, netCents: 36_997, vatCents: 5_129 + 1_900 }],
      grossCents: 36_997 + 5_129 + 1_900,
      invoicedGrossCents: 11_900,
    });
    const { data: others } = (
      await api.call('GET', '/cart', { bearer: (await member()).bearer })
    ).json();
    expect(others.lines).toEqual([]);
    const emptied = await api.call('PUT', '/cart', { bearer, body: { lines: [] } });
    expect(emptied.json().data.lines).toEqual([]);
  });

  test('of two carts that are sent at once, again and again, hold one as a whole', async () => {
    const { id: accountId } = await member();
    const products = await Promise.all(Array.from({ length: 6 }, () => aProduct(db())));
    const shopper = { accountId, locale: 'de' } as const;
    const wishes = [products.slice(0, 4), products.slice(2)].map((ids, index) =>
      ids.map((productId) => ({ productId, quantity: index + 1 })),
    );
    const sent = Array.from({ length: 12 }, (_, index) =>
      replaceCart(db(), shopper, wishes[index % 2] ?? [], new Date()),
    );
    await Promise.all(sent);
    const { lines } = await readCart(db(), { ...shopper, operator: sampleOperator }, new Date());
    const kept = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    expect(wishes).toContainEqual(kept);
  });

  test('take nothing that nobody is shown, and keep what was in before', async () => {
    const { bearer } = await member();
    const [draft, ended] = [await aProduct(db(), { published: false }), await aProduct(db())];
    const put = async (...ids: string[]) => {
      const lines = ids.map((productId) => ({ productId, quantity: 1 }));
      return (await api.call('PUT', '/cart', { bearer, body: { lines } })).json().data.lines;
    };
    expect(await put(draft, ended)).toMatchObject([{ product: { id: ended }, available: true }]);
    await changeRows(db(), 'products', { id: ended }, { published: false });
    expect(await put(draft, ended)).toMatchObject([{ product: { id: ended }, available: false }]);
  });

  test.each([
    ['31 lines', Array.from({ length: 31 }, (_, n) => ({ productId: `p-${n}`, quantity: 1 }))],
    ['a product twice', [1, 2].map((quantity) => ({ productId: 'p', quantity }))],
    ['none of it', [{ productId: 'p', quantity: 0 }]],
    ['21 of it', [{ productId: 'p', quantity: 21 }]],
    ['half of it', [{ productId: 'p', quantity: 0.5 }]],
  ])('refuse %s', async (_, lines) => {
    const { bearer } = await member();
    expect(outcomeOf(await api.call('PUT', '/cart', { bearer, body: { lines } }))).toEqual([
      400,
      'INVALID_PAYLOAD',
    ]);
  });
});

describe('PATCH /cart', () => {
  const patch = (bearer: string, body: object) => api.call('PATCH', '/cart', { bearer, body });
  const inCart = async (bearer: string) => {
    const { data } = (await api.call('GET', '/cart', { bearer })).json();
    return data.lines.map(({ product, quantity }: Cart['lines'][number]) => [product.id, quantity]);
  };

  test('loses none of 40 changes that are made at once, nor an order', async () => {
    const { bearer } = await member();
    const products = await Promise.all(Array.from({ length: 20 }, () => aProduct(db())));
    const [ordered = '', often = '', gone = '', resized = '', ...added] = products;
    const lines = [ordered, gone, resized].map((productId) => ({ productId, quantity: 1 }));
    await api.call('PUT', '/cart', { bearer, body: { lines } });
    const answers = await Promise.all([
      ...added.map((productId) => patch(bearer, { change: 'add', productId, quantity: 1 })),
      ...Array.from({ length: 20 }, () =>
        patch(bearer, { change: 'add', productId: often, quantity: 1 }),
      ),
      patch(bearer, { change: 'remove', productId: gone }),
      patch(bearer, { change: 'set', productId: resized, quantity: 7 }),
      patch(bearer, { change: 'join', lines: [{ productId: resized, quantity: 2 }] }),
      place(bearer, orderOf(ordered)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const expected = [[often, 20], [resized, 7], ...added.map((id) => [id, 1])];
    expect((await inCart(bearer)).toSorted()).toEqual(expected.toSorted());
  });

  test('brings nothing back that was removed elsewhere, and adds nothing that is not sold', async () => {
    const { bearer } = await member();
    const productId = await aProduct(db());
    const ended = await aProduct(db(), { sold: false });
    const refusals = [
      [{ change: 'set', productId, quantity: 2 }, 'NOT_IN_CART'],
      [{ change: 'add', productId: ended, quantity: 1 }, 'NOT_SOLD'],
      [{ change: 'add', productId: 'gibt-es-nicht', quantity: 1 }, 'NOT_SOLD'],
    ] as const;
    for (const [change, code] of refusals) {
      expect(outcomeOf(await patch(bearer, change))).toEqual([409, code]);
    }
    expect(await inCart(bearer)).toEqual([]);
    await patch(bearer, { change: 'add', productId, quantity: 20 });
    expect(outcomeOf(await patch(bearer, { change: 'add', productId, quantity: 1 }))).toEqual([
      409,
      'QUANTITY_TOO_HIGH',
    ]);
    expect(await inCart(bearer)).toEqual([[productId, 20]]);
  });
});

describe('POST /orders', () => {
  test('invoices when a seminar takes place and what is in a bundle', async () => {
    const { bearer } = await member();
    const part = await aProduct(db());
    // Half an hour into the day in Berlin, which in UTC is the evening before.
    const startsAt = new Date(instantAt(dayIn(60), 30));
    const seminar = await aProduct(db(), { type: 'seminar', starts_at: startsAt });
    const bundle = await aProduct(db(), { type: 'bundle', parts: [{ id: part, quantity: 2 }] });
    const lines = [seminar, bundle].map((productId) => ({ productId, quantity: 1 }));
    const key = randomUUID();
    await place(bearer, orderOf(seminar, { lines, expectedGrossCents: 23_800 }), key);
    const { content } = await rowOf(db(), 'invoices', { order_id: key });
    expect(content.lines).toMatchObject([
      { details: [], service: { from: dayIn(60) } },
      { details: [expect.stringMatching(/^2 × Beratung/)] },
    ]);
    expect(content.lines[1]).not.toHaveProperty('service');
  });

  test('writes down what was ordered, and takes it out of the cart', async () => {
    const { bearer } = await member();
    const productId = await aProduct(db());
    const other = await aProduct(db());
    const lines = [productId, other].map((id) => ({ productId: id, quantity: 1 }));
    await api.call('PUT', '/cart', { bearer, body: { lines } });
    const key = randomUUID();
    const answer = await place(bearer, orderOf(productId, { earlyStart: true }), key);
    expect(answer.statusCode, answer.body).toBe(200);
    const number = `B-${key.slice(0, 8).toUpperCase()}`;
    expect(answer.json().data).toEqual({ id: key, number, grossCents: 11_900 });

    await changeRows(api.owner.db, 'products', { id: productId }, { net_cents: 1 });
    const { data } = (await api.call('GET', `/orders/${key}`, { bearer })).json();
    expect(data).toMatchObject({
      number,
      grossCents: 11_900,
      billing,
      earlyStart: true,
      payment: 'invoice',
      foundationId: null,
      withdrawnAt: null,
      hourPackages: [],
      lines: [{ productId, quantity: 1, netCents: 10_000, vatPercent: 19 }],
      totals: { grossCents: 11_900, invoicedGrossCents: 11_900 },
    });
    const { data: listed, meta } = (await api.call('GET', '/orders', { bearer })).json();
    expect(listed).toMatchObject([{ id: key, number, titles: [data.lines[0].title] }]);
    expect(meta).toEqual({ total: 1 });
    const { data: cart } = (await api.call('GET', '/cart', { bearer })).json();
    expect(cart.lines).toMatchObject([{ product: { id: other } }]);
  });

  test('gives the hours of a package, and of a package within a bundle', async () => {
    const { bearer } = await member();
    const hours = await aPackageOfHours(db());
    const bundle = await aProduct(db(), { type: 'bundle', parts: [{ id: hours, quantity: 2 }] });
    const lines = [hours, bundle].map((productId) => ({ productId, quantity: 1 }));
    const body = orderOf('', { lines, expectedGrossCents: 119_000 + 11_900 });
    const id = (await place(bearer, body)).json().data.id;
    const { data } = (await api.call('GET', `/orders/${id}`, { bearer })).json();
    const minutes = data.hourPackages.map((one: { minutesTotal: number }) => one.minutesTotal);
    expect(minutes.toSorted()).toEqual([1_200, 600]);
    expect(data.lines[1].parts).toMatchObject([{ quantity: 2 }]);
  });

  test('with the same key is carried out once, also by 50 requests in parallel', async () => {
    const { id: accountId, bearer } = await member();
    const body = orderOf(await aPackageOfHours(db()), { expectedGrossCents: 119_000 });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(bearer, body, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ body: sent }) => sent)).size).toBe(1);
    const rows = await rowsOf(db(), 'orders', { account_id: accountId }, 'id');
    expect(rows).toEqual([{ id: key }]);
    const hours = await rowsOf(db(), 'hour_packages', { account_id: accountId }, 'minutes_left');
    expect(hours).toEqual([{ minutes_left: 600 }]);
  });

  test('with the same key and another content is refused', async () => {
    const { bearer } = await member();
    const productId = await aProduct(db());
    const key = randomUUID();
    await place(bearer, orderOf(productId), key);
    const others = [
      await place(bearer, orderOf(productId, { earlyStart: true }), key),
      await place((await member()).bearer, orderOf(productId), key),
    ];
    for (const answer of others) {
      expect(outcomeOf(answer)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    }
  });

  test('of 50 different purchases at once all are carried out', async () => {
    const { bearer } = await member();
    const productId = await aProduct(db());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => answered((key) => place(bearer, orderOf(productId), key))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    const { data, meta } = (await api.call('GET', '/orders?limit=20&offset=40', { bearer })).json();
    expect([data.length, meta.total]).toEqual([10, 50]);
  });

  test('at another price than was shown is refused, with the new one', async () => {
    const { bearer } = await member();
    const productId = await aProduct(db());
    const answer = await place(bearer, orderOf(productId, { expectedGrossCents: 11_899 }));
    expect(outcomeOf(answer)).toEqual([409, 'PRICE_CHANGED']);
    expect(answer.json().errors[0].extensions.grossCents).toBe(11_900);
  });

  test.each([
    ['not sold', { sold: false }],
    ['not shown', { published: false }],
    ['sold from a price on', { price_kind: 'from' as const }],
    ['begun', { starts_at: new Date(Date.now() - 1_000) }],
  ])('of a product that is %s is refused', async (_, values) => {
    const { bearer } = await member();
    const productId = await aProduct(db(), values);
    const answer = await place(bearer, orderOf(productId));
    expect(outcomeOf(answer)).toEqual([409, 'NOT_SOLD']);
    expect(answer.json().errors[0].extensions.productIds).toEqual([productId]);
  });

  test('with the key of a command is refused: that may become the order of a package', async () => {
    const { id, bearer } = await member();
    const key = randomUUID();
    await addRows(db(), 'commands', {
      id: key,
      foundation_id: randomUUID(),
      command: 'order-package',
      actor_id: id,
      actor_role: 'founder',
      fingerprint: 'x',
      payload: null,
      outcome: null,
    });
    expect(outcomeOf(await place(bearer, orderOf(await aProduct(db())), key))).toEqual([
      422,
      'UNPROCESSABLE_CONTENT',
    ]);
  });

  test('is on sale or not at the instant it is placed', async () => {
    const { id } = await member();
    const startsAt = new Date(Date.now() - 60 * 60_000);
    const productId = await aProduct(db(), { starts_at: startsAt });
    await anOrder(db(), id, { productId, at: new Date(startsAt.getTime() - 1) });
    const late = anOrder(db(), id, { productId, at: startsAt });
    await expect(late).rejects.toThrow('NOT_SOLD');
  });

  test('of nothing is refused', async () => {
    const { bearer } = await member();
    expect(
      outcomeOf(await place(bearer, orderOf('', { lines: [], expectedGrossCents: 0 }))),
    ).toEqual([400, 'CART_EMPTY']);
  });

  test.each([
    ['terms', { terms: false }],
    ['billing.zip', { billing: { ...billing, zip: '5066' } }],
    ['billing.name', { billing: { ...billing, name: ' ' } }],
    ['billing.vatId', { billing: { ...billing, vatId: 'ATU12345678' } }],
    ['payment', { payment: 'cash' }],
    ['earlyStart', { earlyStart: undefined }],
  ])('names %s as wrong', async (field, values) => {
    const { bearer } = await member();
    const answer = await place(bearer, orderOf('p', values));
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().errors[0].extensions.fields).toEqual([field]);
  });
});

describe('Orders', () => {
  test.each([
    'update orders set gross_cents = 0',
    'delete from orders',
    'truncate orders cascade',
    'update order_lines set net_cents = 0',
    'delete from order_lines',
    "update order_billing set billing = '{}'",
    'delete from order_billing',
    'update hour_packages set minutes_total = minutes_total + 15',
    'update hour_packages set minutes_left = minutes_left + 15',
    'delete from hour_packages',
  ])('stay as they are, also for the owner of the tables: %s', async (statement) => {
    const { bearer } = await member();
    const body = orderOf(await aPackageOfHours(db()), { expectedGrossCents: 119_000 });
    expect((await place(bearer, body)).statusCode).toBe(200);
    await expect(api.owner.pool.query(statement)).rejects.toMatchObject({
      message: expect.stringMatching(/is immutable/),
    });
  });
});
