import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountCalls } from '../../../support/account-calls.ts';
import { anAddress, PASSWORD, type TestPerson, withApi } from '../../../support/api.ts';
import { changeRows } from '../../../support/rows.ts';

const api = await withApi();
const calls = accountCalls(api);
const admin = await api.someone('admin');
const staff = await api.someone('staff');

type Caller = { bearer: string };
const get = (path: string, by: Caller) =>
  api.call('GET', `/admin/people${path}`, { bearer: by.bearer });
const send = (method: 'POST' | 'DELETE', path: string, by: Caller, body?: unknown) =>
  api.call(method, `/admin/people${path}`, { bearer: by.bearer, body });
const invite = (by: Caller, more: object = {}) =>
  send('POST', '', by, { email: anAddress(), role: 'member', language: 'de', ...more });
/** Logged in a while ago. */
const ageLogin = ({ id }: TestPerson) =>
  changeRows(
    api.connection.db,
    'sessions',
    { user_id: id },
    { created_at: new Date(Date.now() - 16 * 60_000) },
  );

describe('the list', () => {
  test('shows staff members, admins everybody, and each by what they are searched for', async () => {
    const word = randomUUID().slice(0, 8);
    const member = await api.person();
    const lawyer = await api.person({ role: 'lawyer' });
    await api.connection.db
      .updateTable('users')
      .set({ first_name: 'Mia', last_name: word, phone: '+49 30 1234' })
      .where('id', 'in', [member.id, lawyer.id])
      .execute();
    const found = async (query: string, by: Caller) =>
      (await get(`?${query}`, by)).json().data.map(({ id }: { id: string }) => id);
    expect(await found(`search=${word}`, staff)).toEqual([member.id]);
    expect(await found(`search=${word}&sort=createdAt`, admin)).toEqual([member.id, lawyer.id]);
    expect(await found(`search=${word}%20mia`, staff)).toEqual([member.id]);
    expect(await found(`search=${word}&group=team`, admin)).toEqual([lawyer.id]);
    expect(await found(`search=${word}&group=closed`, admin)).toEqual([]);
  });
});

describe('the page of a person', () => {
  test('says what they agreed to and where they are logged in, and nothing to log in with', async () => {
    const member = await api.someone();
    const { data } = (await get(`/${member.id}`, admin)).json();
    expect(data).toMatchObject({ id: member.id, role: 'member', status: 'active', looksAfter: 0 });
    expect(data.sessions).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash|token|secret/i);
    expect((await get(`/${member.id}`, staff)).json().data.sessions).toEqual([]);
    const { data: own } = (await get(`/${member.id}/belongings`, staff)).json();
    expect(Object.keys(own)).toEqual(['foundations', 'orders', 'invoices', 'meetings']);
    expect(own.foundations).toEqual({ data: [], meta: { total: 0 } });
  });

  test('is there for staff only where it is of a member', async () => {
    for (const id of [admin.id, randomUUID(), 'no-uuid']) {
      for (const path of [`/${id}`, `/${id}/belongings`]) {
        expect((await get(path, staff)).statusCode, path).toBe(403);
      }
    }
  });
});

describe('an invitation', () => {
  test('by staff is for members, by admins for the team too, once they have proven themselves', async () => {
    expect((await invite(staff)).statusCode).toBe(200);
    expect((await invite(staff, { role: 'lawyer' })).statusCode).toBe(403);
    expect((await invite(admin, { role: 'lawyer' })).statusCode).toBe(200);
    const late = await api.someone('admin');
    await ageLogin(late);
    expect((await invite(late, { role: 'lawyer' })).json().errors[0].extensions.field).toBe(
      'current_password',
    );
    const proven = await invite(late, { role: 'lawyer', current_password: PASSWORD });
    expect(proven.statusCode, proven.body).toBe(200);
    expect((await invite(late)).statusCode).toBe(200);
  });

  test('to an address that has an account is refused', async () => {
    const { email } = await api.person();
    expect((await invite(staff, { email })).json().errors[0].extensions.code).toBe(
      'RECORD_NOT_UNIQUE',
    );
  });

  test('sent again, its link takes the place of the first; taken back, no link works', async () => {
    const email = anAddress();
    const { id } = (await invite(staff, { email })).json().data;
    const first = await calls.lastToken('accept-invite', email);
    const open = (await get(`/${id}`, staff)).json().data;
    expect(open).toMatchObject({ status: 'invited', invitation: { sentAt: expect.any(String) } });
    expect((await send('POST', `/${id}/invitation`, staff)).statusCode).toBe(204);
    const second = await calls.lastToken('accept-invite', email);
    const accept = (token: string) =>
      calls.post('/users/invite/accept', { token, password: `${randomUUID()} Aa` });
    expect((await accept(first)).statusCode).toBe(400);
    expect((await send('DELETE', `/${id}/invitation`, staff)).statusCode).toBe(204);
    expect((await accept(second)).statusCode).toBe(403);
    expect((await get(`/${id}`, staff)).statusCode).toBe(403);
    expect((await invite(staff, { email })).statusCode).toBe(200);
  });

  test('that was accepted can neither be sent again nor taken back', async () => {
    const { id } = await api.person();
    expect((await send('POST', `/${id}/invitation`, staff)).statusCode).toBe(400);
    expect((await send('DELETE', `/${id}/invitation`, staff)).statusCode).toBe(400);
  });
});

test('logging somebody out everywhere takes an admin who has proven who they are', async () => {
  const member = await api.someone();
  const late = await api.someone('admin');
  await ageLogin(late);
  const end = (by: Caller, body?: unknown) => send('POST', `/${member.id}/end-sessions`, by, body);
  expect((await end(staff)).statusCode).toBe(403);
  expect((await end(late)).statusCode).toBe(403);
  const still = await api.call('GET', '/users/me', { bearer: member.bearer });
  expect(still.statusCode).toBe(200);
  expect((await end(late, { current_password: PASSWORD })).statusCode).toBe(204);
  const ended = await api.call('GET', '/users/me', { bearer: member.bearer });
  expect(ended.statusCode).toBe(401);
});
