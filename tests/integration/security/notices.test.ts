import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { accountCalls } from '../../support/account-calls.ts';
import { PASSWORD, withApi } from '../../support/api.ts';

const api = await withApi();
const calls = accountCalls(api);

const NEW_PASSWORD = 'neue Pflaume 9';
const told = async (mail: string, id: string) => (await api.mails(mail, id)).length;

describe('owners are told by mail', () => {
  test('of a new password, once, and not of one that was refused', async () => {
    const { id, bearer } = await api.someone();
    const patch = (body: object) => api.call('PATCH', '/users/me', { bearer, body });
    expect((await patch({ password: 'passwort' })).statusCode).toBe(400);
    expect((await patch({ first_name: 'Ada' })).statusCode).toBe(200);
    expect(await told('password-changed', id)).toBe(0);
    expect((await patch({ password: NEW_PASSWORD })).statusCode).toBe(200);
    expect(await told('password-changed', id)).toBe(1);
  });

  test('of a password that was reset by link, or by an admin', async () => {
    const { id, email } = await api.someone();
    await calls.post('/auth/password/request', { email });
    const token = await calls.lastToken('reset-password', email);
    const reset = await calls.post('/auth/password/reset', { token, password: NEW_PASSWORD });
    expect(reset.statusCode).toBe(204);
    expect(await told('password-changed', id)).toBe(1);
    const { bearer } = await api.someone('admin');
    const body = { password: 'noch eine Pflaume 9' };
    expect((await api.call('PATCH', `/users/${id}`, { bearer, body })).statusCode).toBe(200);
    expect(await told('password-changed', id)).toBe(2);
  });

  test('of a second factor that goes on, and off by an admin', async () => {
    const { id, bearer } = await api.someone();
    const generated = await calls.post('/users/me/tfa/generate', { password: PASSWORD }, bearer);
    const { secret } = generated.json().data;
    expect(await told('two-factor-enabled', id)).toBe(0);
    const otp = generateSync({ secret });
    const enabled = await calls.post('/users/me/tfa/enable', { secret, otp }, bearer);
    expect(enabled.statusCode).toBe(204);
    expect(await told('two-factor-enabled', id)).toBe(1);
    const { bearer: admin } = await api.someone('admin');
    expect(await told('two-factor-disabled', id)).toBe(0);
    expect((await calls.post(`/users/${id}/tfa/disable`, {}, admin)).statusCode).toBe(204);
    expect(await told('two-factor-disabled', id)).toBe(1);
  });
});
