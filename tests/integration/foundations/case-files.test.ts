import { expect, test } from 'vitest';
import { dayIn } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import { outcomeOf } from '../../support/api.ts';
import {
  bringTo,
  command,
  followUpsOf,
  multipart,
  withCast,
} from '../../support/foundation-api.ts';
import { changeRows } from '../../support/rows.ts';

const { api, people } = await withCast();

const read = async (id: string, who = people.staff) => {
  await api.caughtUp();
  return (await api.call('GET', `/foundations/${id}`, who)).json().data;
};

async function add(id: string, fields: Record<string, string>, text = fields.title ?? '') {
  const { body, headers } = multipart({ fields, file: pdf(text) });
  return api.call('POST', `/foundations/${id}/documents`, { ...people.staff, body, headers });
}

test('a draft takes the place of another, and one that is withdrawn is for the team alone', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  const first = (await add(id, { title: 'Satzung' })).json().data.documentId;
  const second = await add(id, { title: 'Gesellschaftsvertrag', replaces: first });
  expect(outcomeOf(second)).toBe(200);
  const strange = await add(id, { title: 'Liste', replaces: people.staff.id });
  expect(outcomeOf(strange)).toEqual([400, 'INVALID_PAYLOAD']);
  const { documentId } = second.json().data;
  const [old, present] = (await read(id)).documents;
  expect([old.newest, present.newest, present.version]).toEqual([false, true, 2]);
  const same = await add(id, { title: 'Noch einmal' }, 'Gesellschaftsvertrag');
  expect(same.json().data.sameAs).toMatchObject({ kind: 'draft', withdrawn: false });
  const body = { documentId, reason: 'Falsche Gesellschaft' };
  expect(outcomeOf(await command(api, id, 'withdraw-document', people.staff, { body }))).toBe(200);
  const [again, gone] = (await read(id)).documents;
  expect([again.newest, gone.newest, gone.withdrawn]).toEqual([true, false, true]);
  await command(api, id, 'submit-documents-for-review', people.staff);
  const seen = (await read(id, people.founder)).documents;
  expect(seen.map((one: { documentId: string }) => one.documentId)).not.toContain(documentId);
  const download = await api.call(
    'GET',
    `/foundations/${id}/documents/${documentId}`,
    people.founder,
  );
  expect(download.statusCode).toBe(403);
});

test('an obstacle lets in a document that the status alone would refuse', async () => {
  const id = await bringTo(api, people, 'register-record-pending');
  await api.caughtUp();
  expect(outcomeOf(await add(id, { title: 'Nachtrag' }))).toEqual([409, 'NOT_ALLOWED_NOW']);
  const dueOn = dayIn(20);
  const body = { kind: 'interim-order', dueOn };
  expect(outcomeOf(await command(api, id, 'report-obstacle', people.staff, { body }))).toBe(200);
  await api.caughtUp();
  expect(outcomeOf(await add(id, { title: 'Nachtrag' }))).toBe(200);
});

test('a draft is refused before it is stored while the package has to be ordered again', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  expect(outcomeOf(await command(api, id, 'withdraw-order', people.founder))).toBe(200);
  await api.caughtUp();
  expect(outcomeOf(await add(id, { title: 'Satzung' }))).toEqual([409, 'ORDER_REQUIRED']);
  const { db } = api.connection;
  const stored = db.selectFrom('files').select('id').where('foundation_id', '=', id);
  expect(await stored.execute()).toEqual([]);
});

test('cancelling an ordered formation leaves the money to be settled within 14 days', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  const body = { reason: 'Aufgegeben', order: 'withdraw' };
  expect(outcomeOf(await command(api, id, 'cancel-foundation', people.staff, { body }))).toBe(200);
  const left = await followUpsOf(api, id, people.staff);
  expect(left).toMatchObject([{ about: 'settle-money', foundationId: id }]);
  expect((await read(id)).order.withdrawnAt).not.toBeNull();
});

test('formations are listed by owner and by what has come back to the team', async () => {
  const [mine, back] = [
    await bringTo(api, people, 'documents-pending'),
    await bringTo(api, people, 'documents-pending'),
  ];
  const body = { ownerId: people.staff.id };
  expect(outcomeOf(await command(api, mine, 'assign-owner', people.staff, { body }))).toBe(200);
  await api.caughtUp();
  const { db } = api.connection;
  await changeRows(
    db,
    'projections.foundations',
    { id: back },
    { comes_back_as: 'call', comes_back_on: '2026-01-05', due_on: '2026-01-02' },
  );
  const ids = async (filter: string) => {
    const { data } = (
      await api.call('GET', `/foundations?${filter}&limit=200`, people.staff)
    ).json();
    const found = data.map((row: { id: string }) => row.id);
    return [mine, back].map((id) => found.includes(id));
  };
  expect(await ids(`owner=${people.staff.id}`)).toEqual([true, false]);
  expect(await ids('comesBack=any')).toEqual([false, true]);
  expect(await ids('comesBack=call')).toEqual([false, true]);
  expect(await ids('comesBack=admins')).toEqual([false, false]);
  expect((await api.call('GET', '/admin/team', people.lawyer)).json().data).toContainEqual(
    expect.objectContaining({ id: people.staff.id }),
  );
});
