import { expect, test } from 'vitest';
import { withApi } from '../../support/api.ts';
import { aProduct, orderingOn, orderOf } from '../../support/orders/orders.ts';

const api = await withApi({ RATE_LIMITS: 'off' });

const db = () => api.connection.db;
const { place } = orderingOn(api);

test('an order of a cart that was ordered in another tab asks first', async () => {
  const { bearer } = await api.someone();
  const productId = await aProduct(db());
  const lines = [{ productId, quantity: 1 }];
  const body = { ...orderOf(productId), lines, fromCart: true };
  await api.call('PUT', '/cart', { bearer, body: { lines } });
  const [one, other] = await Promise.all([place(bearer, body), place(bearer, body)]);
  expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 409]);
  const [first, second] = one.statusCode === 200 ? [one, other] : [other, one];
  const { id: orderId, number } = first.json().data;
  expect(second.json().errors[0].extensions).toMatchObject({
    code: 'ORDERED_BEFORE',
    orderId,
    number,
  });
  expect((await place(bearer, { ...body, fromCart: false })).statusCode).toBe(200);
});
