import { randomUUID } from 'node:crypto';
import { subHours } from 'date-fns/subHours';
import { expect, test } from 'vitest';
import { withdrawOrder } from '#modules/orders/withdraw.ts';
import { codeOf, outcomeOf, withApi } from '../../support/api.ts';
import {
  anOrder,
  aPackageOfHours,
  aProduct,
  orderingOn,
  orderOf,
} from '../../support/orders/orders.ts';

const api = await withApi();

const db = () => api.connection.db;
const member = () => api.someone();
const { place, redeem } = orderingOn(api);
test('An account places 20 orders an hour; repetitions do not count, and others go on', async () => {
  const productId = await aProduct(db());
  const body = orderOf(productId);
  const { bearer } = await member();
  const keys = Array.from({ length: 20 }, () => randomUUID());
  for (const key of keys) expect((await place(bearer, body, key)).statusCode).toBe(200);
  const refused = await place(bearer, body);
  expect(outcomeOf(refused)).toEqual([429, 'REQUESTS_EXCEEDED']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await place(bearer, body, keys[0])).statusCode).toBe(200);
  expect((await place((await member()).bearer, body)).statusCode).toBe(200);
});

test('An account places 30 orders within 24 hours, withdrawn ones included; others go on', async () => {
  const productId = await aProduct(db());
  const { id: accountId, bearer } = await member();
  const yesterday = subHours(new Date(), 24.1);
  const today = subHours(new Date(), 23);
  await anOrder(db(), accountId, { productId, at: yesterday });
  const first = await anOrder(db(), accountId, { productId, at: today });
  await withdrawOrder(db(), { orderId: first, accountId }, new Date());
  for (let count = 1; count < 28; count += 1) await anOrder(db(), accountId, { productId });

  // Of several at once only as many as there is room for.
  const keys = Array.from({ length: 5 }, () => randomUUID());
  const body = orderOf(productId);
  const answers = await Promise.all(keys.map((key) => place(bearer, body, key)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(codeOf)).toEqual(Array(3).fill('TOO_MANY_ORDERS'));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(409));
  const placed = keys[answers.findIndex(({ statusCode }) => statusCode === 200)];
  expect((await place(bearer, body, placed)).statusCode).toBe(200);
  expect((await place((await member()).bearer, body)).statusCode).toBe(200);
});

test('An account redeems hours 30 times an hour', async () => {
  const { id: accountId, bearer } = await member();
  await anOrder(db(), accountId, { productId: await aPackageOfHours(db()), gross: 119_000 });
  const [hours] = (await api.call('GET', '/hour-packages', { bearer })).json().data;
  const quarter = (key?: string) => redeem(bearer, hours.id, { minutes: 15 }, key);
  const first = randomUUID();
  expect((await quarter(first)).statusCode).toBe(200);
  // Used up at once: waiting for the limit of writes per minute would take too long.
  await api.connection.pool.query('update rate_limits set points = 30 where key = $1', [
    `hour-redemptions:${accountId}`,
  ]);
  expect(outcomeOf(await quarter())).toEqual([429, 'REQUESTS_EXCEEDED']);
  expect((await quarter(first)).statusCode).toBe(200);
});
