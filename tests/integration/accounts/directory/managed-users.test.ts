import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contactOf, namesByIds } from '#modules/accounts/directory/people.ts';
import { roleIds } from '#modules/accounts/profile/account-fields.ts';
import { removeUsers } from '#modules/erasures/remove-users.ts';
import { accountCalls } from '../../../support/account-calls.ts';
import { anAddress, outcomeOf, PASSWORD, startApi, withApi } from '../../../support/api.ts';
import { addLawyer } from '../../../support/appointments/meetings.ts';
import { addRows } from '../../../support/rows.ts';

const api = await withApi();
const calls = accountCalls(api);
const admin = await api.someone('admin');
const staff = await api.someone('staff');

const get = (path: string, bearer = admin.bearer) => api.call('GET', path, { bearer });
const patch = (path: string, body: unknown, bearer = admin.bearer) =>
  api.call('PATCH', path, { body, bearer });
const remove = (path: string, body?: unknown, bearer = admin.bearer) =>
  api.call('DELETE', path, {
    body,
    bearer,
    headers: { 'content-type': 'application/json' },
  });
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('somebody else', () => {
  test('who cannot be seen reads like an id that does not exist', async () => {
    const bodies = new Set<string>();
    for (const id of [admin.id, randomUUID(), 'no-uuid', '%00']) {
      const answer = await get(`/users/${id}`, staff.bearer);
      bodies.add(`${answer.statusCode} ${answer.body}`);
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain('403');
    expect((await get(`/users/${admin.id}`)).statusCode).toBe(200);
  });

  test('is read with the fields that were asked for, never with a secret', async () => {
    const { id, email } = await api.person();
    const fields = 'id,email,role.name';
    const answer = await get(`/users/${id}?fields=${fields}`, staff.bearer);
    expect(answer.json().data).toEqual({ id, email, role: { name: 'member' } });
    const all = await get(`/users/${id}?fields=*.*`);
    expect(all.body).not.toMatch(/argon2|password|hash|token/);
    expect((await get(`/users/${id}?fields=password`)).json()).toEqual({ data: { id } });
  });

  test('is changed by admins only, and the right is judged before the body', async () => {
    const { id } = await api.person();
    for (const { bearer } of [staff, await api.someone('lawyer'), await api.someone('member')]) {
      expect(outcomeOf(await patch(`/users/${id}`, ['no body'], bearer))).toEqual([
        403,
        'FORBIDDEN',
      ]);
      expect(outcomeOf(await remove(`/users/${id}`, undefined, bearer))).toEqual([
        403,
        'FORBIDDEN',
      ]);
    }
    expect(outcomeOf(await patch(`/users/${randomUUID()}`, { nonsense: 1 }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    const change = { first_name: 'Ada', role: roleIds.lawyer, language: 'en-GB', phone: '' };
    expect((await patch(`/users/${id}`, change)).json().data).toMatchObject({
      ...change,
      phone: null,
    });
    for (const body of [{ token: 'x' }, { id: randomUUID() }, { status: 'draft' }, { role: 'x' }]) {
      expect(outcomeOf(await patch(`/users/${id}`, body))).toEqual([400, 'INVALID_PAYLOAD']);
    }
  });
});

describe('check 16: an admin who suspends somebody', () => {
  const suspended = ['suspended', 'archived'] as const;
  test.each(suspended)('as %s ends login, refresh, access and cookie at once', async (status) => {
    const { id, email } = await api.person();
    const tokens = await api.logIn(email);
    const body = { email, password: PASSWORD, mode: 'session' };
    const session = await api.call('POST', '/auth/login', { body });
    const cookies = Object.fromEntries(session.cookies.map(({ name, value }) => [name, value]));
    const useAll = async () => [
      (await get('/users/me', tokens.access_token)).statusCode,
      (await api.call('GET', '/users/me', { cookies })).statusCode,
      (await calls.post('/auth/refresh', { refresh_token: tokens.refresh_token })).statusCode,
      (await calls.login(email)).statusCode,
    ];
    expect((await patch(`/users/${id}`, { status })).statusCode).toBe(200);
    expect(await useAll()).toEqual([401, 401, 401, 401]);
    expect((await patch(`/users/${id}`, { status: 'active' })).statusCode).toBe(200);
    // The sessions are over for good; only a new login opens another one.
    expect(await useAll()).toEqual([401, 401, 401, 200]);
  });

  test('voids the links that were mailed before', async () => {
    const { id, email } = await api.person();
    await calls.post('/auth/password/request', { email });
    const token = await calls.lastToken('reset-password', email);
    await patch(`/users/${id}`, { status: 'suspended' });
    await patch(`/users/${id}`, { status: 'active' });
    const reset = await calls.post('/auth/password/reset', { token, password: 'rote Kirsche 8' });
    expect(outcomeOf(reset)).toEqual([403, 'FORBIDDEN']);
  });

  test('cannot remove the rights of the last admin', async () => {
    const own = await startApi();
    const { id, email } = await own.person({ role: 'admin' });
    const { access_token: bearer } = await own.logIn(email);
    for (const body of [{ role: 'staff' }, { status: 'suspended' }]) {
      const answer = await own.call('PATCH', `/users/${id}`, { body, bearer });
      expect(outcomeOf(answer)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    }
    const removed = await own.call('DELETE', `/users/${id}`, { bearer });
    expect(outcomeOf(removed)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    const others = [await own.person({ role: 'admin' }), await own.person({ role: 'admin' })];
    const keys = [id, ...others.map((other) => other.id)];
    const body = { keys, data: { role: 'member' } };
    expect((await own.call('PATCH', '/users', { body, bearer })).statusCode).toBe(422);
    expect((await own.call('DELETE', `/users/${id}`, { bearer })).statusCode).toBe(204);
    const bearers = await Promise.all(
      others.map(async (other) => (await own.logIn(other.email)).access_token),
    );
    const demoted = await Promise.all(
      others.map((other, index) =>
        own.call('PATCH', `/users/${other.id}`, {
          body: { role: 'member' },
          bearer: bearers[1 - index] ?? '',
        }),
      ),
    );
    // Each wants the other one out: the faster one stays.
    expect(demoted.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await own.close();
  });
});

describe('check 26: an admin who changes a role', () => {
  test('takes effect at the next request with the old token', async () => {
    const { id, bearer } = await api.someone('member');
    expect((await get('/admin/tasks', bearer)).statusCode).toBe(403);
    await patch(`/users/${id}`, { role: roleIds.staff });
    expect((await get('/admin/tasks', bearer)).statusCode).toBe(200);
    await patch(`/users/${id}`, { role: 'member' });
    expect((await get('/admin/tasks', bearer)).statusCode).toBe(403);
  });
});

describe('an admin who changes a login', () => {
  test('sets a password, which ends the sessions', async () => {
    const { id, email } = await api.person();
    const { access_token } = await api.logIn(email);
    expect(outcomeOf(await patch(`/users/${id}`, { password: 'passwort' }))).toEqual([
      400,
      'FAILED_VALIDATION',
    ]);
    expect((await patch(`/users/${id}`, { password: 'rote Kirsche 8' })).statusCode).toBe(200);
    expect((await get('/users/me', access_token)).statusCode).toBe(401);
    expect((await calls.login(email)).statusCode).toBe(401);
    expect((await calls.login(email, 'rote Kirsche 8')).statusCode).toBe(200);
  });

  test('sets an address, unless somebody has it', async () => {
    const { id } = await api.person();
    const taken = await patch(`/users/${id}`, { email: staff.email.toUpperCase() });
    expect(outcomeOf(taken)).toEqual([400, 'RECORD_NOT_UNIQUE']);
    const email = anAddress();
    expect((await patch(`/users/${id}`, { email })).json().data.email).toBe(email);
    expect((await calls.login(email)).statusCode).toBe(200);
  });

  test('changes the same people in parallel in whatever order', async () => {
    const people = [await api.person(), await api.person(), await api.person()];
    const keys = people.map(({ id }) => id);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const order = n % 2 ? keys : keys.toReversed();
        return patch('/users', { keys: order, data: { last_name: `Nr. ${n}` } });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  });

  test('changes several people, all or none', async () => {
    const people = [await api.person(), await api.person()];
    const keys = people.map(({ id }) => id);
    const all = await patch('/users?fields=id,last_name', { keys, data: { last_name: 'Noether' } });
    expect(all.json().data).toEqual(keys.map((id) => ({ id, last_name: 'Noether' })));
    const each = keys.map((id, index) => ({ id, first_name: `Nr. ${index}` }));
    expect((await patch('/users?fields=id,first_name', each)).json().data).toEqual(each);
    const same = keys.map((id) => ({ id, first_name: 'Eve', email: 'same@example.com' }));
    expect(outcomeOf(await patch('/users', same))).toEqual([400, 'RECORD_NOT_UNIQUE']);
    const unknown = { keys: [keys[0], randomUUID()], data: { first_name: 'Eve' } };
    expect(outcomeOf(await patch('/users', unknown))).toEqual([403, 'FORBIDDEN']);
    const after = await get(`/users?fields=id,first_name&filter=${json({ id: { _in: keys } })}`);
    expect(after.json().data).toEqual(expect.arrayContaining(each));
  });
});

describe('a removed person', () => {
  test('is no member and no founder: they leave by an erasure', async () => {
    const [member, founder] = [await api.person(), await api.person({ role: 'lawyer' })];
    const row = { status: 'completed', step: 7, waiting_on: 'nobody', revision: 1, details: '{}' };
    const at = new Date();
    await addRows(api.connection.db, 'projections.foundations', {
      ...row,
      id: randomUUID(),
      founder_id: founder.id,
      since: at,
      started_at: at,
      updated_at: at,
    });
    for (const { id } of [member, founder]) {
      const answer = await remove(`/users/${id}`);
      expect(outcomeOf(answer)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
      expect(answer.body).toContain('/admin/people/:id/erasure');
      expect((await remove('/users', { keys: [staff.id, id] })).statusCode).toBe(422);
      expect((await get(`/users/${id}`)).statusCode).toBe(200);
    }
    expect((await get('/users/me', staff.bearer)).statusCode).toBe(200);
    const erase = () =>
      api.call('POST', `/admin/people/${founder.id}/erasure`, { bearer: admin.bearer });
    const refused = await erase();
    expect(outcomeOf(refused)).toEqual([403, 'FORBIDDEN']);
    expect(refused.body).toContain('Make somebody of the team a member first');
    expect((await patch(`/users/${founder.id}`, { role: 'member' })).statusCode).toBe(200);
    expect((await erase()).statusCode).toBe(200);
  });

  test('is gone, and the address is free', async () => {
    const { id, email } = await api.person({ role: 'staff' });
    const { access_token, refresh_token } = await api.logIn(email);
    const removed = await remove(`/users/${id}`);
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    expect(outcomeOf(await get(`/users/${id}`))).toEqual([403, 'FORBIDDEN']);
    expect(outcomeOf(await remove(`/users/${id}`))).toEqual([403, 'FORBIDDEN']);
    expect((await get('/users/me', access_token)).statusCode).toBe(401);
    expect((await calls.post('/auth/refresh', { refresh_token })).statusCode).toBe(401);
    expect((await calls.login(email)).statusCode).toBe(401);
    const { rows } = await api.connection.pool.query('select from users where id = $1', [id]);
    expect(rows).toEqual([]);
    const again = { email, password: PASSWORD };
    const created = await api.call('POST', '/users', { body: again, bearer: admin.bearer });
    expect(created.statusCode).toBe(200);
  });

  test('whom a foundation names keeps the name, and nothing else', async () => {
    const founder = await api.person({ role: 'staff' });
    await patch(`/users/${founder.id}`, { first_name: 'Ada', phone: '+49 30 123456' });
    const { access_token } = await api.logIn(founder.email);
    await addRows(api.connection.db, 'commands', {
      id: randomUUID(),
      foundation_id: randomUUID(),
      command: 'start-foundation',
      actor_id: founder.id,
      actor_role: 'founder',
      fingerprint: 'x',
      payload: null,
      outcome: null,
    });
    expect((await remove('/users', [founder.id])).statusCode).toBe(204);
    expect(outcomeOf(await get(`/users/${founder.id}`))).toEqual([403, 'FORBIDDEN']);
    expect((await get('/users/me', access_token)).statusCode).toBe(401);
    const { rows } = await api.connection.pool.query('select * from users where id = $1', [
      founder.id,
    ]);
    expect(rows[0]).toMatchObject({
      first_name: 'Ada',
      phone: null,
      password_hash: null,
      status: 'archived',
    });
    expect(JSON.stringify(rows[0])).not.toContain(founder.email);
    for (const table of ['sessions', 'password_history', 'account_tokens', 'identities']) {
      const left = await api.connection.pool.query(`select from ${table} where user_id = $1`, [
        founder.id,
      ]);
      expect(left.rows, table).toEqual([]);
    }
    const { db } = api.connection;
    expect((await namesByIds(db, [founder.id])).get(founder.id)).toBe('Ada');
    expect(await contactOf(db, founder.id)).toBeNull();
    expect((await patch(`/users/${founder.id}`, { status: 'active' })).statusCode).toBe(403);
    expect((await calls.register(founder.email)).statusCode).toBe(204);
    expect((await calls.stored(founder.email)).status).toBe('unverified');
  });

  test('gives back the time of the meeting they have booked', async () => {
    await addLawyer(api.connection.db);
    const free = async (): Promise<string[]> =>
      (await get('/slots?kind=strategy-meeting'))
        .json()
        .data.map(({ startsAt }: { startsAt: string }) => startsAt);
    const { id, bearer } = await api.someone();
    const [startsAt] = await free();
    const booked = await api.call('POST', '/meetings', { bearer, body: { startsAt } });
    expect(booked.statusCode, booked.body).toBe(200);
    expect(await free()).not.toContain(startsAt);
    expect(await removeUsers(api.connection.db, [id], { kept: new Set() })).toBeUndefined();
    expect(await free()).toContain(startsAt);
  });

  test('of several is removed with all of them, or nobody is', async () => {
    const people = [await api.person({ role: 'staff' }), await api.person({ role: 'lawyer' })];
    const keys = people.map(({ id }) => id);
    expect(outcomeOf(await remove('/users', [...keys, randomUUID()]))).toEqual([403, 'FORBIDDEN']);
    expect((await get(`/users/${keys[0]}`)).statusCode).toBe(200);
    expect((await remove('/users', { keys })).statusCode).toBe(204);
    for (const id of keys) expect((await get(`/users/${id}`)).statusCode).toBe(403);
  });
});
