import { request } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { envelope, toApiError } from '#api/http/errors.ts';
import { anAddress, cheapHash, codeOf, outcomeOf, PASSWORD } from '../../support/api.ts';
import { bringTo, cast, exchange, withFoundationApi } from '../../support/foundation-api.ts';
import { rowsOf } from '../../support/rows.ts';

const api = await withFoundationApi();
const people = await cast(api);

const login = (mode: string, email: string) =>
  api.call('POST', '/auth/login', { body: { email, password: PASSWORD, mode } });

describe('check 28: cookies', () => {
  test.each([
    ['session', '__Host-directus_session_token'],
    ['cookie', '__Host-directus_refresh_token'],
  ])(
    'of mode %s are bound to host and path, secure and out of reach of scripts',
    async (mode, name) => {
      const answer = await login(mode, people.founder.email);
      const names = answer.cookies.map((cookie) => cookie.name);
      expect(names.toSorted()).toEqual(['__Host-device', name]);
      for (const cookie of answer.cookies) {
        expect(cookie).toMatchObject({ httpOnly: true, secure: true, path: '/' });
        expect(['Lax', 'Strict']).toContain(cookie.sameSite);
        expect(cookie).not.toHaveProperty('domain');
        expect(answer.body).not.toContain(cookie.value);
      }
      if (mode === 'session') expect(answer.json().data).toEqual({ expires: expect.any(Number) });
    },
  );
});

describe('check 29: a GET changes nothing', () => {
  test('the link of a mail leads to a page, and a HEAD of its target does not spend it', async () => {
    const id = await bringTo(api, people, 'foundation-certificate-pending');
    const { token } = await api.link(id, 'foundation-certificate');
    for (const method of ['GET', 'HEAD']) {
      await api.call(method, `/upload-links/exchange?token=${token}`);
      await api.call(method, `/users/register/verify-email/?token=${token}`);
    }
    expect((await exchange(api, token)).answer.statusCode).toBe(200);
  });

  test('no route that writes listens to GET', () => {
    const writes = api.app.declaredRoutes.filter(({ method }) => method === 'GET');
    const named = writes.filter(({ url }) => /confirm|logout|reset|accept|resend|delete/.test(url));
    expect(named).toEqual([]);
  });
});

describe('check 30: every answer', () => {
  test('has the security headers and admits no other origin', async () => {
    const id = await bringTo(api, people, 'review-pending');
    await api.caughtUp();
    const page = await api.call('GET', `/foundations/${id}`, people.founder);
    const { documentId } = page.json().data.documents[0];
    const { bearer } = people.founder;
    const answers = await Promise.all([
      api.call('GET', '/server/ping'),
      api.call('GET', '/users/me'),
      api.call('GET', '/users/me', { bearer }),
      api.call('GET', `/foundations/${id}/documents/${documentId}`, { bearer }),
      api.call('GET', '/users/register/verify-email?token='),
      api.call('GET', '/no-such-route'),
      api.call('GET', '/%zz'),
      api.call('POST', '/auth/login', { body: 'not json' }),
      api.call('POST', '/auth/logout', { bearer: (await api.someone('member')).bearer }),
      api.call('OPTIONS', '/users/me', {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
      }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
      new Set([200, 204, 302, 400, 401, 404, 415]),
    );
    for (const { headers, statusCode } of answers) {
      expect(headers['content-security-policy'], `${statusCode}`).toMatch(/default-src 'none'/);
      expect(headers['x-frame-options']).toBe('DENY');
      // The same as the site's: they are one host.
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['permissions-policy']).toContain('camera=()');
      const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect(allowed).toEqual([]);
    }
  });
});

const evil = [
  '//evil.example',
  'https://evil.example/',
  '\\evil.example',
  '/\\evil.example',
  'https://localhost:3000@evil.example/',
  'http://localhost:3000.evil.example/',
  'https://evil.example/http://localhost:3000/',
  '%2f%2fevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost:3000\r\nLocation: https://evil.example',
];

describe('check 31: a mail links only to our pages', () => {
  test.each(evil)('not to %j', async (url) => {
    const admin = await api.someone('admin');
    const email = anAddress();
    const role = 'staff';
    const answers = await Promise.all([
      api.call('POST', '/auth/password/request', { body: { email, reset_url: url } }),
      api.call('POST', '/users/register', {
        body: { email, password: PASSWORD, verification_url: url },
      }),
      api.call('POST', '/users/invite', {
        body: { email, role, invite_url: url },
        bearer: admin.bearer,
      }),
    ]);
    for (const answer of answers) expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    const { db } = api.connection;
    const found = await rowsOf(db, 'users', { email }, 'id');
    expect(found).toEqual([]);
  });
});

test('check 32: every answer names its type, text with its charset', async () => {
  const { bearer } = people.founder;
  const types = async (method: string, path: string, more = {}) => {
    const { headers, body } = await api.call(method, path, { bearer, ...more });
    return body === '' ? [] : [String(headers['content-type'])];
  };
  const json = 'application/json; charset=utf-8';
  expect(await types('GET', '/server/ping')).toEqual(['text/html; charset=utf-8']);
  expect(await types('GET', '/server/health')).toEqual(['application/health+json; charset=utf-8']);
  for (const path of ['/users/me', '/auth', '/slots?kind=consultation', '/foundations', '/nope']) {
    expect(await types('GET', path), path).toEqual([json]);
  }
  expect(await types('POST', '/auth/login', { body: {} })).toEqual([json]);
  expect(
    await types('POST', '/auth/password/request', { body: { email: 'a@example.com' } }),
  ).toEqual([]);
});

test('check 37: a file that is too large is refused while it arrives, not kept in memory', async () => {
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const id = await bringTo(api, people, 'documents-pending');
  const head =
    '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nV\r\n--x\r\n' +
    'content-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  const chunk = Buffer.alloc(256 * 1024, 'x');
  function* form() {
    yield Buffer.from(head);
    for (let sent = 0; sent < 60 * 4; sent += 1) yield chunk;
    yield Buffer.from('\r\n--x--\r\n');
  }
  const before = process.memoryUsage().rss;
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 20);
  const sent = request(`${url}/api/foundations/${id}/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${people.staff.bearer}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const status = new Promise<number | undefined>((done, failed) => {
    sent.once('response', ({ statusCode }) => done(statusCode));
    sent.once('error', failed);
  });
  Readable.from(form()).pipe(sent);
  expect(await status).toBe(413);
  clearInterval(timer);
  sent.destroy();
  expect((highest - before) / 1024 / 1024).toBeLessThan(100);
});

describe('check 40: nothing tells what the server runs on', () => {
  test.each([
    '/.git/config',
    '/.env',
    '/swagger',
    '/graphql',
    '/server/info',
    '/server/specs/oas',
    '/../../etc/passwd',
    '/assets/',
  ])('%s is an unknown route', async (path) => {
    const answer = await api.call('GET', path);
    expect([403, 404]).toContain(answer.statusCode);
    expect(['ROUTE_NOT_FOUND', 'FORBIDDEN']).toContain(codeOf(answer));
  });

  test('an answer names neither product nor version, and an error shows no stack', async () => {
    const answers = await Promise.all([
      api.call('GET', '/server/ping'),
      api.call('GET', '/metrics'),
      api.call('TRACE', '/server/ping'),
      api.call('POST', '/auth/login', {
        body: '{"a"',
        headers: { 'content-type': 'application/json' },
      }),
    ]);
    for (const { headers, body } of answers) {
      for (const name of ['server', 'x-powered-by', 'via'])
        expect(headers).not.toHaveProperty(name);
      expect(body).not.toMatch(/node_modules|\bat .*:\d+:\d+|fastify|postgres|\d+\.\d+\.\d+/i);
    }
  });
});

test('check 41: no token counts in a query, and no answer to a person may be stored', async () => {
  const { bearer } = people.founder;
  for (const name of ['access_token', 'token', 'bearer']) {
    const answer = await api.call('GET', `/users/me?${name}=${bearer}`);
    expect(outcomeOf(answer)).toEqual([401, 'INVALID_CREDENTIALS']);
  }
  for (const path of ['/users/me', '/foundations', '/slots?kind=consultation', '/no-such-route']) {
    const { headers } = await api.call('GET', path, { bearer });
    expect(headers['cache-control'], path).toBe('no-store');
  }
});

test.each([
  ['a disk that is full', { code: 'ENOSPC' }],
  ['a database whose disk is full', { code: '53100' }],
  ['a database that is shutting down', { code: '57P01' }],
  ['a server that is away', { code: 'ECONNREFUSED' }],
])('check 45: %s is a 503 in the envelope, without what it said', (_what, fault) => {
  const answer = toApiError(Object.assign(new Error('/var/lib/secret: no space left'), fault));
  expect(answer).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(JSON.stringify(envelope(answer))).not.toContain('secret');
});

test('check 45: a password is stored as argon2id with at least 19 MiB and two passes', async () => {
  const email = anAddress();
  const body = { email, password: 'seltene Birne 12', terms: true };
  expect((await api.call('POST', '/users', { body })).statusCode).toBe(204);
  const { bearer } = await api.someone();
  const change = { password: 'rote Kirsche 8' };
  expect((await api.call('PATCH', '/users/me', { bearer, body: change })).statusCode).toBe(200);
  const { rows } = await api.owner.pool.query(
    `select password_hash as hash from registrations union all
     select password_hash from password_history union all
     select password_hash from users where password_hash is not null`,
  );
  const ours = rows.filter(({ hash }) => hash !== cheapHash);
  expect(ours).toHaveLength(3);
  for (const { hash } of ours) {
    const [, kind, , costs] = String(hash).split('$');
    expect(kind).toBe('argon2id');
    const { m, t } = Object.fromEntries((costs ?? '').split(',').map((one) => one.split('=')));
    expect(Number(m)).toBeGreaterThanOrEqual(19_456);
    expect(Number(t)).toBeGreaterThanOrEqual(2);
  }
});
