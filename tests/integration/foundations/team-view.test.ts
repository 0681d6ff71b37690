import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { payloads } from '#demo/foundations.ts';
import type { Someone } from '../../support/api.ts';
import {
  addDocument,
  bringTo,
  command,
  startFoundation,
  withCast,
} from '../../support/foundation-api.ts';
import { billing } from '../../support/orders/orders.ts';
import { addRows } from '../../support/rows.ts';

const { api, people } = await withCast();
const { founder, staff, lawyer } = people;

async function pageOf(id: string) {
  await api.caughtUp();
  return (await api.call('GET', `/foundations/${id}`, { bearer: staff.bearer })).json().data;
}

const title = 'Gesellschaftsvertrag';

describe('documents of the same title', () => {
  test('are versions, told apart by number and hash; the last one is the newest', async () => {
    const id = await bringTo(api, people, 'documents-pending');
    await addDocument(api, id, staff, { title });
    await addDocument(api, id, staff, { title: 'Gesellschafterliste' });
    await addDocument(api, id, staff, { title: ' gesellschaftsvertrag ' });
    const { documents } = await pageOf(id);
    const told = documents.map(({ version, newest }: { version: number; newest: boolean }) => [
      version,
      newest,
    ]);
    expect(told).toEqual([
      [1, false],
      [1, true],
      [2, true],
    ]);
    for (const { sha256 } of documents) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('our invoice is shown to those who have to do with money', async () => {
  const id = await startFoundation(api, founder);
  await command(api, id, 'submit-core-data', founder);
  const body = { ...payloads['order-package'], billing };
  expect((await command(api, id, 'order-package', founder, { body })).statusCode).toBe(200);
  await api.caughtUp();
  const seenBy = async ({ bearer }: Someone) =>
    (await api.call('GET', `/foundations/${id}`, { bearer })).json().data.invoice;
  expect(await seenBy(staff)).toMatchObject({ status: 'open' });
  expect(await seenBy(lawyer)).toBeNull();
  expect(await seenBy(founder)).toBeUndefined();
});

describe('a rejected appointment', () => {
  test('keeps the reason and the notary, for the next proposal', async () => {
    const id = await bringTo(api, people, 'notary-appointment-confirmation-pending');
    const { notaryAppointment } = await pageOf(id);
    await command(api, id, 'reject-notary-appointment', founder, {
      body: { reason: 'Auf Reisen.' },
    });
    const { rejections } = await pageOf(id);
    const { confirmed: _confirmed, ...proposal } = notaryAppointment;
    expect(rejections).toEqual([
      { ...proposal, reason: 'Auf Reisen.', rejectedAt: expect.any(String) },
    ]);
    expect(rejections[0].notaryEmail).toContain('@');
  });
});

describe('a foundation whose stream is parked', () => {
  test('says since when its view stands still', async () => {
    const id = await bringTo(api, people, 'documents-pending');
    expect((await pageOf(id)).parkedAt).toBeNull();
    const stream = `foundation-${id}`;
    const { db } = api.connection;
    const parked = { stream, position: '1', revision: 99, error: 'x', attempts: 3 };
    await addRows(db, 'projections.parked', parked);
    expect((await pageOf(id)).parkedAt).toMatch(/^\d{4}-.*Z$/);
    await db.deleteFrom('projections.parked').where('stream', '=', stream).execute();
  });
});

test('whose days they were follows the notary’s answer and what gets in the way', async () => {
  const id = await bringTo(api, people, 'notary-appointment-pending');
  await command(api, id, 'ask-notary', staff, { body: { by: 'phone' } });
  await command(api, id, 'report-obstacle', staff, { body: { kind: 'notary-silent' } });
  const { turns, obstacles } = await pageOf(id);
  const [{ id: obstacleId }] = obstacles;
  await command(api, id, 'resolve-obstacle', founder, { body: { obstacleId } });
  const parties = (await pageOf(id)).turns.map(({ party }: { party: string }) => party);
  expect(parties.slice(-4)).toEqual(['staff', 'notary', 'founder', 'notary']);
  expect(turns).toHaveLength(parties.length - 1);
});

describe('who looks after a case', () => {
  const assign = (id: string, by: Someone, body: object) =>
    api.call('POST', `/foundations/${id}/commands/assign-owner`, { bearer: by.bearer, body });

  test('is shown to the team alone, with a stand-in', async () => {
    const id = await startFoundation(api, founder);
    expect((await pageOf(id)).owner).toBeNull();
    const admin = await api.someone('admin');
    const body = { ownerId: staff.id, standInId: admin.id };
    expect((await assign(id, staff, body)).statusCode).toBe(200);
    expect((await pageOf(id)).owner).toEqual({
      owner: { id: staff.id, name: expect.any(String) },
      standIn: { id: admin.id, name: expect.any(String) },
    });
    const own = await api.call('GET', `/foundations/${id}`, { bearer: founder.bearer });
    expect(own.json().data).not.toHaveProperty('owner');
    const timeline = await api.call('GET', `/foundations/${id}/timeline`, {
      bearer: founder.bearer,
    });
    expect(timeline.body).not.toContain('OwnerAssigned');
  });

  test('is an active account of the team, else its field is refused', async () => {
    const id = await startFoundation(api, founder);
    const suspended = await api.person({ role: 'staff', status: 'suspended' });
    for (const outsider of [founder.id, lawyer.id, suspended.id, randomUUID()]) {
      const answer = await assign(id, staff, { ownerId: staff.id, standInId: outsider });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].extensions).toMatchObject({
        code: 'INVALID_PAYLOAD',
        fields: ['standInId'],
      });
    }
    expect((await pageOf(id)).owner).toBeNull();
    expect((await assign(id, founder, { ownerId: staff.id })).statusCode).toBe(403);
  });
});
