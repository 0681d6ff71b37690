import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cookieNames, type SetCookie } from '#web/server/cookies.ts';
import { createServerCall } from '#web/server/server-call.ts';
import { createRefresher, createSession } from '#web/server/session.ts';
import { createTransport, type Transport } from '#web/server/transport.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-23T09:00:00Z');

let app: FastifyInstance;
let transport: Transport;
let refreshes: string[];
let logouts: string[];
let refusal: number | undefined;

/** An API that rotates refresh tokens, like the real one. */
beforeEach(() => {
  app = Fastify();
  refreshes = [];
  logouts = [];
  refusal = undefined;
  app.post<{ Body: { refresh_token: string } }>('/api/auth/refresh', async (request, reply) => {
    refreshes.push(request.body.refresh_token);
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (refusal) {
      const extensions = { code: refusal === 401 ? 'INVALID_CREDENTIALS' : 'SERVICE_UNAVAILABLE' };
      return reply.code(refusal).send({ errors: [{ message: 'no', extensions }] });
    }
    const n = refreshes.length;
    return { data: { access_token: `access-${n}`, refresh_token: `next-${n}`, expires: 900_000 } };
  });
  app.post<{ Body: { refresh_token: string } }>('/api/auth/logout', async (request, reply) => {
    logouts.push(request.body.refresh_token);
    return reply.code(204).send();
  });
  app.get('/api/users/me', async (request) => ({
    data: { id: request.headers.authorization ?? 'nobody' },
  }));
  transport = createTransport(app, '/api');
});
afterEach(() => app.close());

function visitor(cookies: Record<string, string>, refresh = createRefresher(transport)) {
  const set: { name: string; value: string; options: Parameters<SetCookie>[2] }[] = [];
  const session = createSession({
    cookies,
    transport,
    refresh,
    remoteAddress: '192.0.2.7',
    now: () => NOW,
    setCookie: (name, value, options) => set.push({ name, value, options }),
  });
  const call = createServerCall({
    transport,
    session,
    publicToken: 'public-token',
    cookies,
    setCookie: (name, value, options) => set.push({ name, value, options }),
    remoteAddress: '192.0.2.7',
    language: 'de',
  });
  return { session, call, set };
}

const cookiesOf = (expiresAt: number) => ({
  [cookieNames.access]: 'access-0',
  [cookieNames.refresh]: 'refresh-0',
  [cookieNames.expires]: String(expiresAt),
});

describe('the session of a visitor', () => {
  test('a token that is still valid is not refreshed', async () => {
    const { session } = visitor(cookiesOf(NOW + 10 * MINUTE));
    expect(await session.accessToken()).toBe('access-0');
    expect(refreshes).toEqual([]);
  });

  test('a token that expires within 30 seconds is refreshed before the request', async () => {
    const { call, set } = visitor(cookiesOf(NOW + 20_000));
    const answer = await call('GET /users/me');
    expect(answer).toMatchObject({ ok: true, data: { id: 'Bearer access-1' } });
    expect(Object.fromEntries(set.map(({ name, value }) => [name, value]))).toMatchObject({
      [cookieNames.access]: 'access-1',
      [cookieNames.refresh]: 'next-1',
      [cookieNames.expires]: String(NOW + 900_000),
    });
  });

  test('twenty requests with the same old cookie share one refresh', async () => {
    const refresh = createRefresher(transport);
    const people = Array.from({ length: 20 }, () => visitor(cookiesOf(NOW - MINUTE), refresh));
    const tokens = await Promise.all(people.map(({ session }) => session.accessToken()));
    expect(new Set(tokens)).toEqual(new Set(['access-1']));
    expect(refreshes).toEqual(['refresh-0']);
  });

  test('a refused refresh ends the session, and the call is made without it', async () => {
    refusal = 401;
    const { call, set } = visitor(cookiesOf(NOW - MINUTE));
    const answer = await call('GET /users/me', { as: 'public' });
    expect(answer).toMatchObject({ ok: true, data: { id: 'Bearer public-token' } });
    expect(set).toHaveLength(3);
    expect(set.every(({ options }) => options.maxAge === 0)).toBe(true);
  });

  test('an unreachable API does not end the session', async () => {
    refusal = 503;
    const { call, set } = visitor(cookiesOf(NOW - MINUTE));
    const answer = await call('GET /users/me');
    expect(answer).toMatchObject({ ok: false, status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(set).toEqual([]);
  });

  test('a session that cannot be refreshed right now does not close what is public', async () => {
    refusal = 503;
    const { call, set } = visitor(cookiesOf(NOW - MINUTE));
    const answer = await call('GET /users/me', { as: 'public' });
    expect(answer).toMatchObject({ ok: true, data: { id: 'Bearer public-token' } });
    expect(set).toEqual([]);
  });

  test('an API that was away is asked again at once, by the same session', async () => {
    const refresh = createRefresher(transport);
    refusal = 503;
    const first = visitor(cookiesOf(NOW - MINUTE), refresh);
    await expect(first.session.accessToken()).rejects.toThrow('SERVICE_UNAVAILABLE');
    refusal = undefined;
    const second = visitor(cookiesOf(NOW - MINUTE), refresh);
    expect(await second.session.accessToken()).toBe('access-2');
    expect(refreshes).toEqual(['refresh-0', 'refresh-0']);
  });

  test('logging out ends the session at the API and clears every cookie', async () => {
    const { session, set } = visitor(cookiesOf(NOW + 10 * MINUTE));
    await session.end();
    expect(logouts).toEqual(['refresh-0']);
    expect(set).toHaveLength(3);
    expect(
      set.every(
        ({ name, options }) =>
          name.startsWith('__Host-') &&
          options.secure &&
          options.path === '/' &&
          options.maxAge === 0,
      ),
    ).toBe(true);
    expect(await session.accessToken()).toBeUndefined();
  });
});

describe('a login with a provider', () => {
  const SESSION = '__Host-directus_session_token';
  const REFRESH = '__Host-directus_refresh_token';
  const named = (set: ReturnType<typeof visitor>['set']) =>
    Object.fromEntries(set.map(({ name, value, options }) => [name, { value, ...options }]));

  test('ends the session and waits for that of the API', async () => {
    const { session, set } = visitor(cookiesOf(NOW + 10 * MINUTE));
    await session.leaveToProvider();
    expect(logouts).toEqual(['refresh-0']);
    expect(named(set)).toMatchObject({
      [cookieNames.access]: { value: '', maxAge: 0 },
      [cookieNames.provider]: { value: '1', maxAge: 360, httpOnly: true, secure: true },
    });
  });

  test.each([SESSION, REFRESH])('takes over the session in %s, once', async (name) => {
    const { session, set } = visitor({ [cookieNames.provider]: '1', [name]: 'opened' });
    expect(await session.accessToken()).toBe('access-1');
    expect(refreshes).toEqual(['opened']);
    expect(named(set)).toMatchObject({
      [cookieNames.refresh]: { value: 'next-1' },
      [cookieNames.provider]: { value: '', maxAge: 0 },
      [SESSION]: { value: '', maxAge: 0 },
      [REFRESH]: { value: '', maxAge: 0 },
    });
  });

  test('that nobody began leaves the cookies of the API alone', async () => {
    const { session, set } = visitor({ [SESSION]: 'of the console' });
    expect(await session.accessToken()).toBeUndefined();
    expect([refreshes, set]).toEqual([[], []]);
  });

  test('that has failed is forgotten, and a later session of the console stays', async () => {
    const { session, set } = visitor({ [cookieNames.provider]: '1' });
    expect(await session.accessToken()).toBeUndefined();
    session.forget();
    expect(named(set)).toMatchObject({ [cookieNames.provider]: { value: '', maxAge: 0 } });
    expect(named(set)).not.toHaveProperty([SESSION]);
  });

  test('is not lost while the API is away', async () => {
    refusal = 503;
    const { session, set } = visitor({ [cookieNames.provider]: '1', [SESSION]: 'opened' });
    await expect(session.accessToken()).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect(set).toEqual([]);
  });
});

describe('a bearer', () => {
  const sent = async (cookies: Record<string, string>, as?: 'person' | 'public' | 'none') => {
    const { call } = visitor(cookies);
    const answer = await call('GET /users/me', as ? { as } : {});
    return answer.ok ? answer.data.id : answer.status;
  };
  const expired = {
    [cookieNames.access]: 'access-0',
    [cookieNames.expires]: String(NOW - MINUTE),
  };

  test("is the person's while it has not expired, else the site's where the call allows it", async () => {
    const own = cookiesOf(NOW + 10 * MINUTE);
    expect(await sent(own)).toBe('Bearer access-0');
    expect(await sent(own, 'public')).toBe('Bearer access-0');
    expect(await sent(own, 'none')).toBe('nobody');
    for (const cookies of [{}, expired]) {
      expect(await sent(cookies)).toBe('nobody');
      expect(await sent(cookies, 'public')).toBe('Bearer public-token');
      expect(await sent(cookies, 'none')).toBe('nobody');
    }
  });

  test.each(['in this process', 'over HTTP'])(
    'a login carries the cookie of a known device there and back, %s',
    async (where) => {
      const device = { name: cookieNames.device, value: 'a.1.known' };
      app.post('/api/auth/login', async ({ headers }, reply) =>
        reply
          .header('set-cookie', `${device.name}=${device.value}; Max-Age=60; Path=/; Secure`)
          .send({ data: { expires: 1, access_token: headers.cookie ?? 'none' } }),
      );
      if (where === 'over HTTP') {
        transport = createTransport(app, `${await app.listen({ port: 0 })}/api`);
      }
      const body = { email: 'ida@example.com', password: 'x' };
      const logIn = async (cookies: Record<string, string>) => {
        const { call, set } = visitor(cookies);
        return { answer: await call('POST /auth/login', { body, as: 'none' }), set };
      };
      const first = await logIn({});
      expect(first.answer).toMatchObject({ data: { access_token: 'none' } });
      expect(first.set).toMatchObject([{ ...device, options: { maxAge: 60, httpOnly: true } }]);
      const { answer } = await logIn({ [device.name]: device.value, other: 'x' });
      expect(answer).toMatchObject({ data: { access_token: `${device.name}=${device.value}` } });
    },
  );

  test('goes to the API at the configured address, with the address of the visitor', async () => {
    app.get('/api/users/:id', async ({ headers }) => ({
      data: { id: `${headers.authorization} ${headers['x-forwarded-for']}` },
    }));
    transport = createTransport(app, `${await app.listen({ port: 0 })}/api`);
    const { call } = visitor(cookiesOf(NOW + 10 * MINUTE));
    const answer = await call('GET /users/:id', { params: { id: '7' } });
    expect(answer).toMatchObject({ ok: true, data: { id: 'Bearer access-0 192.0.2.7' } });
    const refreshed = visitor(cookiesOf(NOW - MINUTE));
    expect(await refreshed.session.accessToken()).toBe('access-1');
  });
});
