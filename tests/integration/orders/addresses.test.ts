import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withApi } from '../../support/api.ts';
import { anOrder, aProduct, billing } from '../../support/orders/orders.ts';
import { addRows } from '../../support/rows.ts';

const api = await withApi({ RATE_LIMITS: 'off' });

/** Of somebody who was there for a while. */
async function aCompany(founderId: string, status: string, companyName: string): Promise<void> {
  await addRows(api.connection.db, 'projections.foundations', {
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
  });
}

test('an address is offered again, and so is a company once it is registered', async () => {
  const { db } = api.connection;
  const { id, bearer } = await api.someone();
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
