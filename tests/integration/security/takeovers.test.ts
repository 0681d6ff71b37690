import type { LightMyRequestResponse } from 'fastify';
import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import type { Database } from '#database/connection.ts';
import { setPassword } from '#modules/accounts/login/passwords/password-history.ts';
import { hashPassword } from '#modules/accounts/login/passwords/passwords.ts';
import { endSessions } from '#modules/accounts/login/sessions.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { accountCalls } from '../../support/account-calls.ts';
import { anAddress, LINK_SECRET, outcomeOf, PASSWORD, withApi } from '../../support/api.ts';
import { changeRows } from '../../support/rows.ts';

const api = await withApi();
const calls = accountCalls(api);

const NEW_PASSWORD = 'rote Kirsche 8';
const patch = (path: string, body: unknown, bearer: string) =>
  api.call('PATCH', path, { body, bearer });

/** A call that has made all its checks when the account changes, and is carried out after. */
async function callDuring(
  { id }: { id: string },
  call: () => Promise<LightMyRequestResponse>,
  change: (trx: Database) => Promise<void>,
) {
  const { pending } = await api.connection.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    const pending = call();
    await expect.poll(waitingStatements).toBe(1);
    await change(trx);
    return { pending };
  });
  return pending;
}
const loginDuring = (
  person: { id: string; email: string },
  change: (trx: Database) => Promise<void>,
) => callDuring(person, () => calls.login(person.email), change);

async function waitingStatements() {
  const { rows } = await api.owner.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count;
}

describe('a login that is under way', () => {
  test('does not outlive a new password', async () => {
    const person = await api.person();
    const passwordHash = await hashPassword(NEW_PASSWORD);
    const login = await loginDuring(person, async (trx) => {
      await setPassword(trx, person.id, passwordHash);
      await endSessions(trx, person.id);
    });
    expect(outcomeOf(login)).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await calls.login(person.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('does not get around a second factor that was just set up', async () => {
    const person = await api.person();
    const login = await loginDuring(person, async (trx) => {
      const tfa_secret = 'sealed';
      await changeRows(trx, 'users', { id: person.id }, { tfa_secret });
      await endSessions(trx, person.id);
    });
    expect(outcomeOf(login)).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('is not hindered by other changes', async () => {
    const person = await api.person();
    const login = await loginDuring(person, async (trx) => {
      await changeRows(trx, 'users', { id: person.id }, { first_name: 'Ada' });
    });
    expect(login.statusCode).toBe(200);
  });
});

test.each([
  ['a password', { password: 'blaue Pflaume 9' }],
  ['an address', { email: anAddress() }],
])('a thief who is just setting %s does not outlive a password reset', async (_what, change) => {
  const thief = await api.someone();
  const passwordHash = await hashPassword(NEW_PASSWORD);
  const set = () => patch('/users/me', change, thief.bearer);
  const answer = await callDuring(thief, set, async (trx) => {
    await setPassword(trx, thief.id, passwordHash);
    await endSessions(trx, thief.id);
  });
  expect(outcomeOf(answer)).toEqual([401, 'INVALID_CREDENTIALS']);
  expect((await calls.login(thief.email, NEW_PASSWORD)).statusCode).toBe(200);
  expect((await calls.stored(thief.email)).pending_email).toBeNull();
});

test('a stranger cannot register themselves into an account that was created for somebody', async () => {
  const admin = await api.someone('admin');
  const email = anAddress();
  const body = { email, password: NEW_PASSWORD, role: 'staff', status: 'unverified' };
  const created = await api.call('POST', '/users', { body, bearer: admin.bearer });
  expect(created.statusCode).toBe(200);
  expect((await calls.register(email, { first_name: 'Mallory' })).statusCode).toBe(204);
  const verified = await calls.verify(await calls.lastToken('verify-email', email));
  expect(verified.statusCode).toBe(302);
  expect((await calls.login(email, PASSWORD)).statusCode).toBe(401);
  expect((await calls.login(email, NEW_PASSWORD)).statusCode).toBe(200);
  expect((await calls.stored(email)).first_name).toBeNull();
});

describe('a change of address that somebody else asked for', () => {
  test.each(['all others', 'that one'])('is withdrawn by logging out %s', async (which) => {
    const owner = await api.someone();
    const thief = (await api.logIn(owner.email)).access_token;
    const asked = await patch('/users/me', { email: anAddress() }, thief);
    expect(asked.json().data.pending_email).not.toBeNull();
    const { rows } = await api.connection.pool.query<{ id: string; session_id: string }>(
      'select id, session_id from email_changes where user_id = $1',
      [owner.id],
    );
    const [change] = rows;
    const path = `/users/me/sessions${which === 'that one' ? `/${change?.session_id}` : ''}`;
    const ended = await api.call('DELETE', path, { bearer: owner.bearer });
    expect(ended.statusCode).toBe(204);
    const token = tokenOf(LINK_SECRET, change?.id ?? '');
    expect(outcomeOf(await calls.post('/users/email/confirm', { token }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    const me = await api.call('GET', '/users/me?fields=pending_email', { bearer: owner.bearer });
    expect(me.json().data).toEqual({ pending_email: null });
  });

  test('stays while others are logged out by whoever asked', async () => {
    const owner = await api.someone();
    await patch('/users/me', { email: anAddress() }, owner.bearer);
    await api.call('DELETE', '/users/me/sessions', { bearer: owner.bearer });
    const me = await api.call('GET', '/users/me?fields=pending_email', { bearer: owner.bearer });
    expect(me.json().data.pending_email).not.toBeNull();
  });
});

test('a new password makes reset links useless that were mailed before', async () => {
  const person = await api.someone();
  await calls.post('/auth/password/request', { email: person.email });
  const token = await calls.lastToken('reset-password', person.email);
  expect((await patch('/users/me', { password: NEW_PASSWORD }, person.bearer)).statusCode).toBe(
    200,
  );
  const reset = await calls.post('/auth/password/reset', { token, password: 'blaue Pflaume 9' });
  expect(outcomeOf(reset)).toEqual([403, 'FORBIDDEN']);
});

test('a new password and a reset at the same moment do not block each other', async () => {
  const person = await api.someone();
  await calls.post('/auth/password/request', { email: person.email });
  const token = await calls.lastToken('reset-password', person.email);
  const waiting = (count: number) => expect.poll(waitingStatements).toBe(count);
  const { pending } = await api.connection.db.transaction().execute(async (trx) => {
    const links = trx.selectFrom('account_tokens').select('id').where('user_id', '=', person.id);
    await links.forUpdate().execute();
    const reset = calls.post('/auth/password/reset', { token, password: NEW_PASSWORD });
    await waiting(1);
    const change = patch('/users/me', { password: 'blaue Pflaume 9' }, person.bearer);
    await waiting(2);
    return { pending: [reset, change] };
  });
  const [reset, change] = await Promise.all(pending);
  expect([reset?.statusCode, change?.statusCode]).toEqual([204, 401]);
});

describe('an open session of an admin is not enough', () => {
  test.each([{ password: NEW_PASSWORD }, { email: 'mallory@example.com' }])(
    'for their own %o',
    async (change) => {
      const admin = await api.someone('admin');
      const own = await patch(`/users/${admin.id}`, change, admin.bearer);
      expect(outcomeOf(own)).toEqual([403, 'FORBIDDEN']);
      const body = { keys: [admin.id], data: change };
      expect(outcomeOf(await patch('/users', body, admin.bearer))).toEqual([403, 'FORBIDDEN']);
      const renamed = await patch(`/users/${admin.id}`, { first_name: 'Ada' }, admin.bearer);
      expect(renamed.statusCode).toBe(200);
    },
  );

  test('to turn off their own second factor without a code', async () => {
    const admin = await api.someone('admin');
    const post = (path: string, body: unknown) =>
      api.call('POST', path, { body, bearer: admin.bearer });
    const offered = await post('/users/me/tfa/generate', { password: PASSWORD });
    const { secret } = offered.json().data;
    const enabled = await post('/users/me/tfa/enable', { secret, otp: generateSync({ secret }) });
    expect(enabled.statusCode).toBe(204);
    expect(outcomeOf(await post(`/users/${admin.id}/tfa/disable`, {}))).toEqual([403, 'FORBIDDEN']);
  });
});

test('check 43: who is logged in and guesses the password or a code leaves a trace', async () => {
  const { id, bearer } = await api.someone();
  const post = (step: string, body: object) => calls.post(`/users/me/tfa/${step}`, body, bearer);
  const guessed = { password: NEW_PASSWORD, current_password: 'geraten' };
  expect((await patch('/users/me', guessed, bearer)).statusCode).toBe(400);
  expect((await post('generate', { password: 'geraten' })).statusCode).toBe(401);
  const { secret } = (await post('generate', { password: PASSWORD })).json().data;
  const otp = generateSync({ secret });
  expect((await post('enable', { secret, otp })).statusCode).toBe(204);
  const wrong = otp.replace(/./g, (digit) => String(9 - Number(digit)));
  expect((await post('disable', { otp: wrong })).statusCode).toBe(400);
  const { rows } = await api.connection.pool.query(
    "select details from audit_log where action = 'proof-failed' and actor_id = $1 order by id",
    [id],
  );
  expect(rows.map(({ details }) => details.refused)).toEqual([
    'PASSWORD',
    'INVALID_CREDENTIALS',
    'TWO_FACTOR',
  ]);
});

test('passwords are guessed one by one once guessing is delayed', async () => {
  const { email } = await api.person();
  const body = { email, password: 'geraten' };
  const from = '203.0.113.77';
  const guess = async () => outcomeOf(await api.call('POST', '/auth/login', { body, from }));
  for (let n = 0; n < 6; n += 1) await guess();
  await api.connection.pool.query('update rate_limits set expire = expire - 60000');
  const outcomes = await Promise.all(Array.from({ length: 10 }, guess));
  const judged = outcomes.filter((outcome) => String(outcome).startsWith('401'));
  expect(judged).toHaveLength(1);
});
