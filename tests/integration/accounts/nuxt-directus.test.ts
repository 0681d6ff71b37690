import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleIds } from '#modules/accounts/profile/account-fields.ts';
import { accountCalls } from '../../support/account-calls.ts';
import { anAddress, PASSWORD } from '../../support/api.ts';
import { type HttpApi, startApiOverHttp } from '../../support/servers/api-over-http.ts';

/**
 * The requests that `nuxt-directus` 5.7 sends, in its order and with its bodies. The module itself
 * needs Nuxt.
 */
const STATIC = 'public-token-of-the-site';

let http: HttpApi;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  http = await startApiOverHttp({ PUBLIC_STATIC_TOKEN: STATIC });
  calls = accountCalls(http.api);
});
afterAll(() => http.close());

interface Answer {
  status: number;
  data: Record<string, string>;
  code: string | undefined;
}

/** Its `useDirectus`: the bearer of the person while there is one, else the static token. */
async function send(
  method: string,
  path: string,
  {
    token,
    body,
    useStaticToken = true,
  }: { token?: string | undefined; body?: unknown; useStaticToken?: boolean } = {},
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  else if (useStaticToken) headers.authorization = `Bearer ${STATIC}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(`${http.origin}/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    redirect: 'manual',
  });
  const text = await response.text();
  const parsed = text === '' ? {} : JSON.parse(text);
  const code = parsed.errors?.[0]?.extensions?.code;
  return { status: response.status, data: parsed.data, code };
}

const logIn = (email: string, password = PASSWORD) =>
  send('POST', '/auth/login', { body: { email, password }, useStaticToken: false });
const refresh = (refresh_token: string | null | undefined) =>
  send('POST', '/auth/refresh', { body: { refresh_token }, useStaticToken: false });

describe('nuxt-directus', () => {
  test('registers, logs in, fetches the user, refreshes and logs out', async () => {
    const email = anAddress();
    // `register` and `createUser` send whatever the page gives them.
    const person = { email, password: PASSWORD, first_name: 'Ada', terms: true, company: 'X' };
    expect((await send('POST', '/users', { body: person })).status).toBe(204);
    expect(await logIn(email)).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    await calls.verify(await calls.lastToken('verify-email', email));

    const { data: tokens } = await logIn(email);
    expect(Object.keys(tokens).toSorted()).toEqual(['access_token', 'expires', 'refresh_token']);
    // It keeps `new Date().getTime() + expires` in a cookie.
    expect(tokens.expires).toBe(900_000);
    const me = await send('GET', '/users/me', { token: tokens.access_token });
    expect(me.data).toMatchObject({ email, first_name: 'Ada', role: roleIds.member });

    const { data: next } = await refresh(tokens.refresh_token);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    const again = await send('GET', '/users/me', { token: next.access_token });
    expect(again.data.email).toBe(email);

    const body = { refresh_token: next.refresh_token };
    expect((await send('POST', '/auth/logout', { body })).status).toBe(204);
    expect((await send('GET', '/users/me', { token: next.access_token })).status).toBe(401);
    // Afterwards it fetches the user with the static token, and swallows the refusal.
    expect((await send('GET', '/users/me')).status).toBe(401);
  });

  test('fetches the user with fields as repeated keys', async () => {
    const { email, id } = await http.api.person();
    const { data: tokens } = await logIn(email);
    const token = tokens.access_token;
    const asked = await send('GET', '/users/me?fields=id&fields=role.name', { token });
    expect(asked.data).toEqual({ id, role: { name: 'member' } });
    const nested = await send('GET', '/users/me?fields=*&fields=role.*&fields=avatar.*', { token });
    expect(nested.data).toMatchObject({ id, role: { id: roleIds.member }, avatar: null });
  });

  test('may encode filter and deep once more with every call, up to five times', async () => {
    const { email } = await http.api.person();
    const { data: tokens } = await logIn(email);
    // The module stringifies its configured parameters in place.
    let filter = JSON.stringify({ email: { _eq: email } });
    let deep = JSON.stringify({ role: { _limit: 1 } });
    const fetchUser = () =>
      send('GET', `/users/me?${new URLSearchParams({ filter, deep })}`, {
        token: tokens.access_token,
      });
    for (let layers = 1; layers <= 5; layers += 1) {
      expect((await fetchUser()).data?.email).toBe(email);
      filter = JSON.stringify(filter);
      deep = JSON.stringify(deep);
    }
    expect(await fetchUser()).toMatchObject({ status: 400, code: 'INVALID_QUERY' });
  });

  test('refreshes in parallel without waiting for itself, and stays logged in', async () => {
    const { email } = await http.api.person();
    const { data: tokens } = await logIn(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(tokens.refresh_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    // Whichever answer comes last stays in its cookies.
    for (const { data } of answers) {
      expect((await send('GET', '/users/me', { token: data.access_token })).status).toBe(200);
    }
    const last = answers.at(-1)?.data.refresh_token;
    expect((await refresh(last)).status).toBe(200);
  });

  test('clears its session after a refused refresh: a logout without token succeeds', async () => {
    expect(await refresh('unknown')).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(await refresh(null)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
    const body = { refresh_token: null };
    expect((await send('POST', '/auth/logout', { body })).status).toBe(204);
  });

  test('changes the account, resets the password and accepts an invitation', async () => {
    const { email, id } = await http.api.person();
    const { data: tokens } = await logIn(email);
    const change = { body: { first_name: 'Ada' }, token: tokens.access_token };
    expect((await send('PATCH', '/users/me', change)).data).toMatchObject({
      id,
      first_name: 'Ada',
    });

    const ask = { email, reset_url: `${http.origin}/reset/` };
    expect((await send('POST', '/auth/password/request', { body: ask })).status).toBe(204);
    const reset = await calls.lastToken('reset-password', email);
    const renew = { token: reset, password: 'rote Kirsche 8' };
    expect((await send('POST', '/auth/password/reset', { body: renew })).status).toBe(204);
    expect((await logIn(email, 'rote Kirsche 8')).status).toBe(200);

    const admin = await http.api.person({ role: 'admin' });
    const { data: theirs } = await logIn(admin.email);
    const invited = anAddress();
    const invitation = {
      body: { email: invited, role: roleIds.staff, invite_url: undefined },
      token: theirs.access_token,
    };
    expect((await send('POST', '/users/invite', invitation)).status).toBe(204);
    const token = await calls.lastToken('accept-invite', invited);
    const accept = { body: { token, password: PASSWORD } };
    expect((await send('POST', '/users/invite/accept', accept)).status).toBe(204);
    expect((await logIn(invited)).status).toBe(200);
  });
});
