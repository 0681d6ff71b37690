import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { twoFactorKeys } from '#modules/accounts/login/two-factor/keys.ts';
import {
  outcomeOf,
  PASSWORD,
  startApi,
  type TestApi,
  type TestPerson,
  withApi,
} from '../../support/api.ts';
import { inProduction } from '../../support/servers/operator.ts';

const api = await withApi();

const STEP_MS = 30_000;
/** The clock stands still in the middle of a step, so that codes do not run out under load. */
beforeEach(() => {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (steps: number) => vi.setSystemTime(Date.now() + steps * STEP_MS);
const code = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Date.now() / 1_000 + steps * 30 });

const post = (path: string, body: unknown, bearer = '') => api.call('POST', path, { body, bearer });
const login = (email: string, otp?: string, password = PASSWORD) =>
  post('/auth/login', { email, password, otp });
const generate = (bearer: string, password: string | undefined = PASSWORD) =>
  post('/users/me/tfa/generate', { password }, bearer);
const me = (bearer: string, query = '') => api.call('GET', `/users/me${query}`, { bearer });

interface Protected extends TestPerson {
  secret: string;
  bearer: string;
}

/** Somebody whose second factor is on; the code of this moment is used up. */
async function protectedPerson(): Promise<Protected> {
  const person = await api.person();
  const bearer = (await api.logIn(person.email)).access_token;
  const { secret } = (await generate(bearer)).json().data;
  const enabled = await post('/users/me/tfa/enable', { secret, otp: code(secret) }, bearer);
  expect(enabled.statusCode).toBe(204);
  return { ...person, secret, bearer };
}

const recoveryCodes = async (bearer: string, password?: string): Promise<string[]> =>
  (await post('/users/me/tfa/recovery-codes', { password }, bearer)).json().data.codes;

describe('setting up a second factor', () => {
  test('takes the password and a code of the app', async () => {
    const { email, bearer } = await api.someone();
    expect(outcomeOf(await post('/users/me/tfa/generate', {}, bearer))).toEqual([
      400,
      'INVALID_PAYLOAD',
    ]);
    expect(outcomeOf(await generate(bearer, 'geraten'))).toEqual([401, 'INVALID_CREDENTIALS']);
    const { secret, otpauth_url } = (await generate(bearer)).json().data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(otpauth_url);
    expect([url.protocol, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      expect.stringContaining(`Siebenschritt:${email}`),
    ]);
    expect(url.searchParams.get('secret')).toBe(secret);

    const enable = (otp: string, of = secret) =>
      post('/users/me/tfa/enable', { secret: of, otp }, bearer);
    expect(outcomeOf(await enable('000000'))).toEqual([400, 'INVALID_PAYLOAD']);
    expect((await me(bearer)).json().data.tfa_secret).toBeNull();
    expect((await enable(code(secret))).statusCode).toBe(204);
    expect((await me(bearer)).json().data.tfa_secret).toBe('**********');
    expect((await me(bearer, '?fields=tfa_secret')).json().data).toEqual({
      tfa_secret: '**********',
    });
    expect(outcomeOf(await generate(bearer))).toEqual([400, 'INVALID_PAYLOAD']);
    expect(outcomeOf(await enable(code(secret, 1)))).toEqual([400, 'INVALID_PAYLOAD']);
  });

  test('takes no secret that somebody else chose: an open session alone locks nobody out', async () => {
    const [{ email }, other] = [await api.person(), await api.person()];
    const bearer = (await api.logIn(email)).access_token;
    const otherBearer = (await api.logIn(other.email)).access_token;
    const { secret } = (await generate(otherBearer)).json().data;
    const body = { secret, otp: code(secret) };
    expect(outcomeOf(await post('/users/me/tfa/enable', body, bearer))).toEqual([
      400,
      'INVALID_PAYLOAD',
    ]);
    await generate(bearer);
    expect((await post('/users/me/tfa/enable', body, bearer)).statusCode).toBe(400);
  });

  test('has to be finished within a quarter of an hour', async () => {
    const { email, bearer } = await api.someone();
    const { secret } = (await generate(bearer)).json().data;
    await api.connection.pool.query(
      "update users set tfa_offered_at = tfa_offered_at - interval '20 minutes' where email = $1",
      [email],
    );
    const late = await post('/users/me/tfa/enable', { secret, otp: code(secret) }, bearer);
    expect(outcomeOf(late)).toEqual([400, 'INVALID_PAYLOAD']);
  });

  test('is not for accounts that log in with a provider', async () => {
    const { id, bearer } = await api.someone();
    await api.connection.pool.query("update users set provider = 'idp' where id = $1", [id]);
    expect(outcomeOf(await generate(bearer))).toEqual([400, 'INVALID_PAYLOAD']);
  });

  test('ends all other sessions', async () => {
    const { email, bearer: other } = await api.someone();
    const own = (await api.logIn(email)).access_token;
    const { secret } = (await generate(own)).json().data;
    await post('/users/me/tfa/enable', { secret, otp: code(secret) }, own);
    expect((await me(own)).statusCode).toBe(200);
    expect((await me(other)).statusCode).toBe(401);
  });

  test('stores the secret sealed, for this person only', async () => {
    const { id, secret } = await protectedPerson();
    const { rows } = await api.connection.pool.query('select * from users where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const keys = twoFactorKeys(api.deps.config.personKeySecret);
    expect(keys.open(id, rows[0].tfa_secret)).toBe(secret);
    const { id: another } = await api.person();
    expect(() => keys.open(another, rows[0].tfa_secret)).toThrow();
    const elsewhere = twoFactorKeys('another secret of thirty-two chars');
    expect(() => elsewhere.open(id, rows[0].tfa_secret)).toThrow();
    expect(api.logged()).not.toContain(secret);
  });
});

describe('a login with a second factor', () => {
  test('asks for the code only after a correct password', async () => {
    const { email, secret } = await protectedPerson();
    pass(1);
    expect(outcomeOf(await login(email, undefined, 'geraten'))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
    expect(outcomeOf(await login(email, code(secret), 'geraten'))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
    expect(outcomeOf(await login(email))).toEqual([401, 'INVALID_OTP']);
    expect(outcomeOf(await login(email, ''))).toEqual([401, 'INVALID_OTP']);
    expect(outcomeOf(await login(email, '000000'))).toEqual([401, 'INVALID_OTP']);
    expect((await login(email, code(secret))).statusCode).toBe(200);
  });

  test('check 12: the same code never opens twice, not even at the same moment', async () => {
    const { email, secret } = await protectedPerson();
    // Setting up has used the present code.
    expect(outcomeOf(await login(email, code(secret)))).toEqual([401, 'INVALID_OTP']);
    pass(1);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await login(email, code(secret))).statusCode),
    );
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test('check 12: a code counts for its own half minute and one to either side', async () => {
    const { email, secret } = await protectedPerson();
    pass(10);
    expect(outcomeOf(await login(email, code(secret, -2)))).toEqual([401, 'INVALID_OTP']);
    expect(outcomeOf(await login(email, code(secret, 2)))).toEqual([401, 'INVALID_OTP']);
    expect((await login(email, code(secret, -1))).statusCode).toBe(200);
    expect(
      (await login(email, ` ${code(secret).slice(0, 3)} ${code(secret).slice(3)}`)).statusCode,
    ).toBe(200);
    expect((await login(email, code(secret, 1))).statusCode).toBe(200);
    // Later codes have been used, so earlier ones are void.
    expect(outcomeOf(await login(email, code(secret)))).toEqual([401, 'INVALID_OTP']);
  });

  test('check 12: guessing codes is limited per person, from however many clients', async () => {
    const { email, secret } = await protectedPerson();
    pass(2);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await login(email, '000000')).statusCode);
      // The delay per account is a limit of its own.
      await api.connection.pool.query("delete from rate_limits where key like 'login-%'");
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(outcomeOf(await login(email, code(secret)))).toEqual([429, 'REQUESTS_EXCEEDED']);
    const { email: another } = await api.person();
    expect((await login(another)).statusCode).toBe(200);
  });

  test('is asked for again after a reset of the password, which logs nobody in', async () => {
    const { id, email, secret, bearer } = await protectedPerson();
    await post('/auth/password/request', { email });
    const token = (await api.mails('reset-password', id)).at(-1)?.token;
    const password = 'neue Pflaume 9';
    const reset = await post('/auth/password/reset', { token, password });
    expect([reset.statusCode, reset.body]).toEqual([204, '']);
    expect(reset.cookies.map(({ name }) => name)).toEqual(['__Host-device']);
    expect((await me(bearer)).statusCode).toBe(401);
    expect(outcomeOf(await login(email, undefined, password))).toEqual([401, 'INVALID_OTP']);
    pass(1);
    expect((await login(email, code(secret), password)).statusCode).toBe(200);
  });
});

describe('recovery codes', () => {
  test('are ten, count as a one-time password, once each', async () => {
    const { email, bearer } = await protectedPerson();
    const codes = await recoveryCodes(bearer);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    const [first = '', second = ''] = codes;
    expect((await login(email, first)).statusCode).toBe(200);
    expect(outcomeOf(await login(email, first))).toEqual([401, 'INVALID_OTP']);
    const typed = second.toLowerCase().replaceAll('-', ' ');
    const both = await Promise.all([login(email, typed), login(email, second)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const left = await api.call('GET', '/users/me/tfa/recovery-codes', { bearer });
    expect(left.json().data).toEqual({ left: 8 });
  });

  test('are shown once and stored as keyed hashes', async () => {
    const { id, bearer } = await protectedPerson();
    const codes = await recoveryCodes(bearer);
    const { rows } = await api.connection.pool.query(
      'select code_hash from recovery_codes where user_id = $1',
      [id],
    );
    expect(rows).toHaveLength(10);
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
    for (const one of codes) expect(api.logged()).not.toContain(one);
    expect((await api.call('GET', '/users/me/tfa/recovery-codes', { bearer })).body).not.toContain(
      codes[0],
    );
  });

  test('are replaced all at once, for which it takes the password', async () => {
    const { email, bearer } = await protectedPerson();
    const [old = ''] = await recoveryCodes(bearer);
    const without = await post('/users/me/tfa/recovery-codes', {}, bearer);
    expect(outcomeOf(without)).toEqual([400, 'INVALID_PAYLOAD']);
    const wrong = await post('/users/me/tfa/recovery-codes', { password: 'geraten' }, bearer);
    expect(outcomeOf(wrong)).toEqual([401, 'INVALID_CREDENTIALS']);
    const [fresh = ''] = await recoveryCodes(bearer, PASSWORD);
    expect((await login(email, old)).statusCode).toBe(401);
    expect((await login(email, fresh)).statusCode).toBe(200);
  });

  test('open only the account they were made for', async () => {
    const [one, other] = [await protectedPerson(), await protectedPerson()];
    const [codeOfOne = ''] = await recoveryCodes(one.bearer);
    expect(outcomeOf(await login(other.email, codeOfOne))).toEqual([401, 'INVALID_OTP']);
  });

  test('exist only with a second factor', async () => {
    const { bearer } = await api.someone();
    const refused = await post('/users/me/tfa/recovery-codes', { password: PASSWORD }, bearer);
    expect(outcomeOf(refused)).toEqual([400, 'INVALID_PAYLOAD']);
  });
});

describe('turning it off', () => {
  test('takes a code; afterwards the password is enough', async () => {
    const { email, secret, bearer } = await protectedPerson();
    const disable = (otp: unknown) => post('/users/me/tfa/disable', { otp }, bearer);
    for (const wrong of [undefined, '000000', code(secret)]) {
      expect(outcomeOf(await disable(wrong))).toEqual([400, 'INVALID_PAYLOAD']);
    }
    pass(1);
    expect((await disable(code(secret))).statusCode).toBe(204);
    expect((await me(bearer)).json().data.tfa_secret).toBeNull();
    expect((await login(email)).statusCode).toBe(200);
    expect(outcomeOf(await disable(code(secret, 1)))).toEqual([400, 'INVALID_PAYLOAD']);
  });

  test('is open to admins for others, who are logged out everywhere', async () => {
    const { id, email, bearer } = await protectedPerson();
    const codes = await recoveryCodes(bearer);
    const as = async (role: 'admin' | 'staff' | 'member') =>
      (await api.logIn((await api.person({ role })).email)).access_token;
    const reset = async (by: string) => post(`/users/${id}/tfa/disable`, {}, by);
    expect(outcomeOf(await reset(await as('staff')))).toEqual([403, 'FORBIDDEN']);
    expect(outcomeOf(await reset(await as('member')))).toEqual([403, 'FORBIDDEN']);
    const admin = await as('admin');
    expect((await reset(admin)).statusCode).toBe(204);
    const { rows: audited } = await api.connection.pool.query(
      "select actor_role from audit_log where action = 'second-factor-reset' and target_id = $1",
      [id],
    );
    expect(audited).toEqual([{ actor_role: 'admin' }]);
    expect((await me(bearer)).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(200);
    expect(outcomeOf(await reset(admin))).toEqual([400, 'INVALID_PAYLOAD']);
    const { secret } = (await generate((await api.logIn(email)).access_token)).json().data;
    expect(secret).toBeDefined();
    expect(codes).toHaveLength(10);
    const { rows } = await api.connection.pool.query(
      'select 1 from recovery_codes where user_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});

test.each(['filter={"tfa_secret":{"_nnull":true}}', 'sort=tfa_secret'])(
  'nobody learns by %s who has a second factor',
  async (query) => {
    const { bearer } = await api.someone('admin');
    const answer = await api.call('GET', `/users?${encodeURI(query)}`, { bearer });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_QUERY']);
  },
);

describe('outside the demo', () => {
  let production: TestApi;
  const secret = () => randomBytes(20).toString('hex');
  beforeAll(async () => {
    production = await startApi({ ...inProduction, TRUSTED_PROXIES: '1', TOKEN_SECRET: secret() });
  });
  afterAll(() => production.close());

  const routesFor = (bearer: string) => {
    const call = async (method: string, path: string, body?: unknown) =>
      outcomeOf(await production.call(method, path, { bearer, body }));
    return { call };
  };

  test.each(['staff', 'lawyer', 'admin'] as const)('%s have to set it up first', async (role) => {
    const { email } = await production.person({ role });
    const bearer = (await production.logIn(email)).access_token;
    const { call } = routesFor(bearer);
    expect(await call('GET', '/users/me')).toBe(200);
    const guarded = production.app.declaredRoutes.filter(
      ({ method, url, access }) =>
        access !== 'public' &&
        access !== 'notary-link' &&
        method !== 'HEAD' &&
        !url.includes('/users/me/tfa/') &&
        `${method} ${url}` !== 'GET /api/users/me',
    );
    expect(guarded.length).toBeGreaterThan(25);
    for (const { method, url } of guarded) {
      const path = url.replace('/api', '').replace(/:\w+/g, '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a01');
      expect([method, url, await call(method, path)]).toEqual([method, url, [403, 'TFA_REQUIRED']]);
    }
    const generated = await production.call('POST', '/users/me/tfa/generate', {
      bearer,
      body: { password: PASSWORD },
    });
    const { secret: own } = generated.json().data;
    expect(await call('POST', '/users/me/tfa/enable', { secret: own, otp: code(own) })).toBe(204);
    expect(await call('GET', '/foundations')).toBe(200);
    expect(await call('POST', '/auth/logout', {})).toBe(204);
    expect(await call('GET', '/users/me')).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('members may, and need not', async () => {
    const { email } = await production.person();
    const bearer = (await production.logIn(email)).access_token;
    expect(await routesFor(bearer).call('GET', '/foundations')).toBe(200);
  });
});
