import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withApi } from '../../support/api.ts';
import { anOrder, aProduct, billing } from '../../support/orders/orders.ts';
import { addRows } from '../../support/rows.ts';

const api = await withApi({ RATE_LIMITS: 'off' });

interface Company {
  status: string;
  companyName: string;
  role?: 'lead' | 'co-founder';
  endedAt?: Date;
}

/** Of which an account sees the formation, or has seen it. */
async function aCompany(accountId: string, company: Company): Promise<void> {
  const { status, companyName, role = 'lead', endedAt: ended_at = null } = company;
  const { db } = api.connection;
  const id = randomUUID();
  const businessAddress = { street: 'Kai 1', zip: '48155', city: 'Münster' };
  await addRows(db, 'projections.foundations', {
    id,
    founder_id: role === 'lead' ? accountId : randomUUID(),
    status,
    step: 7,
    waiting_on: 'nobody',
    since: new Date(),
    revision: 2,
    started_at: new Date(),
    updated_at: new Date(),
    details: JSON.stringify({ coreData: { companyName, city: 'Münster', businessAddress } }),
  });
  await addRows(db, 'projections.participations', {
    foundation_id: id,
    account_id: accountId,
    role,
    participant_id: randomUUID(),
    ended_at,
  });
}

test('an address is offered again, and so is a company once it is registered', async () => {
  const { db } = api.connection;
  const { id, bearer } = await api.someone();
  const offered = async () => (await api.call('GET', '/billing-addresses', { bearer })).json().data;
  expect(await offered()).toEqual([]);
  await anOrder(db, id, { productId: await aProduct(db) });
  expect(await offered()).toEqual([{ ...billing, used: true }]);

  const status = 'completed';
  await aCompany(id, { status: 'register-record-pending', companyName: 'Noch nicht UG' });
  await aCompany(id, { status, companyName: 'Neu GmbH' });
  await aCompany(id, { status, companyName: 'Zu zweit GmbH', role: 'co-founder' });
  const left = { role: 'co-founder', endedAt: new Date() } as const;
  await aCompany(id, { status, companyName: 'Verlassen GmbH', ...left });
  const other = await api.person();
  await aCompany(other.id, { status, companyName: 'Fremd GmbH' });
  await anOrder(db, other.id, { productId: await aProduct(db) });
  const ofCompany = { ...billing, street: 'Kai 1', zip: '48155', city: 'Münster', used: false };
  expect(await offered()).toEqual([
    { ...billing, used: true },
    { ...ofCompany, company: 'Zu zweit GmbH' },
    { ...ofCompany, company: 'Neu GmbH' },
  ]);
});
