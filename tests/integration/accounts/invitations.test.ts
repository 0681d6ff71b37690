import { describe, expect, test } from 'vitest';
import { accountCalls } from '../../support/account-calls.ts';
import { anAddress, outcomeOf, PASSWORD, withApi } from '../../support/api.ts';

const api = await withApi();
const calls = accountCalls(api);

describe('an invitation', () => {
  test('by an admin creates an account with that role, once', async () => {
    const admin = await api.person({ role: 'admin' });
    const { access_token } = await api.logIn(admin.email);
    const [one, two] = [anAddress(), anAddress()];
    const invite = (email: unknown, role: string) =>
      calls.post('/users/invite', { email, role }, access_token);
    expect((await invite([one, two], 'staff')).statusCode).toBe(204);
    expect((await invite(one, 'lawyer')).statusCode).toBe(204);
    expect((await invite(one, 'emperor')).statusCode).toBe(400);
    const token = await calls.lastToken('accept-invite', one);
    const accept = (password: string) => calls.post('/users/invite/accept', { token, password });
    expect(outcomeOf(await accept('passwort'))).toEqual([400, 'FAILED_VALIDATION']);
    expect((await accept(PASSWORD)).statusCode).toBe(204);
    expect(outcomeOf(await accept(PASSWORD))).toEqual([400, 'INVALID_INVITE']);
    expect(await calls.stored(one)).toMatchObject({
      role: 'lawyer',
      status: 'active',
      invited_by: admin.id,
    });
    expect((await calls.login(one)).statusCode).toBe(200);
  });

  test('check 11: works for seven days, and only the last one', async () => {
    const admin = await api.person({ role: 'admin' });
    const { access_token } = await api.logIn(admin.email);
    const email = anAddress();
    const invite = () => calls.post('/users/invite', { email, role: 'staff' }, access_token);
    const accept = (token: string) =>
      calls.post('/users/invite/accept', { token, password: PASSWORD });
    await invite();
    const older = await calls.lastToken('accept-invite', email);
    await invite();
    expect(outcomeOf(await accept(older))).toEqual([400, 'INVALID_INVITE']);
    const token = await calls.lastToken('accept-invite', email);
    expect(outcomeOf(await accept('x'.repeat(43)))).toEqual([403, 'INVALID_TOKEN']);
    const reset = await calls.post('/auth/password/reset', { token, password: PASSWORD });
    expect(outcomeOf(reset)).toEqual([403, 'FORBIDDEN']);
    await calls.ageLinks('6 days 23 hours');
    expect(
      outcomeOf(await calls.post('/users/invite/accept', { token, password: 'kurz' })),
    ).toEqual([400, 'FAILED_VALIDATION']);
    await calls.ageLinks('2 hours');
    expect(outcomeOf(await accept(token))).toEqual([401, 'TOKEN_EXPIRED']);
    expect((await calls.stored(email)).status).toBe('invited');
  });

  test('by anybody else gets the same answer and does nothing', async () => {
    const email = anAddress();
    const member = await api.person();
    const { access_token } = await api.logIn(member.email);
    const body = { email, role: 'admin' };
    expect((await calls.post('/users/invite', body, access_token)).statusCode).toBe(204);
    expect(outcomeOf(await calls.post('/users/invite', body))).toEqual([403, 'FORBIDDEN']);
    await expect(calls.stored(email)).rejects.toThrow();
  });

  test('cannot take over an account that is in use', async () => {
    const admin = await api.person({ role: 'admin' });
    const { access_token } = await api.logIn(admin.email);
    const { email, id } = await api.person();
    await calls.post('/users/invite', { email, role: 'admin' }, access_token);
    expect(await api.mails('accept-invite', id)).toEqual([]);
    expect((await calls.stored(email)).role).toBe('member');
  });
});
