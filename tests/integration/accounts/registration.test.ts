import { describe, expect, test } from 'vitest';
import { TERMS_VERSION } from '#domain/orders/order.ts';
import { TERMS_OF_USE_VERSION } from '#domain/orders/terms/terms-of-use.ts';
import { readerOfAccount } from '#modules/accounts/directory/people.ts';
import { accountCalls } from '../../support/account-calls.ts';
import { anAddress, outcomeOf, PASSWORD, withApi } from '../../support/api.ts';
import { rowsOf } from '../../support/rows.ts';

const api = await withApi();
const calls = accountCalls(api);

describe('a registration', () => {
  test('allows the login once the mailed link has been followed', async () => {
    const email = anAddress();
    const answer = await calls.register(email, {
      first_name: 'Ada',
      newsletter: true,
      language: 'en',
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await calls.login(email)).statusCode).toBe(401);
    const token = await calls.lastToken('verify-email', email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const verified = await calls.verify(token);
    expect(verified.statusCode).toBe(302);
    expect(verified.headers.location).toBe('http://localhost:3000/en/login/?verified=1');
    expect((await calls.login(email)).statusCode).toBe(200);
    expect(outcomeOf(await calls.verify(token))).toEqual([400, 'INVALID_PAYLOAD']);
    const user = await calls.stored(email);
    expect(user.newsletter_requested_at).not.toBeNull();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('stores the language that the client prefers', async () => {
    const email = anAddress();
    const body = { email, password: PASSWORD, terms: true };
    const headers = { 'accept-language': 'en-GB,de;q=0.5' };
    await api.call('POST', '/users', { body, headers });
    expect((await calls.stored(email)).language).toBe('en');
  });

  test.each([
    ['de-DE', '/login/?verified=1', 'de'],
    ['en-US', '/en/login/?verified=1', 'en'],
    ['EN', '/en/login/?verified=1', 'en'],
    ['fr-FR', '/login/?verified=1', 'de'],
    ['eng', '/login/?verified=1', 'de'],
  ])('takes the language tag %s', async (language, path, locale) => {
    const email = anAddress();
    await calls.register(email, { language });
    const { id } = await calls.stored(email);
    expect((await readerOfAccount(api.connection.db, id))?.language).toBe(locale);
    const verified = await calls.verify(await calls.lastToken('verify-email', email));
    expect(verified.headers.location).toBe(`http://localhost:3000${path}`);
    const { access_token: bearer } = await api.logIn(email);
    const me = await api.call('GET', '/users/me?fields=language', { bearer });
    expect(me.json().data).toEqual({ language });
  });

  test.each(['d', 'de_DE', 'de-', '<script>'])('refuses %j as a language', async (language) => {
    const answer = await calls.register(anAddress(), { language });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    expect(answer.json().errors[0].extensions.fields).toEqual(['language']);
  });

  test('requires the terms and names the field', async () => {
    const answer = await calls.register(anAddress(), { terms: false });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    expect(answer.json().errors[0].extensions.fields).toEqual(['terms']);
  });

  test('check 23: cannot set role, status or id', async () => {
    const email = anAddress();
    const id = '6f2c1f0e-2f5b-4a4e-9b57-0d8f1a2b3c4d';
    const more = { id, role: 'admin', status: 'active', admin_access: true, token: 'x' };
    expect((await calls.register(email, more)).statusCode).toBe(204);
    expect(await calls.stored(email)).toMatchObject({ role: 'member', status: 'unverified' });
    expect((await calls.stored(email)).id).not.toBe(id);
  });
});

describe('an address', () => {
  test('that has an account gets the same answer, and its owner a mail', async () => {
    const { id, email } = await api.person();
    const fresh = await calls.register(anAddress());
    const known = await calls.register(email.toUpperCase(), { password: 'ein anderes Wort' });
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
    expect(await api.mails('account-exists', id)).toHaveLength(1);
    expect((await calls.login(email)).statusCode).toBe(200);
  });

  test.each(['before', 'after'])(
    "registered by a stranger %s its owner goes to its owner, with the owner's password and name",
    async (when) => {
      const email = anAddress();
      const stranger = () =>
        calls.register(email, { password: 'des Fremden Wort', first_name: 'Mallory' });
      if (when === 'before') await stranger();
      await calls.register(email, { first_name: 'Ada' });
      const own = await calls.lastToken('verify-email', email);
      if (when === 'after') await stranger();
      expect((await calls.login(email)).statusCode).toBe(401);
      expect((await calls.verify(own)).statusCode).toBe(302);
      const { id, first_name } = await calls.stored(email);
      expect(first_name).toBe('Ada');
      for (const { token } of await api.mails('verify-email', id)) {
        expect(outcomeOf(await calls.verify(token))).toEqual([400, 'INVALID_PAYLOAD']);
      }
      expect((await calls.login(email, 'des Fremden Wort')).statusCode).toBe(401);
      expect((await calls.login(email)).statusCode).toBe(200);
      const left = await rowsOf(api.connection.db, 'registrations', { user_id: id });
      expect(left).toEqual([]);
    },
  );

  test('registered twice gets no password by a link that is sent again, only by a reset', async () => {
    const email = anAddress();
    await calls.register(email);
    await calls.register(email, { password: 'des Fremden Wort' });
    await calls.post('/users/register/resend', { email });
    await calls.verify(await calls.lastToken('verify-email', email));
    expect((await calls.stored(email)).status).toBe('active');
    for (const password of [PASSWORD, 'des Fremden Wort']) {
      expect((await calls.login(email, password)).statusCode).toBe(401);
    }
    await calls.post('/auth/password/request', { email });
    const token = await calls.lastToken('reset-password', email);
    const password = 'rote Kirsche 8';
    expect((await calls.post('/auth/password/reset', { token, password })).statusCode).toBe(204);
    expect((await calls.login(email, password)).statusCode).toBe(200);
  });

  test('that is not verified has no name yet, which a stranger could choose for the mail', async () => {
    const email = anAddress();
    await calls.register(email, { first_name: 'Sie haben gewonnen: evil.example', phone: '+49 1' });
    expect(await calls.stored(email)).toMatchObject({
      password_hash: null,
      first_name: null,
      last_name: null,
      phone: null,
    });
  });

  test('keeps which terms of orders and of use were agreed to', async () => {
    const email = anAddress();
    await calls.register(email);
    await calls.verify(await calls.lastToken('verify-email', email));
    expect(await calls.stored(email)).toMatchObject({
      terms_accepted_at: expect.any(Date),
      terms_version: TERMS_VERSION,
      terms_of_use_version: TERMS_OF_USE_VERSION,
    });
  });

  test('registered through /users/register gets a 204, strict validation and only links to our pages', async () => {
    const email = anAddress();
    const body = { email, password: PASSWORD, first_name: 'Ada' };
    const verification_url = 'http://localhost:3000/login/';
    const answer = await calls.post('/users/register', { ...body, verification_url });
    expect(answer.statusCode).toBe(204);
    expect(await calls.stored(email)).toMatchObject({ terms_accepted_at: null, language: 'de' });
    const evil = ['//evil.example', 'https://evil.example', 'http://localhost:3000@evil.example'];
    const bad = [...evil, '\\\\evil', 'javascript:alert(1)', 'http://localhost:3000\\@evil', '/x'];
    for (const url of bad) {
      const refused = await calls.post('/users/register', { ...body, verification_url: url });
      expect(outcomeOf(refused)).toEqual([400, 'INVALID_PAYLOAD']);
      const reset = await calls.post('/auth/password/request', { email, reset_url: url });
      expect(outcomeOf(reset)).toEqual([400, 'INVALID_PAYLOAD']);
    }
    const long = { ...body, last_name: 'x'.repeat(101) };
    expect(outcomeOf(await calls.post('/users/register', long))).toEqual([400, 'VALUE_TOO_LONG']);
    const more = await calls.post('/users/register', { ...body, role: 'admin' });
    expect(outcomeOf(more)).toEqual([400, 'INVALID_PAYLOAD']);
  });

  test('can have its mail sent again until it is verified', async () => {
    const email = anAddress();
    await calls.register(email);
    const { id } = await calls.stored(email);
    expect((await calls.post('/users/register/resend', { email })).statusCode).toBe(204);
    expect(await api.mails('verify-email', id)).toHaveLength(2);
    expect((await calls.post('/users/register/resend', { email: anAddress() })).statusCode).toBe(
      204,
    );
  });

  test('check 11: is not verified by bad, missing or expired tokens, nor by a HEAD request', async () => {
    const email = anAddress();
    await calls.register(email);
    const token = await calls.lastToken('verify-email', email);
    const path = '/users/register/verify-email';
    expect(outcomeOf(await api.call('GET', path))).toEqual([403, 'INVALID_TOKEN']);
    expect((await api.call('GET', `${path}?token=`)).statusCode).toBe(302);
    expect(outcomeOf(await calls.verify('x'.repeat(43)))).toEqual([403, 'INVALID_TOKEN']);
    expect((await api.call('HEAD', `${path}?token=${token}`)).statusCode).toBe(405);
    await calls.ageLinks('8 days');
    expect(outcomeOf(await calls.verify(token))).toEqual([401, 'TOKEN_EXPIRED']);
    expect((await calls.stored(email)).status).toBe('unverified');
  });
});

test('check 1: a password of a megabyte is refused at once', async () => {
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const started = performance.now();
    const answer = await calls.register(anAddress(), { password: 'ä'.repeat(524_288) });
    times.push(performance.now() - started);
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
  }
  // Other tests keep the machine busy.
  expect(Math.min(...times)).toBeLessThan(100);
  const shorter = await calls.register(anAddress(), { password: 'x'.repeat(1_025) });
  expect(outcomeOf(shorter)).toEqual([400, 'VALUE_TOO_LONG']);
});

describe('a password', () => {
  const bad = ['1234567', '12345678', 'passwort', 'Passw0rt', 'qwertzuiop', 'aaaaaaaa', 'abababab'];
  test.each([...bad, 'Siebenschritt', 'password123', 'ich\ud800heiße', ''])(
    'like %j is refused',
    async (password) => {
      expect((await calls.register(anAddress(), { password })).statusCode).toBe(400);
    },
  );
  const good = ['aaaa bbbb cccc', 'Secret12', 'ä'.repeat(64), '🍐🍎🍇🍊🍋🍌🍉🍓', ' 8 Zeich'];
  test.each([...good, 'x-'.repeat(64)])('like %j is accepted', async (password) => {
    const email = anAddress();
    expect((await calls.register(email, { password })).statusCode).toBe(204);
    await calls.verify(await calls.lastToken('verify-email', email));
    expect((await calls.login(email, password)).statusCode).toBe(200);
  });

  test('is compared to its last character', async () => {
    const email = anAddress();
    const long = 'äöü'.repeat(40);
    await calls.register(email, { password: `${long}1` });
    await calls.verify(await calls.lastToken('verify-email', email));
    expect((await calls.login(email, `${long}2`)).statusCode).toBe(401);
    expect((await calls.login(email, long)).statusCode).toBe(401);
  });

  test('that differs from its confirmation, or equals the address, is refused', async () => {
    const email = 'very.own.address@example.com';
    for (const more of [{ confirm_password: 'other word 1' }, { password: email }]) {
      expect(outcomeOf(await calls.register(email, more))).toEqual([400, 'FAILED_VALIDATION']);
    }
  });
});
