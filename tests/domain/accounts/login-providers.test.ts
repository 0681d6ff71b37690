import { expect, test } from 'vitest';
import { parseConfig } from '#config';

const secret = 'x'.repeat(32);
const environment = {
  DATABASE_URL: 'postgres://localhost/none',
  TOKEN_SECRET: secret,
  LINK_SECRET: secret,
  PERSON_KEY_SECRET: secret,
};
const provider = {
  name: 'campus',
  label: 'Campus',
  issuer: 'http://login.campus.example',
  clientId: 'siebenschritt',
  clientSecret: 'very-secret',
};
const parse = (providers: unknown, more: Record<string, string> = {}) =>
  parseConfig({ ...environment, LOGIN_PROVIDERS: JSON.stringify(providers), ...more });

test('there are no login providers unless they are configured', () => {
  expect(parseConfig(environment).loginProviders).toEqual([]);
});

test('a provider needs only what nobody else can know', () => {
  expect(parse([provider]).loginProviders).toEqual([
    {
      ...provider,
      icon: null,
      scopes: 'openid email profile',
      mode: 'session',
      redirectAllowList: [],
    },
  ]);
});

test.each([
  ['a name that is no part of an address', [{ ...provider, name: 'Campus Köln' }]],
  ['the name of accounts with a password', [{ ...provider, name: 'default' }]],
  ['the same name twice', [provider, provider]],
  ['no address of an issuer', [{ ...provider, issuer: 'login.campus.example' }]],
  ['scopes without openid', [{ ...provider, scopes: 'email' }]],
  ['a mode that puts tokens into answers', [{ ...provider, mode: 'json' }]],
  ['a redirect to a script', [{ ...provider, redirectAllowList: ['javascript:alert(1)'] }]],
  ['a misspelt setting', [{ ...provider, redirectAllowlist: [] }]],
  ['no list', provider],
])('%s is refused, without repeating a secret', (_what, providers) => {
  let message = '';
  try {
    parse(providers);
  } catch (error) {
    message = String(error);
  }
  expect(message).toMatch(/^Error: The configuration is not usable\.\nLOGIN_PROVIDERS/);
  expect(message).not.toContain('very-secret');
});

test('production insists on https', () => {
  const production = { APP_MODE: 'production' };
  const fault = /LOGIN_PROVIDERS: needs issuers with https/;
  expect(() => parse([provider], production)).toThrow(fault);
  const safe = { ...provider, issuer: 'https://login.campus.example' };
  expect(() => parse([safe], production)).not.toThrow(fault);
});
