import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { action as logIn } from '#web/features/accounts/login.tsx';
import { servicesContext } from '#web/kit/session/context.ts';
import { requireLogin } from '#web/kit/session/guard.ts';
import { loader as loadApp } from '#web/layouts/app.tsx';
import { cookieNames } from '#web/server/cookies.ts';
import type { Services } from '#web/server/services.ts';
import { addSite } from '#web/server/site.ts';
import {
  visitor as actedVisitor,
  cookiesOf,
  MINUTE,
  NOW,
  refused,
  withActedApi,
} from '../../support/acted-session.ts';
import { siteOptions } from '../../support/site-options.ts';

/** What the specification (§ 4.3) says of sessions in the web app, against an API that is acted. */
const acted = withActedApi();
const founder = {
  id: '7',
  email: 'mia@example.com',
  first_name: 'Mia',
  last_name: null,
  phone: null,
  provider: 'default',
  role: { name: 'member' },
  terms_accepted_at: '2026-01-01',
};
beforeEach(() => {
  acted.me = [200, { data: founder }];
});

const expired = cookiesOf(NOW - MINUTE);
const valid = cookiesOf(NOW + 10 * MINUTE);

function visitor(cookies: Record<string, string>) {
  const visiting = actedVisitor(acted, cookies);
  const context = new RouterContextProvider();
  const { session, call } = visiting;
  context.set(servicesContext, { session, call } as Services);
  return { ...visiting, context };
}
type Visiting = ReturnType<typeof visitor>;

const url = new URL('http://localhost:3000/app/foundation/?show=40');

/** Runs the guard of the member area and returns what it answers or throws. */
async function guarded(
  { context }: Visiting,
  method = 'GET',
  page: () => Promise<Response> = async () => new Response('the page'),
) {
  const request = new Request(url, { method });
  const args = { context, request, url, params: {}, pattern: '/app/foundation/' };
  try {
    return await requireLogin(args as never, page as never);
  } catch (error) {
    return error;
  }
}

const locationOf = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : undefined;

async function submitLogin({ context }: Visiting, query = '') {
  const to = new URL(`http://localhost:3000/login/${query}`);
  const body = new URLSearchParams({ email: 'mia@example.com', password: 'gelbe Birne 7' });
  const request = new Request(to, { method: 'POST', body });
  return logIn({ context, request, url: to, params: {} } as never) as Promise<unknown>;
}

describe('a visitor', () => {
  test('is logged out when there is no access token, and nothing is asked', async () => {
    const visiting = visitor({});
    expect(locationOf(await guarded(visiting))).toBe(
      '/login/?redirect=%2Fapp%2Ffoundation%2F%3Fshow%3D40',
    );
    expect(acted.asked).toEqual([]);
  });

  test.each([
    ['absent', { [cookieNames.refresh]: 'refresh-0' }],
    ['past', expired],
  ])('whose access token is %s is refreshed before the page', async (_name, cookies) => {
    const visiting = visitor(cookies);
    const answer = (await guarded(visiting)) as Response;
    expect(await answer.text()).toBe('the page');
    expect(acted.asked).toEqual(['refresh refresh-0']);
    expect(visiting.set.get(cookieNames.access)?.value).toBe('access-1');
    expect(visiting.set.get(cookieNames.expires)?.value).toBe(String(NOW + 900_000));
  });
});

describe('a refresh that fails', () => {
  test.each([
    [401, 'INVALID_CREDENTIALS'],
    [403, 'INVALID_TOKEN'],
  ])(
    'with %i clears the session and leads to the login, with the way back',
    async (status, code) => {
      acted.refusal = refused(status, code);
      const visiting = visitor(expired);
      expect(locationOf(await guarded(visiting))).toBe(
        '/login/?redirect=%2Fapp%2Ffoundation%2F%3Fshow%3D40',
      );
      expect(visiting.cleared()).toBe(true);
      expect(visiting.failures).toEqual([{ status, code, ended: true }]);
    },
  );

  test.each([500, 502, 503, 429])('with %i keeps the session and says so', async (status) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    acted.refusal = refused(status);
    const visiting = visitor(expired);
    expect(await guarded(visiting)).toMatchObject({ init: { status: 503 } });
    expect(visiting.set.size).toBe(0);
    expect(visiting.failures).toEqual([{ status, code: 'SERVICE_UNAVAILABLE', ended: false }]);
  });

  test('by a time-out keeps the session and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const visiting = visitor(expired);
    expect(await guarded(visiting)).toMatchObject({ init: { status: 503 } });
    expect(visiting.set.size).toBe(0);
    expect(visiting.failures).toEqual([{ status: 0, code: 'UNREACHABLE', ended: false }]);
  });

  test('is asked for once per request, however many calls a page makes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    acted.refusal = refused(503);
    const { session } = visitor(expired);
    const tries = Array.from({ length: 5 }, () => session.accessToken());
    await Promise.allSettled(tries);
    await expect(session.accessToken()).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect(acted.asked).toEqual(['refresh refresh-0']);
  });
});

describe('a session that was ended elsewhere', () => {
  const readsMe = (visiting: Visiting) => async () => {
    await visiting.context.get(servicesContext).call('GET /users/me');
    return new Response('an error page');
  };

  test('leads to the login once a page asks the API', async () => {
    acted.me = refused(401, 'INVALID_CREDENTIALS');
    const visiting = visitor(valid);
    expect(locationOf(await guarded(visiting, 'GET', readsMe(visiting)))).toMatch(/^\/login\//);
    expect(visiting.cleared()).toBe(true);
  });

  test('takes no form away from somebody who sends it', async () => {
    acted.me = refused(401, 'INVALID_CREDENTIALS');
    const visiting = visitor(valid);
    const answer = (await guarded(visiting, 'POST', readsMe(visiting))) as Response;
    expect(await answer.text()).toBe('an error page');
  });
});

describe('a login', () => {
  test('ends the old session, stores tokens and expiry, and loads the user', async () => {
    const visiting = visitor(valid);
    expect(locationOf(await submitLogin(visiting, '?redirect=/app/settings/'))).toBe(
      '/app/settings/',
    );
    expect(acted.asked).toEqual(['login', 'logout refresh-0', 'me Bearer access-1']);
    const { set } = visiting;
    expect(set.get(cookieNames.access)?.value).toBe('access-1');
    expect(set.get(cookieNames.refresh)?.value).toBe('refresh-1');
    expect(set.get(cookieNames.expires)?.value).toBe(String(NOW + 900_000));
  });

  test('without an access token in the answer has failed', async () => {
    acted.loginAnswer = { expires: 900_000 };
    const visiting = visitor({});
    expect(await submitLogin(visiting)).toMatchObject({ data: { code: 'loginFailed' } });
    expect(visiting.set.has(cookieNames.access)).toBe(false);
  });

  test('goes on when the user cannot be fetched; that is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    acted.me = refused(503);
    const visiting = visitor({});
    expect(locationOf(await submitLogin(visiting))).toBe('/app/');
    expect(log).toHaveBeenCalledWith("Couldn't fetch user", 503, 'SERVICE_UNAVAILABLE');
    expect(visiting.set.get(cookieNames.access)?.value).toBe('access-1');
  });

  test.each([
    ['admin', 'adminLogin'],
    ['staff', 'staffLogin'],
    ['lawyer', 'staffLogin'],
  ])('of %s is refused, and the session ended', async (name, code) => {
    acted.me = [200, { data: { ...founder, role: { name } } }];
    const visiting = visitor({});
    expect(await submitLogin(visiting)).toMatchObject({ data: { code } });
    expect(acted.asked.at(-1)).toBe('logout refresh-1');
    expect(visiting.cleared()).toBe(true);
  });

  test('of an account without accepted terms leads to them first, and then on', async () => {
    acted.me = [200, { data: { ...founder, terms_accepted_at: null } }];
    expect(locationOf(await submitLogin(visitor({}), '?redirect=/app/settings/'))).toBe(
      '/login/terms/?redirect=%2Fapp%2Fsettings%2F',
    );
  });
});

describe('the member area', () => {
  const load = async ({ context }: Visiting) => {
    try {
      return await loadApp({ context, url, params: {}, request: new Request(url) } as never);
    } catch (error) {
      return error;
    }
  };

  test('opens without the user while they cannot be fetched; that is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    acted.me = refused(500, 'INTERNAL_SERVER_ERROR');
    const visiting = visitor(valid);
    expect(await load(visiting)).toEqual({ user: null, unread: 0 });
    expect(log).toHaveBeenCalledWith("Couldn't fetch user", 500, 'INTERNAL_SERVER_ERROR');
    expect(visiting.set.size).toBe(0);
  });

  test('turns an administrator away who came by another way, and ends the session', async () => {
    acted.me = [200, { data: { ...founder, role: { name: 'admin' } } }];
    const visiting = visitor(valid);
    expect(locationOf(await load(visiting))).toBe('/login/?reason=ADMIN_LOGIN');
    expect(acted.asked.at(-1)).toBe('logout refresh-0');
    expect(visiting.cleared()).toBe(true);
  });

  test('is closed to accounts that have not accepted the terms', async () => {
    acted.me = [200, { data: { ...founder, terms_accepted_at: null } }];
    expect(locationOf(await load(visitor(valid)))).toMatch(/^\/login\/terms\/\?redirect=/);
  });
});

describe('each start of a page', () => {
  async function site() {
    const page = async () => new Response('page', { headers: { 'content-type': 'text/html' } });
    await acted.app.register((scope) => addSite(scope, siteOptions, page, []));
    await acted.app.ready();
  }
  const cookies = cookiesOf(Date.now() - MINUTE);

  test('refreshes an expired session, whichever page it is', async () => {
    await site();
    const answer = await acted.app.inject({ url: '/register/', cookies });
    expect(acted.asked).toEqual(['refresh refresh-0']);
    const set = answer.cookies.map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(set)[cookieNames.access]).toBe('access-1');
  });

  test('shows public pages while the session cannot be refreshed', async () => {
    await site();
    acted.refusal = refused(503);
    const answer = await acted.app.inject({ url: '/register/', cookies });
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([200, 'page', []]);
  });

  test('asks nothing for visitors without a session', async () => {
    await site();
    await acted.app.inject({ url: '/register/' });
    expect(acted.asked).toEqual([]);
  });
});
