import { describe, expect, test } from 'vitest';
import { outcomeOf, PASSWORD, PUBLIC_URL } from '../../support/api.ts';
import {
  callbackOf,
  cookiesOf,
  failed,
  locationOf,
  REFRESH,
  SESSION,
  withProviderLogin,
} from '../../support/provider-login.ts';
import { rowsOf } from '../../support/rows.ts';
import {
  CLIENT,
  type ProvidedPerson,
  providedPerson,
} from '../../support/servers/identity-provider.ts';

const { api, idp, begin, visit, comeBack, login } = await withProviderLogin();

const me = (cookies: Record<string, string>) => api.call('GET', '/users/me', { cookies });
const usersAt = ({ email }: ProvidedPerson) =>
  rowsOf(api.connection.db, 'users', { email: String(email) });

describe('GET /auth', () => {
  test('lists the providers without what only we may know', async () => {
    const answer = await api.call('GET', '/auth');
    expect(answer.json()).toEqual({
      data: [
        { name: 'firma', label: 'Firma', driver: 'openid', icon: 'domain' },
        { name: 'cookie', label: 'Cookie', driver: 'openid', icon: null },
        { name: 'mistaken', label: 'Firma', driver: 'openid', icon: 'domain' },
        { name: 'away', label: 'Firma', driver: 'openid', icon: 'domain' },
      ],
      disableDefault: false,
    });
    const sessions = await api.call('GET', '/auth?sessionOnly');
    const names = sessions.json().data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['firma', 'mistaken', 'away']);
  });

  test('a provider that is not configured is an unknown route', async () => {
    for (const path of ['/auth/login/other', '/auth/login/other/callback?state=1']) {
      const answer = await api.call('GET', path);
      expect(outcomeOf(answer)).toEqual([404, 'ROUTE_NOT_FOUND']);
    }
  });
});

describe('a login with a provider', () => {
  test('begins with PKCE, state and nonce, and a cookie of five minutes', async () => {
    const answer = await begin('/app/');
    expect(answer.statusCode).toBe(302);
    const { origin, searchParams } = new URL(locationOf(answer));
    expect(origin).toBe(idp.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT.clientId,
      response_type: 'code',
      redirect_uri: callbackOf('firma'),
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: expect.stringMatching(/^__Host-login-/),
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        maxAge: 300,
      }),
    ]);
    const [cookie] = answer.cookies;
    const inside = Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1');
    expect(inside).not.toMatch(/app|firma|nonce/);
  });

  test.each([
    ['', null],
    ['&prompt=login', 'login'],
    ['&prompt=select_account', 'select_account'],
    ['&prompt=true', 'consent'],
  ])('with %j has the provider ask for %j', async (query, prompt) => {
    const answer = await api.call('GET', `/auth/login/firma?redirect=/app/${query}`);
    expect(new URL(locationOf(answer)).searchParams.get('prompt')).toBe(prompt);
  });

  test('makes an account for somebody new, without a token in the address', async () => {
    const person = providedPerson({ locale: 'en_GB' });
    const answer = await login(person);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect([answer.statusCode, locationOf(answer)]).toEqual([302, `${PUBLIC_URL}/app/?tab=1`]);
    const cookie = answer.cookies.find(({ name }) => name === SESSION);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    const found = await me(cookiesOf(answer));
    expect(found.json().data).toMatchObject({
      email: person.email,
      first_name: 'Paula',
      last_name: 'Provider',
      language: 'en-GB',
      role: expect.anything(),
      status: 'active',
      provider: 'firma',
      terms_accepted_at: null,
      newsletter: false,
    });
    expect(found.body).not.toContain(person.sub);
    const [user] = await usersAt(person);
    expect(user).toMatchObject({ role: 'member', password_hash: null });
  });

  test('opens the same account again, even after the address has changed there', async () => {
    const person = providedPerson();
    const first = await me(cookiesOf(await login(person)));
    const renamed = { ...person, email: providedPerson().email, email_verified: false };
    const second = await me(cookiesOf(await login(renamed)));
    expect(second.json().data.id).toBe(first.json().data.id);
    expect(second.json().data.email).toBe(person.email);
  });

  test('in cookie mode sets the refresh cookie, which the API exchanges', async () => {
    const answer = await login(providedPerson(), { name: 'cookie' });
    const cookies = cookiesOf(answer);
    expect(Object.keys(cookies)).toEqual([REFRESH]);
    const body = { mode: 'cookie' };
    const refreshed = await api.call('POST', '/auth/refresh', { cookies, body });
    const { access_token: bearer } = refreshed.json().data;
    expect((await api.call('GET', '/users/me', { bearer })).statusCode).toBe(200);
  });

  test('ends the session that the browser had before', async () => {
    const before = cookiesOf(await login(providedPerson()));
    const { back, cookies } = await visit(providedPerson());
    await comeBack({ back, cookies: { ...cookies, ...before } });
    expect((await me(before)).statusCode).toBe(401);
  });

  test('leaves out names that no form would take, and writes in the language of the page', async () => {
    const person = providedPerson({ given_name: 'x'.repeat(101), family_name: 'a\u0000b' });
    const answer = await login({ ...person, locale: '!' }, { redirect: '/en/app/' });
    const found = await me(cookiesOf(answer));
    expect(found.json().data).toMatchObject({ first_name: null, last_name: null, language: 'en' });
  });

  test('is not used up by a HEAD request of something that checks links', async () => {
    const { back, cookies } = await visit(providedPerson());
    expect((await api.call('HEAD', back, { cookies })).statusCode).toBe(405);
    expect(locationOf(await comeBack({ back, cookies }))).toBe(`${PUBLIC_URL}/app/?tab=1`);
  });

  test('two tabs are two logins', async () => {
    const person = providedPerson();
    const one = await visit(person, { redirect: '/app/one/' });
    const two = await visit(person, { redirect: '/app/two/' });
    const cookies = { ...one.cookies, ...two.cookies };
    expect(locationOf(await comeBack({ ...two, cookies }))).toBe(`${PUBLIC_URL}/app/two/`);
    expect(locationOf(await comeBack({ ...one, cookies }))).toBe(`${PUBLIC_URL}/app/one/`);
  });

  test('two first logins at once make one account', async () => {
    const person = providedPerson();
    const visits = [await visit(person), await visit(person), await visit(person)];
    const answers = await Promise.all(visits.map(comeBack));
    expect(answers.map(locationOf)).toEqual(Array(3).fill(`${PUBLIC_URL}/app/?tab=1`));
    expect(await usersAt(person)).toHaveLength(1);
  });

  test('many tabs that nobody ends do not fill the headers of all requests', async () => {
    let cookies: Record<string, string> = {};
    for (let tab = 0; tab < 12; tab += 1) {
      const answer = await begin('/app/', 'firma', cookies);
      for (const { name, value } of answer.cookies) cookies = { ...cookies, [name]: value };
      cookies = Object.fromEntries(Object.entries(cookies).filter(([, value]) => value));
    }
    expect(Object.keys(cookies).length).toBeLessThanOrEqual(5);
  });
});

describe('check 13: an identity opens only its own account', () => {
  test('the address of a local account does not open it', async () => {
    const { id, email } = await api.person();
    const answer = await login(providedPerson({ email: email.toUpperCase() }));
    expect(locationOf(answer)).toBe(failed('INVALID_PROVIDER'));
    expect(cookiesOf(answer)).toEqual({});
    const identities = await rowsOf(api.connection.db, 'identities', { user_id: id });
    expect(identities).toEqual([]);
    expect((await api.logIn(email)).access_token).toBeTruthy();
  });

  test('nor does that of an account which waits for its owner', async () => {
    for (const status of ['invited', 'unverified', 'suspended', 'archived'] as const) {
      const { email } = await api.person({ status });
      const answer = await login(providedPerson({ email }));
      expect(locationOf(answer)).toBe(failed('INVALID_PROVIDER'));
    }
  });

  test('the same subject of another provider is somebody else', async () => {
    const person = providedPerson();
    await login(person);
    const answer = await login(person, { name: 'cookie' });
    expect(locationOf(answer)).toBe(failed('INVALID_PROVIDER'));
  });

  test.each([
    ['not verified', { email_verified: false }],
    ['verified by a word instead of a yes', { email_verified: 'true' }],
    ['of unknown state', { email_verified: undefined }],
    ['missing', { email: undefined }],
    ['no address', { email: 'paula' }],
  ])('an address that is %s makes no account', async (_what, claims) => {
    const person = providedPerson(claims);
    const answer = await login(person);
    expect(locationOf(answer)).toBe(failed('INVALID_CREDENTIALS'));
    expect(cookiesOf(answer)).toEqual({});
    expect(await usersAt(person)).toEqual([]);
  });

  test.each([
    ['suspended', 'USER_SUSPENDED'],
    ['archived', 'INVALID_CREDENTIALS'],
  ] as const)('an account that is %s stays closed', async (status, reason) => {
    const person = providedPerson();
    const cookies = cookiesOf(await login(person));
    const { email } = person;
    await api.connection.pool.query('update users set status = $1 where email = $2', [
      status,
      email,
    ]);
    const answer = await login(person);
    expect(locationOf(answer)).toBe(failed(reason));
    expect(cookiesOf(answer)).toEqual({});
    expect((await me(cookies)).statusCode).toBe(401);
  });

  test.each(['staff', 'lawyer', 'admin'])(
    'an account that has become %s is refused',
    async (role) => {
      const person = providedPerson();
      await login(person);
      const { email } = person;
      await api.connection.pool.query('update users set role = $1 where email = $2', [role, email]);
      const answer = await login(person);
      expect(locationOf(answer)).toBe(failed('FORBIDDEN'));
      expect(cookiesOf(answer)).toEqual({});
    },
  );
});

describe('an account without a password', () => {
  const member = async () => {
    const person = providedPerson();
    const cookies = cookiesOf(await login(person));
    const [user] = await usersAt(person);
    return { email: String(person.email), id: user?.id ?? '', cookies };
  };

  test('has no login by password, not even with an empty one', async () => {
    const { email } = await member();
    const answer = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } });
    expect(outcomeOf(answer)).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('cannot be given one by an admin either, and one in the database opens nothing', async () => {
    const { email, id, cookies } = await member();
    const admin = await api.person({ role: 'admin' });
    const { access_token: bearer } = await api.logIn(admin.email);
    const body = { password: 'grüne Birne 81 am Fluss' };
    const answer = await api.call('PATCH', `/users/${id}`, { bearer, body });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    expect((await me(cookies)).statusCode).toBe(200);
    await api.connection.pool.query(
      'update users set password_hash = (select password_hash from users where id = $1) where id = $2',
      [admin.id, id],
    );
    const login = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } });
    expect(outcomeOf(login)).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('gets no mail for a new one, and the same answer as all others', async () => {
    const { email, id } = await member();
    const answer = await api.call('POST', '/auth/password/request', { body: { email } });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await api.mails('reset-password', id)).toEqual([]);
  });

  test('cannot be given one, nor another provider', async () => {
    const { cookies, id } = await member();
    const patch = (body: object) => api.call('PATCH', '/users/me', { cookies, body });
    const answer = await patch({ password: 'grüne Birne 81 am Fluss' });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    for (const field of ['provider', 'external_identifier']) {
      expect(outcomeOf(await patch({ [field]: 'default' }))).toEqual([403, 'FORBIDDEN']);
    }
    const stored = await api.connection.db
      .selectFrom('users')
      .select(['provider', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored).toEqual({ provider: 'firma', password_hash: null });
  });
});
