import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/api.ts';
import { anOrder, aProduct, billing } from '../../support/orders/orders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: 'off' });
});
afterAll(() => api.close());

/** Of somebody who was there for a while. */
async function aCompany(founderId: string, status: string, companyName: string): Promise<void> {
  await api.connection.db
    .insertInto('projections.foundations')
    .values({
      id: randomUUID(),
      founder_id: founderId,
      status,
      step: 7,
      waiting_on: 'nobody',
      since: new Date(),
      revision: 2,
      started_at: new Date(),
      updated_at: new Date(),
      details: JSON.stringify({ coreData: { companyName, city: 'Köln' } }),
    })
    .execute();
}

test('an address is offered again, and so is a company once it is registered', async () => {
  const { db } = api.connection;
  const { id, email } = await api.person();
  const { access_token: bearer } = await api.logIn(email);
  const offered = async () => (await api.call('GET', '/billing-addresses', { bearer })).json().data;
  expect(await offered()).toEqual([]);
  await anOrder(db, id, { productId: await aProduct(db) });
  expect(await offered()).toEqual([{ ...billing, used: true }]);

  await aCompany(id, 'register-record-pending', 'Noch nicht UG');
  await aCompany(id, 'completed', 'Neu GmbH');
  const other = await api.person();
  await aCompany(other.id, 'completed', 'Fremd GmbH');
  await anOrder(db, other.id, { productId: await aProduct(db) });
  expect(await offered()).toEqual([
    { ...billing, used: true },
    { ...billing, company: 'Neu GmbH', used: false },
  ]);
});
