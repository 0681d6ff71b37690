import { describe, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { connect } from '#database/connection.ts';
import { clientKey } from '#modules/rate-limits/limiter.ts';
import {
  anAddress,
  codeOf,
  inTurn,
  outcomeOf,
  PASSWORD,
  startApi,
  type TestApi,
  withApi,
} from '../../support/api.ts';
import { addRows, rowOf } from '../../support/rows.ts';

const api = await withApi();

const login = (email: string, password: string, from?: string) =>
  api.call('POST', '/auth/login', { body: { email, password }, from });
/** What the browser keeps of a device that has logged in. */
const deviceIn = ({ cookies }: Awaited<ReturnType<TestApi['call']>>) =>
  Object.fromEntries(
    cookies.filter(({ name }) => name === '__Host-device').map(({ name, value }) => [name, value]),
  );
/** Moves the clock of the limits. */
const wait = (ms: number) =>
  api.connection.pool.query('update rate_limits set expire = expire - $1', [ms]);

describe('password guessing', () => {
  test('keeps waiting whoever guesses, and nobody else', async () => {
    const { email } = await api.person();
    const from = '203.0.113.7';
    const guess = async () => (await login(email, 'geraten', from)).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push(await guess());
    expect(statuses).toEqual(Array(5).fill(401));
    // As after the twelfth: a delay of a second may be over on a busy machine.
    await api.connection.pool.query(
      `update rate_limits set points = 12 where key like 'login-failures:%|203.0.113.7'`,
    );
    await wait(1_000);
    expect(await guess()).toBe(401);
    for (let n = 0; n < 20; n += 1) expect(await guess()).toBe(429);
    // Who goes on trying while waiting is shut out for a quarter of an hour.
    await wait(60_000);
    const elsewhere = await login((await api.person()).email, PASSWORD, from);
    expect(outcomeOf(elsewhere)).toEqual([429, 'REQUESTS_EXCEEDED']);
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
    await wait(14 * 60_000);
    expect((await login(email, PASSWORD, from)).statusCode).toBe(200);
  });

  test('check 7: a hundred times from a hundred clients keeps nobody out', async () => {
    const { email } = await api.person();
    const statuses = await inTurn(100, () => login(email, 'geraten'));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
    // By now a client has one try, and the next one a quarter of an hour later.
    const from = '203.0.113.9';
    expect((await login(email, 'geraten', from)).statusCode).toBe(401);
    await wait(14 * 60_000);
    expect((await login(email, PASSWORD, from)).statusCode).toBe(429);
    await wait(60_000);
    expect((await login(email, PASSWORD, from)).statusCode).toBe(200);
  });

  test('by hundreds of clients leaves the known device and the mailed link', async () => {
    const { email, id } = await api.person();
    const cookies = deviceIn(await login(email, PASSWORD));
    for (let n = 0; n < 20; n += 1) await login(email, 'geraten');
    await api.connection.pool.query(
      `update rate_limits set points = 300 where key like 'login-failures:%' and points >= 20`,
    );
    await login(email, 'geraten');
    const unknown = await login(email, PASSWORD);
    expect(outcomeOf(unknown)).toEqual([429, 'REQUESTS_EXCEEDED']);
    expect(Number(unknown.headers['retry-after'])).toBeLessThanOrEqual(60);
    // The same device, wherever it is.
    const body = { email, password: PASSWORD };
    expect((await api.call('POST', '/auth/login', { body, cookies })).statusCode).toBe(200);
    const stranger = await api.person();
    const other = deviceIn(await login(stranger.email, PASSWORD));
    expect((await api.call('POST', '/auth/login', { body, cookies: other })).statusCode).toBe(429);
    await api.call('POST', '/auth/password/request', { body: { email } });
    const token = (await api.mails('reset-password', id)).at(-1)?.token;
    const password = 'rote Kirsche 8';
    const reset = await api.call('POST', '/auth/password/reset', { body: { token, password } });
    expect([reset.statusCode, Object.keys(deviceIn(reset))]).toEqual([204, ['__Host-device']]);
    expect((await login(email, password)).statusCode).toBe(200);
  });

  test('is delayed by up to a minute for a known device, never longer', async () => {
    const { email } = await api.person();
    const cookies = deviceIn(await login(email, PASSWORD));
    const guess = () =>
      api.call('POST', '/auth/login', { body: { email, password: 'geraten' }, cookies });
    const waits: number[] = [];
    for (let n = 0; n < 30; n += 1) {
      const seconds = Number((await guess()).headers['retry-after'] ?? 0);
      if (seconds > 0) {
        waits.push(seconds);
        await wait(seconds * 1_000);
      }
    }
    expect(waits.length).toBeGreaterThan(5);
    expect(waits.at(-1)).toBeGreaterThan(50);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  test('gets the same answers for unknown addresses', async () => {
    const { email } = await api.person();
    const stranger = anAddress();
    for (let n = 0; n < 8; n += 1) {
      const [known, unknown] = [await login(email, 'geraten'), await login(stranger, 'geraten')];
      expect(known.statusCode).toBe(unknown.statusCode);
    }
  });

  test('check 8: across accounts stops after fifty failures per client, whatever X-Forwarded-For says', async () => {
    const from = '198.51.100.4';
    const statuses: number[] = [];
    for (let n = 0; n < 51; n += 1) {
      const body = { email: anAddress(), password: 'geraten' };
      const headers = { 'x-forwarded-for': `192.0.2.${n}` };
      const answer = await api.call('POST', '/auth/login', { body, from, headers });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(statuses[50]).toBe(429);
  });

  test('in parallel does not slip past the counter', async () => {
    const { email } = await api.person();
    const guesses = Array.from({ length: 40 }, () => login(email, 'geraten', '203.0.113.44'));
    const answers = await Promise.all(guesses);
    const guessed = answers.filter(({ statusCode }) => statusCode === 401);
    expect(guessed.length).toBeLessThanOrEqual(15);
  });

  test('does not delay correct logins', async () => {
    const { email } = await api.person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(email, PASSWORD)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  });
});

describe('check 36: mails that strangers can trigger', () => {
  test('are limited to five a minute per client', async () => {
    for (const path of ['/users', '/auth/password/request'] as const) {
      const from = path === '/users' ? '198.51.100.5' : '198.51.100.6';
      const codes = await inTurn(6, () => {
        const body = { email: anAddress(), password: PASSWORD, terms: true };
        return api.call('POST', path, { body, from });
      });
      expect(codes).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });

  test('are three an hour per address, with one link that nobody voids by asking again', async () => {
    const { email, id } = await api.person();
    for (const address of [email, anAddress()]) {
      const codes: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        const body = { email: n % 2 ? address : address.toUpperCase() };
        codes.push((await api.call('POST', '/auth/password/request', { body })).statusCode);
      }
      expect(codes).toEqual([204, 204, 204, 204, 204]);
    }
    const mailed = await api.mails('reset-password', id);
    expect(mailed).toHaveLength(3);
    expect(new Set(mailed.map(({ token }) => token)).size).toBe(1);
  });

  test('are counted per IPv4 address or IPv6 network', () => {
    expect(clientKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(clientKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(clientKey('2001:db8::6')).toBe('2001:db8:0:0');
    expect(clientKey('::1')).toBe('0:0:0:0');
  });
});

test('limits can be switched off for benchmarks', async () => {
  const off = await startApi({ RATE_LIMITS: 'off' });
  const { email } = await off.person();
  for (let n = 0; n < 7; n += 1) {
    const body = { email, password: 'geraten' };
    expect((await off.call('POST', '/auth/login', { body })).statusCode).toBe(401);
  }
  await off.close();
});

test('the log identifies people by id and contains no password, token or address', async () => {
  const { email, id } = await api.person();
  const { access_token, refresh_token } = await api.logIn(email);
  await login(email, 'ganz falsch geraten', '203.0.113.99');
  const headers = { 'user-agent': 'evil\r\n\u001b[31magent' };
  await api
    .call('GET', '/users/me', { bearer: access_token, headers: { ...headers } })
    .catch(() => 0);
  await api.call('GET', `/users/register/verify-email?token=${refresh_token}`);
  const logged = api.logged();
  for (const secret of [PASSWORD, 'ganz falsch geraten', access_token, refresh_token, email]) {
    expect(logged).not.toContain(secret);
  }
  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ actor: id, msg: 'login' }));
  expect(lines).toContainEqual(
    expect.objectContaining({
      target: { kind: 'account', id },
      client: '203.0.113.99',
      msg: 'login-failed',
    }),
  );
  expect(lines.every(({ time }) => time.endsWith('Z'))).toBe(true);
});

test('check 36: limits are counted in Postgres, so neither a restart nor a second process resets them', async () => {
  const from = '198.51.100.77';
  const ask = (app: TestApi['app']) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/password/request',
      payload: { email: anAddress() },
      remoteAddress: from,
    });
  for (let tries = 0; tries < 5; tries += 1) expect((await ask(api.app)).statusCode).toBe(204);
  const second = await buildApp(api.deps);
  expect((await ask(second)).statusCode).toBe(429);
  await second.close();
});

test('check 45: without its database the API answers 503 and reveals nothing', async () => {
  const connection = connect('postgres://postgres:pw@127.0.0.1:9/nowhere');
  const app = await buildApp({ ...api.deps, connection });
  const url = '/api/auth/login';
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: { email: 'a@example.com', password: 'x' },
  });
  expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.body).not.toContain('ECONNREFUSED');
  const health = await app.inject('/api/server/health');
  expect([health.statusCode, health.json()]).toEqual([503, { status: 'error' }]);
  await app.close();
  await connection.close();
});

describe('new passwords', () => {
  const change = (bearer: string, password: string) =>
    api.call('PATCH', '/users/me', { bearer, body: { password } });

  test('that are changed in parallel leave room for logins', async () => {
    const { db } = api.connection;
    const people = await Promise.all(Array.from({ length: 7 }, () => api.person()));
    const bearers: string[] = [];
    for (const { id, email } of people) {
      bearers.push((await api.logIn(email)).access_token);
      const { password_hash } = await rowOf(db, 'password_history', { user_id: id });
      const history = Array.from({ length: 9 }, () => ({ user_id: id, password_hash }));
      await addRows(db, 'password_history', ...history);
    }
    const changes = bearers.map((bearer) => change(bearer, 'rote Kirsche 8'));
    const logins = Array.from({ length: 20 }, () => login(anAddress(), 'geraten'));
    const changed = await Promise.all(changes);
    expect(changed.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
    const statuses = (await Promise.all(logins)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(20).fill(401));
  });

  test('are tried 20 times an hour at most per person, refused ones included', async () => {
    const { email } = await api.person();
    const { access_token } = await api.logIn(email);
    for (let n = 0; n < 20; n += 1) {
      expect(outcomeOf(await change(access_token, PASSWORD))).toEqual([400, 'FAILED_VALIDATION']);
    }
    const answer = await change(access_token, 'rote Kirsche 8');
    expect(outcomeOf(answer)).toEqual([429, 'REQUESTS_EXCEEDED']);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    await api.call('POST', '/auth/password/request', { body: { email } });
    const { id } = await rowOf(api.connection.db, 'users', { email });
    const token = (await api.mails('reset-password', id)).at(-1)?.token;
    const body = { token, password: 'rote Kirsche 8' };
    const reset = await api.call('POST', '/auth/password/reset', { body });
    expect(outcomeOf(reset)).toEqual([429, 'REQUESTS_EXCEEDED']);
  });
});
