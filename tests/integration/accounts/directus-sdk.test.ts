import {
  acceptUserInvite,
  authentication,
  createDirectus,
  createUser,
  createUsers,
  deleteUser,
  deleteUsers,
  disableTwoFactor,
  enableTwoFactor,
  generateTwoFactorSecret,
  inviteUser,
  login,
  logout,
  passwordRequest,
  passwordReset,
  readAssetArrayBuffer,
  readMe,
  readProviders,
  readUser,
  readUsers,
  refresh,
  registerUser,
  registerUserVerify,
  rest,
  serverHealth,
  serverPing,
  staticToken,
  updateMe,
  updateUser,
  updateUsers,
  updateUsersBatch,
  uploadFiles,
  withToken,
} from '@directus/sdk';
import { generateSync } from 'otplib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { roleIds } from '#modules/accounts/profile/account-fields.ts';
import { accountCalls } from '../../support/account-calls.ts';
import { anAddress, PASSWORD } from '../../support/api.ts';
import {
  browserFetch,
  type HttpApi,
  startApiOverHttp,
} from '../../support/servers/api-over-http.ts';

const STATIC = 'public-token-of-the-site';

let http: HttpApi;
const clients: { stopRefreshing(): void }[] = [];
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  http = await startApiOverHttp({ PUBLIC_STATIC_TOKEN: STATIC });
  calls = accountCalls(http.api);
});
afterAll(async () => {
  for (const client of clients) client.stopRefreshing();
  await http.close();
});

const url = () => `${http.origin}/api`;
/** Cookies that log somebody in. */
const tokensIn = (cookies: ReadonlyMap<string, string>) =>
  [...cookies.keys()].filter((name) => name !== '__Host-device');

function clientOf(mode?: 'json' | 'cookie' | 'session') {
  const { fetch, cookies } = browserFetch();
  const client = createDirectus(url(), { globals: { fetch } })
    // Without a mode it is the default of the SDK, cookie.
    .with(mode ? authentication(mode, { autoRefresh: false }) : authentication())
    .with(rest());
  clients.push(client);
  return { client, cookies };
}

/** Somebody logged in by the SDK. */
async function loggedIn(role: 'member' | 'admin' = 'member', mode?: 'json' | 'cookie' | 'session') {
  const person = await http.api.person({ role });
  const { client, cookies } = clientOf(mode);
  const tokens = await client.login({ email: person.email, password: PASSWORD });
  return { ...person, client, cookies, tokens };
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (error: { errors?: { extensions?: { code?: string } }[] }) =>
      error.errors?.[0]?.extensions?.code ?? error,
  );

describe('the SDK in json mode', () => {
  test('logs in, reads the account, refreshes and logs out', async () => {
    const { client, tokens, email, id } = await loggedIn('member', 'json');
    expect(tokens).toMatchObject({ expires: 900_000 });
    expect(tokens.access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(await client.request(readMe())).toMatchObject({ id, email, role: roleIds.member });
    const before = await client.getToken();
    const refreshed = await client.refresh();
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    expect(refreshed.access_token).toBe(await client.getToken());
    expect(await client.request(readMe({ fields: ['id'] }))).toEqual({ id });
    await client.logout();
    expect(await client.getToken()).toBeNull();
    const stale = createDirectus(url())
      .with(staticToken(before ?? ''))
      .with(rest());
    expect(await codeOf(stale.request(readMe()))).toBe('INVALID_CREDENTIALS');
    // D3: a second logout has no token left to send, and succeeds.
    await expect(client.logout()).resolves.toBeUndefined();
  });

  test('fails with the code of a wrong password', async () => {
    const { email } = await http.api.person();
    const { client } = clientOf('json');
    expect(await codeOf(client.login({ email, password: 'geraten' }))).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(client.login({ email: 'nobody', password: 'x' }))).toBe('INVALID_PAYLOAD');
    expect(await client.getToken()).toBeNull();
  });
});

describe('the SDK in its default mode, cookie', () => {
  test('logs in, reads the account, refreshes and logs out', async () => {
    const { client, cookies, tokens, id } = await loggedIn();
    expect(tokens).toMatchObject({ expires: 900_000 });
    expect(tokens.refresh_token ?? null).toBeNull();
    expect(tokensIn(cookies)).toEqual(['__Host-directus_refresh_token']);
    expect(await client.request(readMe({ fields: ['id'] }))).toEqual({ id });
    const before = cookies.get('__Host-directus_refresh_token');
    expect((await client.refresh()).access_token).toBe(await client.getToken());
    expect(cookies.get('__Host-directus_refresh_token')).not.toBe(before);
    expect(await client.request(readMe({ fields: ['id'] }))).toEqual({ id });
    await client.logout();
    expect(tokensIn(cookies)).toEqual([]);
    await expect(client.refresh()).rejects.toMatchObject({
      errors: [{ extensions: { code: 'INVALID_PAYLOAD' } }],
    });
  });

  test('changes the account and reads it back', async () => {
    const { client } = await loggedIn();
    const change = { first_name: 'Ada', language: 'en-GB' };
    expect(await client.request(updateMe(change))).toMatchObject(change);
    expect(await client.request(readMe({ fields: ['first_name', 'role.name'] }))).toEqual({
      first_name: 'Ada',
      role: { name: 'member' },
    });
    const filter = { first_name: { _eq: 'Eve' } };
    expect(Object.keys(await client.request(readMe({ filter })))).toEqual(['id']);
    expect(await codeOf(client.request(updateMe({ status: 'archived' })))).toBe('FORBIDDEN');
  });

  test('uploads an avatar and shows it', async () => {
    const { client, id } = await loggedIn();
    const create = { width: 9, height: 9, channels: 3, background: '#0a3161' } as const;
    const picture = await sharp({ create }).png().toBuffer();
    const form = new FormData();
    form.append('title', 'Ich');
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'ich.png');
    const file = await client.request(uploadFiles(form));
    expect(file).toMatchObject({ type: 'image/png', title: 'Ich', uploaded_by: id });
    expect(await client.request(updateMe({ avatar: file.id }))).toMatchObject({ avatar: file.id });
    const bytes = Buffer.from(await client.request(readAssetArrayBuffer(file.id)));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 9 });
  });
});

describe('the SDK with a second factor', () => {
  const STEP_MS = 30_000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / STEP_MS) * STEP_MS });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const nextCode = (secret: string) => {
    vi.setSystemTime(Date.now() + STEP_MS);
    return generateSync({ secret, epoch: Date.now() / 1_000 });
  };

  test.each(['json', 'cookie', 'session'] as const)(
    'sets it up, logs in with it in mode %s and turns it off',
    async (mode) => {
      const { client, email } = await loggedIn('member', mode);
      const { secret, otpauth_url } = (await client.request(
        generateTwoFactorSecret(PASSWORD),
      )) as unknown as Offered;
      expect(otpauth_url).toMatch(/^otpauth:\/\/totp\//);
      await client.request(enableTwoFactor(secret, nextCode(secret)));

      const { client: next } = clientOf(mode);
      const credentials = { email, password: PASSWORD };
      expect(await codeOf(next.login(credentials))).toBe('INVALID_OTP');
      expect(await codeOf(next.login(credentials, { otp: '000000' }))).toBe('INVALID_OTP');
      const otp = nextCode(secret);
      await next.login({ email, password: PASSWORD }, { otp });
      expect(await next.request(readMe())).toMatchObject({ email, tfa_secret: '**********' });
      // Check 12: a code works once.
      expect(await codeOf(clientOf(mode).client.login(credentials, { otp }))).toBe('INVALID_OTP');
      await next.request(disableTwoFactor(nextCode(secret)));
      await clientOf(mode).client.login({ email, password: PASSWORD });
    },
  );
});

/** The SDK does not say so. */
interface Offered {
  secret: string;
  otpauth_url: string;
}

describe('the SDK in session mode', () => {
  test('logs in, reads the account, refreshes and logs out by cookie alone', async () => {
    const { client, cookies, tokens, id } = await loggedIn('member', 'session');
    expect(tokens.access_token ?? null).toBeNull();
    expect(tokens).toMatchObject({ expires: 86_400_000 });
    expect(tokensIn(cookies)).toEqual(['__Host-directus_session_token']);
    expect(await client.request(readMe({ fields: ['id'] }))).toEqual({ id });
    await client.refresh();
    expect(await client.request(readMe({ fields: ['id'] }))).toEqual({ id });
    await client.logout();
    expect(tokensIn(cookies)).toEqual([]);
    expect(await codeOf(client.request(readMe()))).toBe('INVALID_CREDENTIALS');
  });
});

describe('the commands of the SDK for logging in', () => {
  test.each(['json', 'cookie', 'session', undefined] as const)(
    'in mode %s do the same without its authentication',
    async (mode) => {
      const { email } = await http.api.person();
      const { fetch, cookies } = browserFetch();
      const client = createDirectus(url(), { globals: { fetch } }).with(rest());
      const options = mode ? { mode } : {};
      const tokens = await client.request(login({ email, password: PASSWORD }, options));
      const cookieMode = mode !== 'json';
      expect(tokensIn(cookies)).toHaveLength(cookieMode ? 1 : 0);
      const refresh_token = tokens.refresh_token;
      const given = refresh_token ? { refresh_token } : {};
      const next = await client.request(refresh({ ...options, ...given }));
      expect(next.expires).toBe(mode === 'session' ? 86_400_000 : 900_000);
      if (next.access_token) {
        const me = await client.request(withToken(next.access_token, readMe()));
        expect(me).toMatchObject({ email });
      }
      const last = next.refresh_token ? { refresh_token: next.refresh_token } : {};
      await client.request(logout({ ...options, ...last }));
      expect(tokensIn(cookies)).toEqual([]);
      expect(await codeOf(client.request(refresh({ ...options, ...last })))).toMatch(/^INVALID_/);
    },
  );
});

describe('the SDK without a login', () => {
  const visitor = () => createDirectus(url()).with(rest());

  test('registers, verifies and logs in', async () => {
    const email = anAddress();
    const names = { first_name: 'Ada', last_name: 'Lovelace' };
    const verification_url = `${http.origin}/login/`;
    await visitor().request(registerUser(email, PASSWORD, { verification_url, ...names }));
    const { client } = clientOf('json');
    expect(await codeOf(client.login({ email, password: PASSWORD }))).toBe('INVALID_CREDENTIALS');
    const token = await calls.lastToken('verify-email', email);
    // It follows the redirect, and fails unless the page behind it answers.
    await visitor().request(registerUserVerify(token));
    await client.login({ email, password: PASSWORD });
    expect(await client.request(readMe())).toMatchObject(names);
  });

  test('resets a password', async () => {
    const { email } = await http.api.person();
    await visitor().request(passwordRequest(email));
    await visitor().request(passwordRequest(email, `${http.origin}/login/`));
    const token = await calls.lastToken('reset-password', email);
    await visitor().request(passwordReset(token, 'rote Kirsche 8'));
    const { client } = clientOf();
    await client.login({ email, password: 'rote Kirsche 8' });
    expect(await codeOf(visitor().request(passwordReset(token, 'rote Kirsche 9')))).toBe(
      'FORBIDDEN',
    );
    const evil = visitor().request(passwordRequest(email, 'https://evil.example'));
    expect(await codeOf(evil)).toBe('INVALID_PAYLOAD');
  });

  test('reads providers, ping and health', async () => {
    expect(await visitor().request(readProviders())).toEqual([]);
    expect(await visitor().request(readProviders(true))).toEqual([]);
    expect(await visitor().request(serverPing())).toBe('pong');
    expect(await visitor().request(serverHealth())).toEqual({ status: 'ok' });
  });

  test('with the static token of the site registers and reads what is public, no more', async () => {
    const client = createDirectus(url()).with(staticToken(STATIC)).with(rest());
    const person = { email: anAddress(), password: PASSWORD, terms: true };
    expect(await client.request(createUser(person))).toBeNull();
    expect((await calls.stored(person.email)).status).toBe('unverified');
    expect(await client.request(serverHealth())).toEqual({ status: 'ok' });
    expect(await codeOf(client.request(readMe()))).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(client.request(readUsers()))).toBe('FORBIDDEN');
    expect(await codeOf(client.request(inviteUser(anAddress(), roleIds.admin)))).toBe('FORBIDDEN');
  });
});

describe('the SDK of an admin', () => {
  test('creates, reads, changes and deletes people', async () => {
    const { client } = await loggedIn('admin');
    const one = { email: anAddress(), password: PASSWORD, role: roleIds.staff };
    const created = await client.request(createUser(one));
    expect(created).toMatchObject({ email: one.email, role: roleIds.staff, status: 'active' });
    const more = [anAddress(), anAddress()].map((email) => ({ ...one, email }));
    const ids = (await client.request(createUsers(more))).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(await codeOf(client.request(createUser(one)))).toBe('RECORD_NOT_UNIQUE');

    const found = await client.request(
      readUsers({ filter: { id: { _in: ids } }, sort: ['-email'], limit: 1, fields: ['email'] }),
    );
    expect(found).toEqual([
      {
        email: more
          .map(({ email }) => email)
          .toSorted()
          .at(-1),
      },
    ]);
    expect(await client.request(readUsers({ search: one.email, fields: ['id'] }))).toEqual([
      { id: created.id },
    ]);
    expect(await client.request(readUser(created.id, { fields: ['role.name'] }))).toEqual({
      role: { name: 'staff' },
    });

    const suspended = await client.request(updateUser(created.id, { status: 'suspended' }));
    expect(suspended).toMatchObject({ id: created.id, status: 'suspended' });
    const { client: theirs } = clientOf();
    expect(await codeOf(theirs.login(one))).toBe('INVALID_CREDENTIALS');
    const renamed = await client.request(updateUsers(ids, { last_name: 'Noether' }));
    expect(renamed.map(({ last_name }) => last_name)).toEqual(['Noether', 'Noether']);
    const [first = '', second = ''] = ids;
    const batch = [
      { id: first, first_name: 'Emmy' },
      { id: second, first_name: 'Max' },
    ];
    const each = await client.request(updateUsersBatch(batch));
    expect(each.map(({ first_name }) => first_name)).toEqual(['Emmy', 'Max']);

    await client.request(deleteUser(created.id));
    expect(await codeOf(client.request(readUser(created.id)))).toBe('FORBIDDEN');
    await client.request(deleteUsers(ids));
    expect(await client.request(readUsers({ filter: { id: { _in: ids } } }))).toEqual([]);
  });

  test('invites somebody, who accepts', async () => {
    const { client } = await loggedIn('admin');
    const email = anAddress();
    await client.request(inviteUser(email, roleIds.lawyer, `${http.origin}/invite/`));
    const token = await calls.lastToken('accept-invite', email);
    const visitor = createDirectus(url()).with(rest());
    await visitor.request(acceptUserInvite(token, PASSWORD));
    expect(await codeOf(visitor.request(acceptUserInvite(token, PASSWORD)))).toBe('INVALID_INVITE');
    const { client: invited } = clientOf();
    await invited.login({ email, password: PASSWORD });
    expect(await invited.request(readMe())).toMatchObject({ email, role: roleIds.lawyer });
  });

  test('sees the checks behind the health', async () => {
    const { client } = await loggedIn('admin', 'json');
    expect(await client.request(serverHealth())).toHaveProperty('checks');
  });
});
