import { describe, expect, test } from 'vitest';
import { accountCalls } from '../../support/account-calls.ts';
import { anAddress, outcomeOf, PASSWORD, withApi } from '../../support/api.ts';

const api = await withApi();
const calls = accountCalls(api);

describe('a password reset', () => {
  const request = (email: string) => calls.post('/auth/password/request', { email });
  const reset = (token: string, password: string) =>
    calls.post('/auth/password/reset', { token, password });

  test('checks 6, 11 and 17: works once, ends all sessions and refuses the last ten passwords', async () => {
    const { email } = await api.person();
    const session = await api.logIn(email);
    expect((await request(email)).statusCode).toBe(204);
    const token = await calls.lastToken('reset-password', email);
    expect(outcomeOf(await reset(token, PASSWORD))).toEqual([400, 'FAILED_VALIDATION']);
    expect(outcomeOf(await reset(token, 'kurz'))).toEqual([400, 'FAILED_VALIDATION']);
    expect((await reset(token, 'rote Kirsche 8')).statusCode).toBe(204);
    expect(outcomeOf(await reset(token, 'rote Kirsche 9'))).toEqual([403, 'FORBIDDEN']);
    const me = await api.call('GET', '/users/me', { bearer: session.access_token });
    expect(me.statusCode).toBe(401);
    expect((await calls.login(email, 'rote Kirsche 8')).statusCode).toBe(200);
    expect((await calls.login(email)).statusCode).toBe(401);
  });

  test('check 11: stops working after a newer one, after an hour, and for another purpose', async () => {
    const { email } = await api.person();
    await request(email);
    const older = await calls.lastToken('reset-password', email);
    await request(email);
    expect(await calls.lastToken('reset-password', email)).toBe(older);
    await calls.ageLinks('50 minutes');
    await request(email);
    expect(outcomeOf(await reset(older, 'rote Kirsche 8'))).toEqual([403, 'FORBIDDEN']);
    const token = await calls.lastToken('reset-password', email);
    expect(outcomeOf(await calls.verify(token))).toEqual([403, 'FORBIDDEN']);
    await calls.ageLinks('61 minutes');
    expect(outcomeOf(await reset(token, 'rote Kirsche 8'))).toEqual([401, 'TOKEN_EXPIRED']);
    expect(outcomeOf(await reset('x', 'rote Kirsche 8'))).toEqual([403, 'INVALID_TOKEN']);
    expect(outcomeOf(await reset('', 'rote Kirsche 8'))).toEqual([400, 'INVALID_PAYLOAD']);
  });

  test('gets the same answer for every address, and mails only active accounts', async () => {
    const suspended = await api.person({ status: 'suspended' });
    const { email } = await api.person();
    const bodies = new Set<string>();
    for (const address of [anAddress(), suspended.email, email]) {
      const answer = await request(address);
      bodies.add(`${answer.statusCode}${answer.body}`);
    }
    expect(bodies.size).toBe(1);
    expect(await api.mails('reset-password', suspended.id)).toEqual([]);
    expect(outcomeOf(await calls.post('/auth/password/request', { email: [email] }))).toEqual([
      400,
      'INVALID_PAYLOAD',
    ]);
  });

  test('succeeds once of several in parallel', async () => {
    const { email } = await api.person();
    await request(email);
    const token = await calls.lastToken('reset-password', email);
    const answers = await Promise.all([1, 2, 3].map((n) => reset(token, `rote Kirsche ${n}${n}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403, 403]);
  });
});
