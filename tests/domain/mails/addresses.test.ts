import { expect, test } from 'vitest';
import { addressesIn, withFragment } from '#mails/addresses.ts';

const id = '6f6c2f0e-9a3b-4d0c-8d53-2a1f7c0b9e41';
const site = 'https://siebenschritt.example';

test('a link for an upload carries its token in the fragment, after the path of the page', () => {
  const address = addressesIn(site, 'de')('notary-certificate', id);
  expect(withFragment(address, 'secret').open()).toBe(
    `${site}/app/foundation/${id}/certificate/#t=secret`,
  );
});

test('a link in a mail leads to the page in the language of the reader', () => {
  expect(addressesIn(site, 'de')('verify')).toBe(`${site}/verify/`);
  expect(addressesIn(site, 'en')('foundation', id)).toBe(`${site}/en/app/foundation/${id}/`);
});
