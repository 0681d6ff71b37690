import { describe, expect, test } from 'vitest';
import { cookieNames } from '#web/server/cookies.ts';
import { createRefresher } from '#web/server/session.ts';
import { createTransport } from '#web/server/transport.ts';
import {
  cookiesOf,
  MINUTE,
  NOW,
  refused,
  visitor,
  withActedApi,
} from '../../support/acted-session.ts';

const acted = withActedApi();
/** The refresh tokens that were used up. */
const refreshes = () =>
  acted.asked.filter((line) => line.startsWith('refresh')).map((line) => line.slice(8));

describe('the session of a visitor', () => {
  test('a token that is still valid is not refreshed', async () => {
    const { session } = visitor(acted, cookiesOf(NOW + 10 * MINUTE));
    expect(await session.accessToken()).toBe('access-0');
    expect(refreshes()).toEqual([]);
  });

  test('a token that expires within 30 seconds is refreshed before the request', async () => {
    const { call, set } = visitor(acted, cookiesOf(NOW + 20_000));
    const answer = await call('GET /users/me');
    expect(answer).toMatchObject({ ok: true, data: { id: 'Bearer access-1' } });
    expect(Object.fromEntries(set)).toMatchObject({
      [cookieNames.access]: { value: 'access-1' },
      [cookieNames.refresh]: { value: 'refresh-1' },
      [cookieNames.expires]: { value: String(NOW + 900_000) },
    });
  });

  test('twenty requests with the same old cookie share one refresh', async () => {
    const refresh = createRefresher(acted.transport);
    const people = Array.from({ length: 20 }, () =>
      visitor(acted, cookiesOf(NOW - MINUTE), refresh),
    );
    const tokens = await Promise.all(people.map(({ session }) => session.accessToken()));
    expect(new Set(tokens)).toEqual(new Set(['access-1']));
    expect(refreshes()).toEqual(['refresh-0']);
  });

  test('a refused refresh ends the session, and the call is made without it', async () => {
    acted.refusal = refused(401, 'INVALID_CREDENTIALS');
    const { call, cleared } = visitor(acted, cookiesOf(NOW - MINUTE));
    const answer = await call('GET /users/me', { as: 'public' });
    expect(answer).toMatchObject({ ok: true, data: { id: 'Bearer public-token' } });
    expect(cleared()).toBe(true);
  });

  test('a session that cannot be refreshed right now does not close what is public', async () => {
    acted.refusal = refused(503);
    const { call, set } = visitor(acted, cookiesOf(NOW - MINUTE));
    const answer = await call('GET /users/me', { as: 'public' });
    expect(answer).toMatchObject({ ok: true, data: { id: 'Bearer public-token' } });
    expect(set.size).toBe(0);
  });

  test('an API that was away is asked again at once, by the same session', async () => {
    const refresh = createRefresher(acted.transport);
    acted.refusal = refused(503);
    const first = visitor(acted, cookiesOf(NOW - MINUTE), refresh);
    await expect(first.session.accessToken()).rejects.toThrow('SERVICE_UNAVAILABLE');
    acted.refusal = undefined;
    const second = visitor(acted, cookiesOf(NOW - MINUTE), refresh);
    expect(await second.session.accessToken()).toBe('access-2');
    expect(refreshes()).toEqual(['refresh-0', 'refresh-0']);
  });

  test('logging out ends the session at the API and clears every cookie', async () => {
    const { session, cleared } = visitor(acted, cookiesOf(NOW + 10 * MINUTE));
    await session.end();
    expect(acted.asked).toEqual(['logout refresh-0']);
    expect(cleared()).toBe(true);
    expect(await session.accessToken()).toBeUndefined();
  });
});

describe('a login with a provider', () => {
  const SESSION = '__Host-directus_session_token';
  const REFRESH = '__Host-directus_refresh_token';
  test('ends the session and waits for that of the API', async () => {
    const { session, set } = visitor(acted, cookiesOf(NOW + 10 * MINUTE));
    await session.leaveToProvider();
    expect(acted.asked).toEqual(['logout refresh-0']);
    expect(Object.fromEntries(set)).toMatchObject({
      [cookieNames.access]: { value: '', maxAge: 0 },
      [cookieNames.provider]: { value: '1', maxAge: 360, httpOnly: true, secure: true },
    });
  });

  test.each([SESSION, REFRESH])('takes over the session in %s, once', async (name) => {
    const { session, set } = visitor(acted, { [cookieNames.provider]: '1', [name]: 'opened' });
    expect(await session.accessToken()).toBe('access-1');
    expect(refreshes()).toEqual(['opened']);
    expect(Object.fromEntries(set)).toMatchObject({
      [cookieNames.refresh]: { value: 'refresh-1' },
      [cookieNames.provider]: { value: '', maxAge: 0 },
      [SESSION]: { value: '', maxAge: 0 },
      [REFRESH]: { value: '', maxAge: 0 },
    });
  });

  test('that nobody began leaves the cookies of the API alone', async () => {
    const { session, set } = visitor(acted, { [SESSION]: 'of the console' });
    expect(await session.accessToken()).toBeUndefined();
    expect([refreshes(), set.size]).toEqual([[], 0]);
  });

  test('that has failed is forgotten, and a later session of the console stays', async () => {
    const { session, set } = visitor(acted, { [cookieNames.provider]: '1' });
    expect(await session.accessToken()).toBeUndefined();
    session.forget();
    expect(Object.fromEntries(set)).toMatchObject({
      [cookieNames.provider]: { value: '', maxAge: 0 },
    });
    expect(Object.fromEntries(set)).not.toHaveProperty([SESSION]);
  });

  test('is not lost while the API is away', async () => {
    acted.refusal = refused(503);
    const { session, set } = visitor(acted, { [cookieNames.provider]: '1', [SESSION]: 'opened' });
    await expect(session.accessToken()).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect(set.size).toBe(0);
  });
});

describe('a bearer', () => {
  const sent = async (cookies: Record<string, string>, as?: 'person' | 'public' | 'none') => {
    const { call } = visitor(acted, cookies);
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
      if (where === 'over HTTP') {
        acted.transport = createTransport(acted.app, `${await acted.app.listen({ port: 0 })}/api`);
      }
      const body = { email: 'ida@example.com', password: 'x' };
      const { call, set } = visitor(acted, {});
      await call('POST /auth/login', { body, as: 'none' });
      const device = { value: 'a.1.known', maxAge: 60, httpOnly: true };
      expect(set.get(cookieNames.device)).toMatchObject(device);
      const known = visitor(acted, { [cookieNames.device]: device.value, other: 'x' });
      await known.call('POST /auth/login', { body, as: 'none' });
      expect(acted.asked).toEqual(['login', `login ${cookieNames.device}=${device.value}`]);
    },
  );

  test('goes to the API at the configured address, with the address of the visitor', async () => {
    acted.app.get('/api/users/:id', async ({ headers }) => ({
      data: { id: `${headers.authorization} ${headers['x-forwarded-for']}` },
    }));
    acted.transport = createTransport(acted.app, `${await acted.app.listen({ port: 0 })}/api`);
    const { call } = visitor(acted, cookiesOf(NOW + 10 * MINUTE));
    const answer = await call('GET /users/:id', { params: { id: '7' } });
    expect(answer).toMatchObject({ ok: true, data: { id: 'Bearer access-0 192.0.2.7' } });
    const refreshed = visitor(acted, cookiesOf(NOW - MINUTE));
    expect(await refreshed.session.accessToken()).toBe('access-1');
  });
});
