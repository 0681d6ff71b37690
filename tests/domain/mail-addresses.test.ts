import { expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { addressesIn } from '#mails/addresses.ts';

const pages = {
  foundation: 'foundation',
  certificate: 'notary-certificate',
  register: 'notary-register',
  verify: 'verify',
  login: 'login',
  forgot: 'password-forgotten',
  reset: 'password-reset',
  invite: 'invite',
  imprint: 'imprint',
} as const;

test.each(['de', 'en'] as const)('mails lead to pages that exist: %s', (language) => {
  const address = addressesIn('', language);
  for (const [name, page] of Object.entries(pages)) {
    const path = address(name as keyof typeof pages, 'abc').replace(/\/?$/, '/');
    expect(path).toBe(pathTo(page, language, { id: 'abc' }));
  }
});
