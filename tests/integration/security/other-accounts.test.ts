import { beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '../../support/account-calls.ts';
import { anAddress, outcomeOf, PASSWORD, type TestPerson, withApi } from '../../support/api.ts';
import { changeRows } from '../../support/rows.ts';

const api = await withApi();
const calls = accountCalls(api);

const db = () => api.connection.db;
const needed = [403, 'FORBIDDEN'];

describe('the open session of an admin, two hours old', () => {
  let admin: TestPerson & { bearer: string };
  let other: TestPerson;
  beforeEach(async () => {
    admin = await api.someone('admin');
    other = await api.person({ role: 'admin' });
    const secret = { tfa_secret: 'sealed', tfa_enabled_at: new Date() };
    await changeRows(db(), 'users', { id: other.id }, secret);
    const created_at = new Date(Date.now() - 2 * 60 * 60_000);
    await changeRows(db(), 'sessions', { user_id: admin.id }, { created_at });
  });
  const send = (method: string, path: string, body?: object) =>
    api.call(method, path, { bearer: admin.bearer, ...(body && { body }) });
  const secondFactorOf = async ({ email }: TestPerson) => (await calls.stored(email)).tfa_secret;

  /** Everything by which somebody gets into another account, or lets somebody in. */
  const takeovers = (): [method: string, path: string, body: object][] => [
    ['POST', `/users/${other.id}/tfa/disable`, {}],
    ['PATCH', `/users/${other.id}`, { password: 'rote Kirsche 8' }],
    ['PATCH', `/users/${other.id}`, { email: anAddress() }],
    ['PATCH', `/users/${other.id}`, { role: 'staff' }],
    ['PATCH', `/users/${other.id}`, { status: 'suspended' }],
    ['PATCH', '/users', { keys: [other.id], data: { password: 'blaue Pflaume 4' } }],
    ['POST', '/users', { email: anAddress(), password: PASSWORD, role: 'admin' }],
    ['POST', '/users/invite', { email: anAddress(), role: 'lawyer' }],
    ['DELETE', '/users', { keys: [other.id] }],
  ];

  test('takes over no other account, and makes none for the team', async () => {
    const before = await calls.stored(other.email);
    for (const [method, path, body] of takeovers()) {
      const answer = await send(method, path, body);
      expect(outcomeOf(answer), `${method} ${path}`).toEqual(needed);
      expect(answer.json().errors[0].extensions.field).toBe('current_password');
      const wrong = await send(method, path, { ...body, current_password: 'geraten' });
      // Guessing is delayed like guessing at a login.
      expect([400, 429]).toContain(wrong.statusCode);
    }
    expect(outcomeOf(await send('DELETE', `/users/${other.id}`))).toEqual(needed);
    expect(await calls.stored(other.email)).toEqual(before);
  });

  test('does so with the password of the admin', async () => {
    for (const [method, path, body] of takeovers()) {
      const answer = await send(method, path, { ...body, current_password: PASSWORD });
      expect(answer.statusCode, `${method} ${path} ${answer.body}`).toBeLessThan(300);
    }
  });

  test('still corrects a name, and invites a member', async () => {
    const named = await send('PATCH', `/users/${other.id}`, { first_name: 'Ada' });
    expect(named.statusCode).toBe(200);
    const invited = await send('POST', '/users/invite', { email: anAddress(), role: 'member' });
    expect(invited.statusCode).toBe(204);
    expect(await secondFactorOf(other)).toBe('sealed');
  });
});

describe('an invitation for the team', () => {
  const invited = async (role: string) => {
    const { bearer } = await api.someone('admin');
    const email = anAddress();
    await calls.post('/users/invite', { email, role }, bearer);
    return { email, id: (await calls.stored(email)).id };
  };
  const register = (email: string) =>
    calls.post('/users/register', { email, password: 'fremde Feige 3' });

  test('that has expired stays expired, whoever registers the address', async () => {
    const { email, id } = await invited('admin');
    const token = await calls.lastToken('accept-invite', email);
    await calls.ageLinks('400 days');
    expect((await register(email)).statusCode).toBe(204);
    expect(await api.mails('accept-invite', id)).toHaveLength(1);
    expect(await api.mails('verify-email', id)).toEqual([]);
    expect(await api.mails('invitation-expired', id)).toHaveLength(1);
    const accepted = await calls.post('/users/invite/accept', { token, password: PASSWORD });
    expect(outcomeOf(accepted)).toEqual([401, 'TOKEN_EXPIRED']);
    expect(await calls.stored(email)).toMatchObject({ role: 'admin', status: 'invited' });
  });

  test('that is open is neither replaced nor prolonged by a stranger', async () => {
    const { email, id } = await invited('staff');
    const token = await calls.lastToken('accept-invite', email);
    expect((await register(email)).statusCode).toBe(204);
    const links = await api.mails('accept-invite', id);
    expect(links.map((link) => link.token)).toEqual([token, token]);
    const accepted = await calls.post('/users/invite/accept', { token, password: PASSWORD });
    expect(accepted.statusCode).toBe(204);
  });

  test('as a member that has expired keeps nobody from registering', async () => {
    const { email, id } = await invited('member');
    await calls.ageLinks('8 days');
    expect((await register(email)).statusCode).toBe(204);
    const verified = await calls.verify((await api.mails('verify-email', id)).at(-1)?.token ?? '');
    expect(verified.statusCode).toBe(302);
    expect((await calls.login(email, 'fremde Feige 3')).statusCode).toBe(200);
  });
});
