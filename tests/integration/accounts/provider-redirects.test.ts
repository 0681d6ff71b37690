import { describe, expect, test } from 'vitest';
import { attemptId, sealAttempt } from '#modules/accounts/login/providers/attempts.ts';
import { LINK_SECRET, outcomeOf, PUBLIC_URL } from '../../support/api.ts';
import { cookiesOf, LISTED, locationOf, withProviderLogin } from '../../support/provider-login.ts';
import { providedPerson } from '../../support/servers/identity-provider.ts';

const { begin, visit, comeBack, login } = await withProviderLogin();

describe('check 31: a login leads only where it may', () => {
  const evil = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    `${PUBLIC_URL}@evil.example`,
    `https://ok@${new URL(PUBLIC_URL).host}`,
    `${PUBLIC_URL}.evil.example/`,
    'http://localhost:3001/',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/app/..//evil.example',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '/app/\r\nset-cookie: a=b',
    '/app/%0d%0aset-cookie: a=b',
    '/\tevil.example',
    ' //evil.example',
    '/ä',
    '',
    'app/',
    `${LISTED}/more`,
    LISTED.replace('https', 'http'),
    `/${'x'.repeat(1_500)}`,
  ];
  const refused = [400, 'INVALID_PAYLOAD'];

  test.each(evil)('not to %.40s, at the start', async (redirect) => {
    const answer = await begin(redirect);
    expect(outcomeOf(answer)).toEqual(refused);
    expect(answer.headers.location).toBeUndefined();
    // Neither on the path of an error.
    expect(outcomeOf(await begin(redirect, 'away'))).toEqual(refused);
  });

  test.each(evil)('not to %.40s, named at the callback', async (redirect) => {
    const { back, cookies } = await visit(providedPerson());
    const asked = `${back}&${new URLSearchParams({ redirect })}`;
    const answer = await comeBack({ back: asked, cookies });
    expect(outcomeOf(answer)).toEqual(refused);
    expect(cookiesOf(answer)).toEqual({});
  });

  test.each(evil)('not to %.40s, sealed into an attempt', async (redirect) => {
    const state = 'known';
    const id = attemptId({ state });
    const sealed = sealAttempt(LINK_SECRET, id, {
      provider: 'firma',
      redirect,
      nonce: 'nonce',
      codeVerifier: 'verifier',
      expiresAt: Date.now() + 60_000,
    });
    const cookies = { [`__Host-login-${id}`]: sealed };
    for (const answer of ['code=1', 'error=access_denied']) {
      const back = `/auth/login/firma/callback?state=${state}&${answer}`;
      expect(outcomeOf(await comeBack({ back, cookies }))).toEqual(refused);
    }
  });

  test.each([
    ['/app/', `${PUBLIC_URL}/app/`],
    ['/login/?redirect=%2Fapp%2F', `${PUBLIC_URL}/login/?redirect=%2Fapp%2F`],
    [`${PUBLIC_URL}/en/app/`, `${PUBLIC_URL}/en/app/`],
    [LISTED, LISTED],
    [`${LISTED}?from=us`, `${LISTED}?from=us`],
  ])('but to %j', async (redirect, target) => {
    expect(locationOf(await login(providedPerson(), { redirect }))).toBe(target);
  });

  test('the list of one provider is not that of another', async () => {
    expect(outcomeOf(await begin(LISTED, 'cookie'))).toEqual(refused);
  });

  test('a failure leads there without the query', async () => {
    const answer = await login(undefined, { redirect: `${LISTED}?token=1#part` });
    expect(locationOf(answer)).toBe(`${LISTED}?reason=INVALID_CREDENTIALS`);
  });
});
