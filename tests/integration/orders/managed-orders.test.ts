import { describe, expect, test } from 'vitest';
import type { ManagedOrder, ManagedOrderCard } from '#api/contract.gen.d.ts';
import { inDays } from '#demo/days.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { redeemHours } from '#modules/orders/redeem-hours.ts';
import { withdrawOrder } from '#modules/orders/withdraw.ts';
import { withApi } from '../../support/api.ts';
import {
  anOrder,
  aPackageOfHours,
  aProduct,
  billing,
  hoursOf,
} from '../../support/orders/orders.ts';

const api = await withApi({ RATE_LIMITS: 'off' });
const { bearer } = await api.someone('staff');

const db = () => api.connection.db;
const listed = async (query = '') => {
  const answer = await api.call('GET', `/admin/orders${query}`, { bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { data: ManagedOrderCard[]; meta: object };
};
const idsOf = ({ data }: { data: ManagedOrderCard[] }) => data.map(({ id }) => id);

describe('Staff see the orders of all members', () => {
  test('the newest first, a page at a time, by number, and those withdrawn', async () => {
    const productId = await aProduct(db());
    const orders: string[] = [];
    for (const ago of [4, 3, 2]) {
      const { id: accountId } = await api.person();
      const at = inDays(-ago);
      orders.unshift(await anOrder(db(), accountId, { productId, at }));
    }
    const [newest = '', middle = '', oldest = ''] = orders;
    const { data } = await api
      .call('GET', `/admin/orders/${middle}`, { bearer })
      .then((answer) => answer.json() as { data: ManagedOrder });
    const own = { orderId: middle, accountId: data.accountId };
    await withdrawOrder(db(), own, inDays(-1));

    const all = await listed();
    expect(idsOf(all)).toEqual([newest, middle, oldest]);
    expect(all.meta).toEqual({ total: 3 });
    expect(all.data[0]).toMatchObject({
      number: orderNumber(newest),
      grossCents: 11_900,
      withdrawnAt: null,
      invoice: { status: 'open' },
    });
    expect(idsOf(await listed('?limit=1&offset=1'))).toEqual([middle]);
    expect(idsOf(await listed('?state=withdrawn'))).toEqual([middle]);
    expect(await listed('?state=standing')).toMatchObject({ meta: { total: 2 } });
    expect(idsOf(await listed(`?search=${orderNumber(oldest)}`))).toEqual([oldest]);
    expect(idsOf(await listed('?search=Mira'))).toEqual([newest, middle, oldest]);
    expect(await listed('?search=Niemand')).toEqual({ data: [], meta: { total: 0 } });
  });

  test('what has to be refunded after a withdrawal, until that is entered', async () => {
    const { id: accountId, bearer: member } = await api.someone();
    const orderId = await anOrder(db(), accountId, { productId: await aProduct(db()) });
    const path = `/orders/${orderId}`;
    const invoiceOf = async (by: string, of: string) =>
      (await api.call('GET', of, { bearer: by })).json().data.invoice;
    const { id: invoiceId } = await invoiceOf(bearer, `/admin${path}`);
    const enter = async (amountCents: number) =>
      api.call('POST', `/admin/invoices/${invoiceId}/payments`, {
        bearer,
        body: { amountCents, paidAt: new Date().toISOString() },
      });
    await enter(11_900);
    expect(await invoiceOf(member, path)).toMatchObject({ status: 'paid', refundCents: 0 });
    await withdrawOrder(db(), { orderId, accountId }, new Date());
    for (const [by, of] of [
      [bearer, `/admin${path}`],
      [member, path],
    ] as const) {
      const expected = { status: 'cancelled', refundCents: 11_900 };
      expect(await invoiceOf(by, of)).toMatchObject(expected);
    }
    const { data } = await listed('?state=withdrawn');
    expect(data.find(({ id }) => id === orderId)?.invoice).toMatchObject({ refundCents: 11_900 });
    await enter(-11_900);
    expect(await invoiceOf(bearer, `/admin${path}`)).toMatchObject({ refundCents: 0 });
  });

  test('each with address, hours and what was redeemed', async () => {
    const { id: accountId } = await api.person();
    const productId = await aPackageOfHours(db());
    const orderId = await anOrder(db(), accountId, { productId, gross: 119_000 });
    const packageId = await hoursOf(db(), orderId);
    const redemption = { redemptionId: orderId, packageId, accountId, minutes: 45, topic: 'Miete' };
    await redeemHours(db(), redemption, new Date());
    const answer = await api.call('GET', `/admin/orders/${orderId}`, { bearer });
    expect(answer.json().data).toMatchObject({
      accountId,
      billing,
      lines: [{ netCents: 100_000 }],
      invoice: { status: 'open' },
      hourPackages: [{ minutesTotal: 600, minutesLeft: 555 }],
      redemptions: [{ minutes: 45, topic: 'Miete' }],
    });
  });

  test('and none where there is none', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'no-id']) {
      const answer = await api.call('GET', `/admin/orders/${id}`, { bearer });
      expect(answer.statusCode).toBe(404);
    }
  });
});
