import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAddress, codeOf, outcomeOf, PASSWORD, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const post = (path: string, body: unknown, bearer?: string) =>
  api.call('POST', path, { body, bearer });
const register = (email: string, more: object = {}) =>
  post('/users', { email, password: PASSWORD, terms: true, ...more });
const login = (email: string, password = PASSWORD) => post('/auth/login', { email, password });
const verify = (token: string) =>
  api.call('GET', `/users/register/verify-email?token=${encodeURIComponent(token)}`);

async function stored(email: string) {
  return api.connection.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}
async function lastToken(mail: string, email: string): Promise<string> {
  const { id } = await stored(email);
  return (await api.mails(mail, id)).at(-1)?.token ?? '';
}
const agePasswordLinks = (sqlInterval: string) =>
  api.connection.pool.query(`update account_tokens set expires_at = expires_at - $1::interval`, [
    sqlInterval,
  ]);

describe('a registration', () => {
  test('leads over the mailed link to a login', async () => {
    const email = anAddress();
    const answer = await register(email, { first_name: 'Ada', newsletter: true, language: 'en' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await login(email)).statusCode).toBe(401);
    const token = await lastToken('verify-email', email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const verified = await verify(token);
    expect(verified.statusCode).toBe(302);
    expect(verified.headers.location).toBe('http://localhost:3000/en/login/?verified=1');
    expect((await login(email)).statusCode).toBe(200);
    expect(outcomeOf(await verify(token))).toEqual([400, 'INVALID_PAYLOAD']);
    const user = await stored(email);
    expect(user.newsletter_at).not.toBeNull();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is answered in the language the client prefers', async () => {
    const email = anAddress();
    const body = { email, password: PASSWORD, terms: true };
    const headers = { 'accept-language': 'en-GB,de;q=0.5' };
    await api.call('POST', '/users', { body, headers });
    expect((await stored(email)).language).toBe('en');
  });

  test('needs the terms and names the field', async () => {
    const answer = await register(anAddress(), { terms: false });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    expect(answer.json().errors[0].extensions.fields).toEqual(['terms']);
  });

  test('never decides over role, status or id', async () => {
    const email = anAddress();
    const id = '6f2c1f0e-2f5b-4a4e-9b57-0d8f1a2b3c4d';
    const more = { id, role: 'admin', status: 'active', admin_access: true, token: 'x' };
    expect((await register(email, more)).statusCode).toBe(204);
    expect(await stored(email)).toMatchObject({ role: 'member', status: 'unverified' });
    expect((await stored(email)).id).not.toBe(id);
  });
});

describe('an address', () => {
  test('that is known answers the same and tells its owner', async () => {
    const { id, email } = await api.person();
    const fresh = await register(anAddress());
    const known = await register(email.toUpperCase(), { password: 'ein anderes Wort' });
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
    expect(await api.mails('account-exists', id)).toHaveLength(1);
    expect((await login(email)).statusCode).toBe(200);
  });

  test('that somebody else registered before is taken over, with the own password', async () => {
    const email = anAddress();
    await register(email, { password: 'des Fremden Wort' });
    const stale = await lastToken('verify-email', email);
    await register(email);
    expect(codeOf(await verify(stale))).toBe('INVALID_PAYLOAD');
    await verify(await lastToken('verify-email', email));
    expect((await login(email, 'des Fremden Wort')).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(200);
  });

  test('registered by the other route answers 204, is strict, and leads back to our pages only', async () => {
    const email = anAddress();
    const body = { email, password: PASSWORD, first_name: 'Ada' };
    const verification_url = 'http://localhost:3000/login/';
    const answer = await post('/users/register', { ...body, verification_url });
    expect(answer.statusCode).toBe(204);
    expect(await stored(email)).toMatchObject({ terms_accepted_at: null, language: 'de' });
    const evil = ['//evil.example', 'https://evil.example', 'http://localhost:3000@evil.example'];
    const bad = [...evil, '\\\\evil', 'javascript:alert(1)', 'http://localhost:3000\\@evil', '/x'];
    for (const url of bad) {
      const refused = await post('/users/register', { ...body, verification_url: url });
      expect(outcomeOf(refused)).toEqual([400, 'INVALID_PAYLOAD']);
      const reset = await post('/auth/password/request', { email, reset_url: url });
      expect(outcomeOf(reset)).toEqual([400, 'INVALID_PAYLOAD']);
    }
    const more = await post('/users/register', { ...body, role: 'admin' });
    expect(outcomeOf(more)).toEqual([400, 'INVALID_PAYLOAD']);
  });

  test('can have its mail sent again while it waits', async () => {
    const email = anAddress();
    await register(email);
    const { id } = await stored(email);
    expect((await post('/users/register/resend', { email })).statusCode).toBe(204);
    expect(await api.mails('verify-email', id)).toHaveLength(2);
    expect((await post('/users/register/resend', { email: anAddress() })).statusCode).toBe(204);
  });

  test('is not verified by bad, missing or expired tokens, nor by a HEAD request', async () => {
    const email = anAddress();
    await register(email);
    const token = await lastToken('verify-email', email);
    const path = '/users/register/verify-email';
    expect(outcomeOf(await api.call('GET', path))).toEqual([403, 'INVALID_TOKEN']);
    expect((await api.call('GET', `${path}?token=`)).statusCode).toBe(302);
    expect(outcomeOf(await verify('x'.repeat(43)))).toEqual([403, 'INVALID_TOKEN']);
    expect((await api.call('HEAD', `${path}?token=${token}`)).statusCode).toBe(404);
    await agePasswordLinks('8 days');
    expect(outcomeOf(await verify(token))).toEqual([401, 'TOKEN_EXPIRED']);
    expect((await stored(email)).status).toBe('unverified');
  });
});

describe('a password', () => {
  const bad = ['1234567', '12345678', 'passwort', 'Passw0rt', 'qwertzuiop', 'aaaaaaaa', 'abababab'];
  test.each([...bad, 'Siebenschritt', 'password123', 'ich\ud800heiße', ''])(
    'like %j is refused',
    async (password) => {
      expect((await register(anAddress(), { password })).statusCode).toBe(400);
    },
  );
  const good = [
    '12345678x',
    'aaaa bbbb cccc',
    'Secret12',
    'ä'.repeat(64),
    '🍐🍎🍇🍊🍋🍌🍉🍓',
    ' 8 Zeich',
  ];
  test.each([...good, 'x-'.repeat(64)])('like %j is taken', async (password) => {
    const email = anAddress();
    expect((await register(email, { password })).statusCode).toBe(204);
    await verify(await lastToken('verify-email', email));
    expect((await login(email, password)).statusCode).toBe(200);
  });

  test('counts to its last character', async () => {
    const email = anAddress();
    const long = 'äöü'.repeat(40);
    await register(email, { password: `${long}1` });
    await verify(await lastToken('verify-email', email));
    expect((await login(email, `${long}2`)).statusCode).toBe(401);
    expect((await login(email, long)).statusCode).toBe(401);
  });

  test('that differs from its confirmation, or is the own address, is refused', async () => {
    const email = 'very.own.address@example.com';
    for (const more of [{ confirm_password: 'other word 1' }, { password: email }]) {
      expect(outcomeOf(await register(email, more))).toEqual([400, 'FAILED_VALIDATION']);
    }
  });
});

describe('a password reset', () => {
  const request = (email: string) => post('/auth/password/request', { email });
  const reset = (token: string, password: string) =>
    post('/auth/password/reset', { token, password });

  test('works once, ends all sessions and refuses the last ten passwords', async () => {
    const { email } = await api.person();
    const session = await api.logIn(email);
    expect((await request(email)).statusCode).toBe(204);
    const token = await lastToken('reset-password', email);
    expect(outcomeOf(await reset(token, PASSWORD))).toEqual([400, 'FAILED_VALIDATION']);
    expect(outcomeOf(await reset(token, 'kurz'))).toEqual([400, 'FAILED_VALIDATION']);
    expect((await reset(token, 'rote Kirsche 8')).statusCode).toBe(204);
    expect(outcomeOf(await reset(token, 'rote Kirsche 9'))).toEqual([403, 'FORBIDDEN']);
    const me = await api.call('GET', '/users/me', { bearer: session.access_token });
    expect(me.statusCode).toBe(401);
    expect((await login(email, 'rote Kirsche 8')).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(401);
  });

  test('remembers ten passwords, not more', async () => {
    const { email } = await api.person();
    const { access_token } = await api.logIn(email);
    const change = (password: string) =>
      api.call('PATCH', '/users/me', { body: { password }, bearer: access_token });
    for (let n = 1; n <= 9; n += 1)
      expect((await change(`Birne Nummer ${n}`)).statusCode).toBe(200);
    expect(codeOf(await change(PASSWORD))).toBe('FAILED_VALIDATION');
    expect((await change('Birne Nummer 10')).statusCode).toBe(200);
    expect((await change(PASSWORD)).statusCode).toBe(200);
  });

  test('is voided by a newer one, by an hour, and by a wrong purpose', async () => {
    const { email } = await api.person();
    await request(email);
    const older = await lastToken('reset-password', email);
    await request(email);
    expect(outcomeOf(await reset(older, 'rote Kirsche 8'))).toEqual([403, 'FORBIDDEN']);
    const token = await lastToken('reset-password', email);
    expect(outcomeOf(await verify(token))).toEqual([403, 'FORBIDDEN']);
    await agePasswordLinks('61 minutes');
    expect(outcomeOf(await reset(token, 'rote Kirsche 8'))).toEqual([401, 'TOKEN_EXPIRED']);
    expect(outcomeOf(await reset('x', 'rote Kirsche 8'))).toEqual([403, 'INVALID_TOKEN']);
    expect(outcomeOf(await reset('', 'rote Kirsche 8'))).toEqual([400, 'INVALID_PAYLOAD']);
  });

  test('asked for by strangers answers alike and mails nobody', async () => {
    const suspended = await api.person({ status: 'suspended' });
    const { email } = await api.person();
    const bodies = new Set<string>();
    for (const address of [anAddress(), suspended.email, email]) {
      const answer = await request(address);
      bodies.add(`${answer.statusCode}${answer.body}`);
    }
    expect(bodies.size).toBe(1);
    expect(await api.mails('reset-password', suspended.id)).toEqual([]);
    expect(outcomeOf(await post('/auth/password/request', { email: [email] }))).toEqual([
      400,
      'INVALID_PAYLOAD',
    ]);
  });

  test('of two at the same time counts once', async () => {
    const { email } = await api.person();
    await request(email);
    const token = await lastToken('reset-password', email);
    const answers = await Promise.all([1, 2, 3].map((n) => reset(token, `rote Kirsche ${n}${n}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403, 403]);
  });
});

describe('an invitation', () => {
  test('by an admin makes an account with that role, once', async () => {
    const admin = await api.person({ role: 'admin' });
    const { access_token } = await api.logIn(admin.email);
    const [one, two] = [anAddress(), anAddress()];
    const invite = (email: unknown, role: string) =>
      post('/users/invite', { email, role }, access_token);
    expect((await invite([one, two], 'staff')).statusCode).toBe(204);
    expect((await invite(one, 'lawyer')).statusCode).toBe(204);
    expect((await invite(one, 'emperor')).statusCode).toBe(400);
    const token = await lastToken('accept-invite', one);
    const accept = (password: string) => post('/users/invite/accept', { token, password });
    expect(outcomeOf(await accept('passwort'))).toEqual([400, 'FAILED_VALIDATION']);
    expect((await accept(PASSWORD)).statusCode).toBe(204);
    expect(outcomeOf(await accept(PASSWORD))).toEqual([400, 'INVALID_INVITE']);
    expect(await stored(one)).toMatchObject({ role: 'lawyer', status: 'active' });
    expect((await login(one)).statusCode).toBe(200);
  });

  test('by anybody else answers the same and does nothing', async () => {
    const email = anAddress();
    const member = await api.person();
    const { access_token } = await api.logIn(member.email);
    const body = { email, role: 'admin' };
    expect((await post('/users/invite', body, access_token)).statusCode).toBe(204);
    expect(outcomeOf(await post('/users/invite', body))).toEqual([403, 'FORBIDDEN']);
    await expect(stored(email)).rejects.toThrow();
  });

  test('cannot take over an account that is in use', async () => {
    const admin = await api.person({ role: 'admin' });
    const { access_token } = await api.logIn(admin.email);
    const { email, id } = await api.person();
    await post('/users/invite', { email, role: 'admin' }, access_token);
    expect(await api.mails('accept-invite', id)).toEqual([]);
    expect((await stored(email)).role).toBe('member');
  });
});
