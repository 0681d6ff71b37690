import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { attemptId } from '#modules/accounts/login/providers/attempts.ts';
import { outcomeOf, PUBLIC_URL, startApi, type TestApi } from '../../support/api.ts';
import {
  callbackOf,
  cookiesOf,
  failed,
  locationOf,
  unusedPort,
  withProviderLogin,
} from '../../support/provider-login.ts';
import { rowsOf } from '../../support/rows.ts';
import {
  CLIENT,
  type IdentityProvider,
  identityProvider,
  type ProvidedPerson,
  providedPerson,
  visitProvider,
} from '../../support/servers/identity-provider.ts';

const { api, begin, visit, comeBack, login } = await withProviderLogin();
afterEach(() => {
  vi.useRealTimers();
});

const usersAt = ({ email }: ProvidedPerson) =>
  rowsOf(api.connection.db, 'users', { email: String(email) });

describe('an answer of the provider that was not asked for', () => {
  const toLogin = failed('INVALID_CREDENTIALS', '/login/');
  const none = { cookies: {} };

  test('with a made-up state is refused', async () => {
    const { back, cookies } = await visit(providedPerson());
    const forged = back.replace(/state=[^&]+/, 'state=made-up');
    const answer = await comeBack({ back: forged, cookies });
    expect(locationOf(answer)).toBe(toLogin);
    expect(cookiesOf(answer)).toEqual({});
  });

  test('in another browser is refused, with no cookie or with that of its own attempt', async () => {
    const { back } = await visit(providedPerson());
    expect(locationOf(await comeBack({ back, ...none }))).toBe(toLogin);
    const { cookies } = await visit(providedPerson());
    expect(locationOf(await comeBack({ back, cookies }))).toBe(toLogin);
    // The cookie under the name that the state asks for: it is sealed with its own.
    const state = new URLSearchParams(back.split('?')[1]).get('state') ?? '';
    const renamed = { [`__Host-login-${attemptId({ state })}`]: Object.values(cookies)[0] ?? '' };
    expect(locationOf(await comeBack({ back, cookies: renamed }))).toBe(toLogin);
  });

  test('is accepted once: the cookie goes, and the provider takes no code twice', async () => {
    const person = providedPerson();
    const { back, cookies } = await visit(person);
    const first = await comeBack({ back, cookies });
    const [name = ''] = Object.keys(cookies);
    expect(first.cookies.find((cookie) => cookie.name === name)).toMatchObject({
      value: '',
      maxAge: 0,
    });
    expect(locationOf(await comeBack({ back, ...none }))).toBe(toLogin);
    const replayed = await comeBack({ back, cookies });
    expect(locationOf(replayed)).toBe(failed('INVALID_TOKEN'));
    expect(cookiesOf(replayed)).toEqual({});
  });

  test('after more than five minutes is refused', async () => {
    const { back, cookies } = await visit(providedPerson());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1 });
    expect(locationOf(await comeBack({ back, cookies }))).toBe(toLogin);
  });

  test('at the callback of another provider is refused', async () => {
    const { back, cookies } = await visit(providedPerson());
    const elsewhere = back.replace('/firma/', '/cookie/');
    expect(locationOf(await comeBack({ back: elsewhere, cookies }))).toBe(toLogin);
  });

  test.each([
    ['nonce', 'INVALID_CREDENTIALS'],
    ['code_challenge', 'INVALID_TOKEN'],
  ])('with another %s is refused', async (name, reason) => {
    const person = providedPerson();
    const change = (address: string) => {
      const url = new URL(address);
      url.searchParams.set(name, 'x'.repeat(43));
      return url.href;
    };
    const answer = await login(person, { change });
    expect(locationOf(answer)).toBe(failed(reason));
    expect(await usersAt(person)).toEqual([]);
  });

  test('from another issuer is refused', async () => {
    const { back, cookies } = await visit(providedPerson());
    const mixed = back.replace(/iss=[^&]+/, `iss=${encodeURIComponent('https://evil.example')}`);
    expect(mixed).not.toBe(back);
    expect(locationOf(await comeBack({ back: mixed, cookies }))).toBe(
      failed('INVALID_CREDENTIALS'),
    );
  });
});

describe('a login that fails at the provider', () => {
  test('is over when the person cancels it', async () => {
    const answer = await login(undefined);
    expect(locationOf(answer)).toBe(failed('INVALID_CREDENTIALS'));
  });

  test('says so when the provider does not accept us', async () => {
    const answer = await login(providedPerson(), { name: 'mistaken' });
    expect(locationOf(answer)).toBe(failed('SERVICE_UNAVAILABLE'));
  });

  test('says so when the provider is away: 503, or by the reason to a page', async () => {
    const answer = await begin(undefined, 'away');
    expect(outcomeOf(answer)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBeTruthy();
    const redirected = await begin('/en/login/?redirect=%2Fen%2Fapp%2F', 'away');
    expect(locationOf(redirected)).toBe(failed('SERVICE_UNAVAILABLE', '/en/login/'));
    expect(redirected.cookies).toEqual([]);
  });

  test('logs neither codes nor secrets nor addresses', async () => {
    const person = providedPerson();
    const { back, cookies } = await visit(person);
    await comeBack({ back, cookies });
    await comeBack({ back, cookies });
    const code = new URLSearchParams(back.split('?')[1]).get('code') ?? 'none';
    const secrets = [code, CLIENT.clientSecret, String(person.email), Object.values(cookies)[0]];
    const logged = api.logged();
    expect(logged).toContain('"provider":"firma"');
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });
});

describe('a provider that fails', () => {
  let own: TestApi;
  let failing: IdentityProvider;
  afterEach(async () => {
    await own?.close();
    await failing?.close();
  });

  const apiWith = (issuer: string) => {
    const provider = { name: 'failing', label: 'Failing', issuer, ...CLIENT };
    return startApi({ LOGIN_PROVIDERS: JSON.stringify([provider]) });
  };
  const visitFailing = async () => {
    const begun = await own.call('GET', '/auth/login/failing?redirect=/app/');
    const back = await visitProvider(failing, locationOf(begun));
    return { path: back.slice(`${PUBLIC_URL}/api`.length), cookies: cookiesOf(begun) };
  };

  test('between the click and the answer is a reason, not a failure of ours', async () => {
    failing = await identityProvider([callbackOf('failing')]);
    own = await apiWith(failing.issuer);
    const { path, cookies } = await visitFailing();
    await failing.close();
    const answer = await own.call('GET', path, { cookies });
    expect(locationOf(answer)).toBe(failed('SERVICE_UNAVAILABLE'));
  });

  test('at the first login is asked again at the next', async () => {
    const port = await unusedPort();
    own = await apiWith(`http://localhost:${port}`);
    expect((await own.call('GET', '/auth/login/failing')).statusCode).toBe(503);
    failing = await identityProvider([callbackOf('failing')], port);
    const { path, cookies } = await visitFailing();
    expect(locationOf(await own.call('GET', path, { cookies }))).toBe(`${PUBLIC_URL}/app/`);
  });

  test('by not answering is given up after some seconds', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, resolve));
    const { port } = silent.address() as AddressInfo;
    own = await apiWith(`http://localhost:${port}`);
    const started = performance.now();
    const answer = await own.call('GET', '/auth/login/failing?redirect=/app/');
    expect(locationOf(answer)).toBe(failed('SERVICE_UNAVAILABLE'));
    expect(performance.now() - started).toBeLessThan(7_000);
    silent.close();
  });

  test('by an id token that it has not signed opens nothing', async () => {
    failing = await identityProvider([callbackOf('failing')]);
    failing.otherKeys = true;
    own = await apiWith(failing.issuer);
    const { path, cookies } = await visitFailing();
    const answer = await own.call('GET', path, { cookies });
    expect(locationOf(answer)).toBe(failed('INVALID_CREDENTIALS'));
    expect(cookiesOf(answer)).toEqual({});
  });
});

test('one client may not have the provider asked more than 30 times a minute', async () => {
  const from = '192.0.2.31';
  const reasons: string[] = [];
  for (let tries = 0; tries < 31; tries += 1) {
    const begun = await begin('/app/');
    const state = new URL(locationOf(begun)).searchParams.get('state');
    const back = `/auth/login/firma/callback?error=access_denied&state=${state}`;
    const answer = await api.call('GET', back, { from, cookies: cookiesOf(begun) });
    reasons.push(new URL(locationOf(answer)).searchParams.get('reason') ?? '');
  }
  expect(reasons.slice(0, 30)).toEqual(Array(30).fill('INVALID_CREDENTIALS'));
  expect(reasons[30]).toBe('REQUESTS_EXCEEDED');
});
