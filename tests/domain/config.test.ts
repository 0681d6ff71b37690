import { describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { sampleOperator } from '#domain/site/operator.ts';
import { inProduction } from '#tests/support/servers/operator.ts';

const secret = 'x'.repeat(32);
const needed = {
  DATABASE_URL: 'postgres://localhost/x',
  TOKEN_SECRET: secret,
  LINK_SECRET: secret,
  PERSON_KEY_SECRET: secret,
};
const apiBaseOf = (API_BASE?: string) =>
  parseConfig({ ...needed, ...(API_BASE !== undefined && { API_BASE }) }).apiBase;

describe('where the site finds the API', () => {
  test.each([
    [undefined, '/api'],
    ['', '/api'],
    ['/api/', '/api'],
    ['http://api.internal:3000/api/', 'http://api.internal:3000/api'],
    ['https://api.example', 'https://api.example'],
  ])('%s is %s', (given, base) => {
    expect(apiBaseOf(given)).toBe(base);
  });

  test.each(['api', '//evil.example/api', 'ftp://api.example', 'http://', '/a b'])(
    '%s is refused',
    (given) => {
      expect(() => apiBaseOf(given)).toThrow('API_BASE: is a path or an http(s) address');
    },
  );
});

describe('the tag manager', () => {
  const addressOf = (env: Record<string, string>) => parseConfig({ ...needed, ...env }).tagManager;

  test('is off unless an id names a container', () => {
    expect(addressOf({})).toBeUndefined();
    expect(addressOf({ TAG_MANAGER_ID: '' })).toBeUndefined();
    expect(addressOf({ TAG_MANAGER_ORIGIN: 'https://tags.example' })).toBeUndefined();
  });

  test('comes from its origin', () => {
    const id = { TAG_MANAGER_ID: 'GTM-ABC123' };
    expect(addressOf(id)).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
    const own = { ...id, TAG_MANAGER_ORIGIN: 'https://tags.example' };
    expect(addressOf(own)).toBe('https://tags.example/gtm.js?id=GTM-ABC123');
  });

  test('an id with other characters is refused', () => {
    expect(() => addressOf({ TAG_MANAGER_ID: 'GTM&x=<b>' })).toThrow('TAG_MANAGER_ID: is no id');
  });
});

describe('the price of the formation package', () => {
  const pricesOf = (env: Record<string, string>) =>
    parseConfig({ ...needed, ...env }).packagePrices;

  test('has two positions, whose sum is the price the site names', () => {
    expect(pricesOf({})).toEqual({ serviceNetCents: 49_900, lawFirmNetCents: 30_000 });
    const other = { PACKAGE_SERVICE_NET_CENTS: '39900', PACKAGE_LAW_FIRM_NET_CENTS: '40000' };
    expect(pricesOf(other)).toEqual({ serviceNetCents: 39_900, lawFirmNetCents: 40_000 });
  });

  test.each([
    ['PACKAGE_SERVICE_NET_CENTS', '49901'],
    ['PACKAGE_LAW_FIRM_NET_CENTS', '0'],
    ['PACKAGE_SERVICE_NET_CENTS', '-1'],
    ['PACKAGE_LAW_FIRM_NET_CENTS', '300.5'],
  ])('%s=%s is refused', (name, value) => {
    expect(() => pricesOf({ [name]: value })).toThrow(/PACKAGE_\w+_NET_CENTS/);
  });
});

test('the address to listen on is this machine alone in the demo, unless HOST names another', () => {
  expect(parseConfig(needed).host).toBe('127.0.0.1');
  expect(parseConfig({ ...needed, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  expect(() => parseConfig({ ...needed, HOST: 'localhost' })).toThrow('HOST: is no IP address');
});

describe('check 10: production is refused', () => {
  const [one, two, three] = ['k7Qz', 'Xw3p', 'r9Lm'].map((part) =>
    Array.from({ length: 10 }, (_, at) => `${part}${at}`).join(''),
  );
  const sound = {
    ...inProduction,
    DATABASE_URL: 'postgres://localhost/x',
    TEMPORAL_ADDRESS: 'localhost:7233',
    SMTP_URL: 'smtp://localhost',
    TRUSTED_PROXIES: '127.0.0.1',
    TOKEN_SECRET: one,
    LINK_SECRET: two,
    PERSON_KEY_SECRET: three,
  };
  const refusal = (unfit: Record<string, string>) => {
    try {
      return void parseConfig({ ...sound, ...unfit });
    } catch (error) {
      return (error as Error).message.split('\n').slice(1).toSorted();
    }
  };

  test('not where everything is given', () => expect(refusal({})).toBeUndefined());

  test('with secrets, limits and proxies that are fit for a demo only', () => {
    const unfit = {
      TOKEN_SECRET: `demo-${'x'.repeat(40)}`,
      LINK_SECRET: 'short',
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: 'all',
    };
    expect(refusal(unfit)).toEqual([
      'LINK_SECRET: needs 32 characters or more',
      'RATE_LIMITS: must not be off in production',
      'TOKEN_SECRET: is a secret of the demo',
      'TRUSTED_PROXIES: is a number of proxies, or their addresses and networks separated by commas',
    ]);
  });

  test('without whom we rely on, where drafts do not wait for our identification', () => {
    const needed = (gate: string) => [
      `IDENTIFICATION_RELIANCE: is needed with IDENTIFICATION=${gate}`,
    ];
    expect(refusal({ IDENTIFICATION: 'drafts' })).toBeUndefined();
    expect(refusal({ IDENTIFICATION: 'off' })).toEqual(needed('off'));
    const reliance = JSON.stringify({ party: 'Kanzlei Kern', agreedOn: '2026-01-31' });
    const relied = { IDENTIFICATION: 'appointment', IDENTIFICATION_RELIANCE: reliance };
    expect(refusal({ IDENTIFICATION: 'appointment' })).toEqual(needed('appointment'));
    expect(refusal(relied)).toBeUndefined();
    const provider = { name: 'ident', label: 'Ident', clientId: 'x', clientSecret: 'y' };
    const plain = JSON.stringify([{ ...provider, issuer: 'http://ident.example' }]);
    expect(refusal({ IDENTIFICATION_PROVIDERS: plain })).toEqual([
      'IDENTIFICATION_PROVIDERS: needs issuers with https in production',
    ]);
  });

  test('with the sample operator, plain http, or secrets that are equal or trivial', () => {
    const unfit = {
      PUBLIC_URL: 'http://kanzlei.example',
      OPERATOR: JSON.stringify({ ...sampleOperator, sample: false }),
      MAIL_FROM: 'Siebenschritt <post@siebenschritt.example>',
      TRUSTED_PROXIES: '9',
      LINK_SECRET: sound.TOKEN_SECRET ?? '',
      PERSON_KEY_SECRET: 'ab'.repeat(16),
    };
    expect(refusal(unfit)).toEqual([
      'LINK_SECRET: is the same as another secret',
      'MAIL_FROM: is the sample',
      'OPERATOR: is the sample',
      'PERSON_KEY_SECRET: is too simple',
      'PUBLIC_URL: has to begin with https://',
      'TOKEN_SECRET: is the same as another secret',
      'TRUSTED_PROXIES: is a high number: name the networks of the proxies',
    ]);
  });
});
