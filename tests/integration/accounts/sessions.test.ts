import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { anAddress, outcomeOf, PASSWORD, PUBLIC_URL, withApi } from '../../support/api.ts';

const api = await withApi({ PUBLIC_STATIC_TOKEN: 'public-token-of-the-site' });

const me = (bearer?: string) => api.call('GET', '/users/me', { bearer });
const refresh = (refresh_token: string) =>
  api.call('POST', '/auth/refresh', { body: { refresh_token } });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Of a mail for a new password. */
async function mailedToken(): Promise<string> {
  const { email, id } = await api.person();
  await api.call('POST', '/auth/password/request', { body: { email } });
  return (await api.mails('reset-password', id)).at(-1)?.token ?? '';
}
const aSession = async () => {
  const person = await api.person();
  return { ...person, ...(await api.logIn(person.email)) };
};
const cookieOf = (response: { cookies: { name: string; value: string }[] }, name: string) =>
  response.cookies.find((cookie) => cookie.name === name);

describe('a login', () => {
  test('ignores the case of the address, but not of the password', async () => {
    const { email } = await api.person();
    const login = (address: string, password: string) =>
      api.call('POST', '/auth/login', { body: { email: address, password } });
    expect((await login(email.toUpperCase(), PASSWORD)).statusCode).toBe(200);
    for (const wrong of [PASSWORD.toUpperCase(), `${PASSWORD} `, PASSWORD.slice(0, -1)]) {
      expect(outcomeOf(await login(email, wrong))).toEqual([401, 'INVALID_CREDENTIALS']);
    }
  });

  test('fails identically for unknown, unverified, invited and suspended people', async () => {
    const emails = [anAddress()];
    for (const status of ['unverified', 'invited', 'suspended', 'archived'] as const) {
      emails.push((await api.person({ status })).email);
    }
    const bodies = new Set<string>();
    for (const email of emails) {
      const answer = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } });
      bodies.add(`${answer.statusCode} ${answer.body}`);
    }
    expect(bodies.size).toBe(1);
  });

  test('refuses malformed bodies', async () => {
    const { email } = await api.person();
    const bodies = [
      {},
      { email },
      { email, password: '' },
      { email: [email], password: PASSWORD },
      { email: 'nobody', password: PASSWORD },
      { email, password: PASSWORD, mode: 'magic' },
      { email, password: 'x'.repeat(1_000_000) },
    ];
    for (const body of bodies) {
      const started = performance.now();
      const answer = await api.call('POST', '/auth/login', { body });
      expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
      expect(performance.now() - started).toBeLessThan(1_000);
    }
  });
});

describe('a login by cookie', () => {
  test('in session mode sets a cookie and returns no token', async () => {
    const { email } = await api.person();
    const body = { email, password: PASSWORD, mode: 'session', otp: undefined };
    const answer = await api.call('POST', '/auth/login', { body });
    expect(answer.json()).toEqual({ data: { expires: 86_400_000 } });
    const cookie = cookieOf(answer, '__Host-directus_session_token');
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
    expect((await api.call('GET', '/users/me', { cookies })).statusCode).toBe(200);
    const refreshed = await api.call('POST', '/auth/refresh', {
      body: { mode: 'session' },
      cookies,
    });
    expect(refreshed.json()).toEqual({ data: { expires: 86_400_000 } });
    expect((await api.call('GET', '/users/me', { cookies })).statusCode).toBe(200);
    const left = await api.call('POST', '/auth/logout', { body: { mode: 'session' }, cookies });
    expect(left.statusCode).toBe(204);
    expect(cookieOf(left, '__Host-directus_session_token')).toMatchObject({ value: '', maxAge: 0 });
    expect((await api.call('GET', '/users/me', { cookies })).statusCode).toBe(401);
  });

  test('check 14: replaces the previous session of the same browser', async () => {
    const { email } = await api.person();
    const body = { email, password: PASSWORD, mode: 'cookie' };
    const first = await api.call('POST', '/auth/login', { body });
    const cookie = cookieOf(first, '__Host-directus_refresh_token');
    expect(first.json().data).not.toHaveProperty('refresh_token');
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
    await api.call('POST', '/auth/login', { body, cookies });
    expect((await me(first.json().data.access_token)).statusCode).toBe(401);
  });
});

describe('a refresh', () => {
  test.each([20, 200])(
    'check 19: returns the same working successor to %i parallel callers',
    async (callers) => {
      const { refresh_token } = await aSession();
      const answers = await Promise.all(
        Array.from({ length: callers }, () => refresh(refresh_token)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(callers).fill(200));
      const tokens = answers.map((answer) => answer.json().data);
      const [successor, ...others] = new Set(tokens.map((pair) => pair.refresh_token));
      expect(others).toEqual([]);
      expect(successor).not.toBe(refresh_token);
      for (const { access_token } of tokens.slice(-3)) {
        expect((await me(access_token)).statusCode).toBe(200);
      }
      expect((await refresh(successor)).statusCode).toBe(200);
    },
  );

  test('check 18: is refused after a week without use, and 30 days after the login in any case', async () => {
    const idle = await aSession();
    const old = await aSession();
    const { query } = api.connection.pool;
    const run = query.bind(api.connection.pool);
    await run(
      `update refresh_tokens set expires_at = now() from sessions s
       where s.id = session_id and s.user_id = $1`,
      [idle.id],
    );
    await run('update sessions set expires_at = now() where user_id = $1', [old.id]);
    for (const { refresh_token } of [idle, old]) {
      expect(outcomeOf(await refresh(refresh_token))).toEqual([401, 'INVALID_CREDENTIALS']);
    }
  });

  test('check 18: never outlives the 30 days of the session', async () => {
    const { id, refresh_token } = await aSession();
    await api.connection.pool.query(
      "update sessions set expires_at = now() + interval '1 hour' where user_id = $1",
      [id],
    );
    await refresh(refresh_token);
    const { rows } = await api.connection.pool.query(
      `select max(t.expires_at) <= max(s.expires_at) + interval '1 s' as within
       from refresh_tokens t join sessions s on s.id = t.session_id
       where s.user_id = $1 and t.rotated_at is null`,
      [id],
    );
    expect(rows[0].within).toBe(true);
  });

  test('requires a token in the body or a cookie', async () => {
    expect(outcomeOf(await api.call('POST', '/auth/refresh'))).toEqual([400, 'INVALID_PAYLOAD']);
    expect(outcomeOf(await refresh('unknown'))).toEqual([401, 'INVALID_CREDENTIALS']);
  });
});

test('check 14: 1,000 refresh tokens are unique and have no structure', async () => {
  const { refresh_token } = await aSession();
  const tokens = [refresh_token];
  for (let n = 1; n < 1_000; n += 1) {
    tokens.push((await refresh(tokens.at(-1) ?? '')).json().data.refresh_token);
  }
  expect(new Set(tokens).size).toBe(1_000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  // Each of the 43 places takes nearly all of the 64 characters; the last one holds four bits.
  for (let place = 0; place < 43; place += 1) {
    const characters = new Set(tokens.map((token) => token[place]));
    expect(characters.size).toBeGreaterThan(place < 42 ? 50 : 10);
  }
});

describe('a logout', () => {
  test('check 15: invalidates access and refresh token at once', async () => {
    const { access_token, refresh_token } = await aSession();
    const answer = await api.call('POST', '/auth/logout', { body: { refresh_token } });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).not.toHaveProperty('content-type');
    expect(outcomeOf(await me(access_token))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  test('without a valid token still succeeds', async () => {
    const calls = [
      undefined,
      {},
      { mode: 'json' },
      { refresh_token: null },
      { refresh_token: 'x' },
    ];
    for (const body of calls) {
      expect((await api.call('POST', '/auth/logout', { body })).statusCode).toBe(204);
    }
  });
});

describe('a token', () => {
  test('check 27: that is forged or malformed is refused', async () => {
    const { access_token, refresh_token } = await aSession();
    const [header, payload, signature] = access_token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const signed = (secret: string, exp: number, other = {}) =>
      new SignJWT({ ...claims, ...other })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(exp)
        .sign(new TextEncoder().encode(secret));
    const soon = Math.floor(Date.now() / 1000) + 600;
    const forged = [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'none' })}.${payload}.${signature}`,
      `${header}.${encode({ ...claims, role: 'admin' })}.${signature}`,
      `${encode({ alg: 'HS256', kid: '../../dev/null' })}.${payload}.${signature}`,
      await signed('another-secret-0123456789-0123456', soon),
      await signed(api.deps.config.tokenSecret, soon, { iss: 'somebody else' }),
      await signed(header, soon),
      `${encode({ alg: 'HS256', jku: 'https://evil.example/keys', jwk: {} })}.${payload}.${signature}`,
      `${header}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
      `${header}.${payload}.`,
    ];
    for (const token of forged) expect(outcomeOf(await me(token))).toEqual([403, 'INVALID_TOKEN']);
    const expired = await signed(api.deps.config.tokenSecret, 1_700_000_000);
    expect(outcomeOf(await me(expired))).toEqual([401, 'TOKEN_EXPIRED']);
    for (const token of [refresh_token, await mailedToken(), 'x', 'a.b.c.d']) {
      expect(outcomeOf(await me(token))).toEqual([401, 'INVALID_CREDENTIALS']);
    }
    expect(outcomeOf(await me())).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('that is bad does not prevent a login', async () => {
    const { email } = await api.person();
    const body = { email, password: PASSWORD };
    const answer = await api.call('POST', '/auth/login', { body, bearer: 'rubbish' });
    expect(answer.statusCode).toBe(200);
    const known = await api.call('POST', '/users', { bearer: 'rubbish' });
    expect(known.statusCode).toBe(401);
  });

  test('of the site grants what visitors may see, registration, and no account', async () => {
    const bearer = 'public-token-of-the-site';
    expect((await api.call('GET', '/auth', { bearer })).statusCode).toBe(200);
    const body = { email: anAddress(), password: PASSWORD, terms: true };
    expect((await api.call('POST', '/users', { bearer, body })).statusCode).toBe(204);
    const more = { ...body, email: anAddress(), role: 'admin', status: 'active' };
    expect((await api.call('POST', '/users', { bearer, body: more })).statusCode).toBe(204);
    const { rows } = await api.connection.pool.query(
      'select role, status from users where email = $1',
      [more.email],
    );
    expect(rows).toEqual([{ role: 'member', status: 'unverified' }]);
    for (const path of ['/users', '/foundations', '/admin/tasks', '/metrics']) {
      expect(outcomeOf(await api.call('GET', path, { bearer }))).toEqual([403, 'FORBIDDEN']);
    }
    const wrong = await api.call('GET', '/auth', { bearer: `${bearer}x` });
    expect(outcomeOf(wrong)).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await me(bearer)).statusCode).toBe(401);
    expect((await api.call('POST', '/users/invite', { bearer })).statusCode).toBe(403);
  });
});

describe('check 29: a write by cookie', () => {
  test('is accepted from our pages and from programs, not from other sites', async () => {
    const { access_token } = await aSession();
    const cookies = { '__Host-access_token': access_token };
    const patch = (origin?: string) =>
      api.call('PATCH', '/users/me', {
        body: { first_name: 'Ada' },
        cookies,
        headers: origin ? { origin } : {},
      });
    expect((await patch(PUBLIC_URL)).statusCode).toBe(200);
    expect((await patch()).statusCode).toBe(200);
    for (const origin of ['https://evil.example', 'null', `${PUBLIC_URL}.evil.example`]) {
      expect(outcomeOf(await patch(origin))).toEqual([403, 'FORBIDDEN']);
    }
  });

  test('is not accepted from other sites beside a bearer that the route ignores', async () => {
    const { refresh_token } = await aSession();
    const cookies = { '__Host-directus_refresh_token': refresh_token };
    const headers = { origin: 'https://evil.example' };
    const more = { cookies, headers, bearer: 'no.such.token' };
    const answer = await api.call('POST', '/auth/logout', more);
    expect(outcomeOf(answer)).toEqual([403, 'FORBIDDEN']);
    const body = { refresh_token };
    expect((await api.call('POST', '/auth/refresh', { body })).statusCode).toBe(200);
  });

  test('is not accepted as a form or as text', async () => {
    const { access_token } = await aSession();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await api.call('PATCH', '/users/me', {
        body: '{"first_name":"Eve"}',
        cookies: { '__Host-access_token': access_token },
        headers: { 'content-type': type },
      });
      expect(outcomeOf(answer)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
  });

  test('with an ended session requires a new login', async () => {
    const { access_token, refresh_token } = await aSession();
    await api.call('POST', '/auth/logout', { body: { refresh_token } });
    const cookies = { '__Host-access_token': access_token };
    expect((await api.call('POST', '/users/invite', { cookies })).statusCode).toBe(401);
    expect((await api.call('GET', '/auth', { cookies })).statusCode).toBe(200);
  });
});
