import { describe, expect, test } from 'vitest';
import { shownEmail } from '#domain/shown-email.ts';
import { emailAddress } from '#domain/text.ts';

describe('an address with an umlaut in its domain', () => {
  test.each([
    ['info@müller-test.example', 'info@xn--mller-test-9db.example'],
    ['info@MÜLLER-Test.example', 'info@xn--mller-test-9db.example'],
    ['a@straße.example', 'a@xn--strae-oqa.example'],
    ['a@bücher.köln.example', 'a@xn--bcher-kva.xn--kln-sna.example'],
  ])('%s is the same as in ASCII, and is shown as it was typed', (typed, stored) => {
    expect(emailAddress.parse(typed)).toBe(stored);
    expect(emailAddress.parse(stored)).toBe(stored);
    expect(shownEmail(stored)).toBe(typed.toLowerCase());
  });

  test.each([
    ['info@example.com', 'info@example.com'],
    // A Cyrillic letter looks like one of ours.
    ['a@xn--pypal-4ve.example', 'a@xn--pypal-4ve.example'],
    ['a@xn--.example', 'a@xn--.example'],
    ['a@xn--99999999.example', 'a@xn--99999999.example'],
    ['xn--mller-test-9db', 'müller-test'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(shownEmail(stored)).toBe(shown);
  });
});

test.each([
  "o'brien@example.com",
  'a/b@example.com',
  'user=list#1@example.com',
  '{curly}|~`^!$%&*?@example.com',
  'first.last+tag@sub.example.com',
])('%s is an address, as RFC 5322 has it', (address) => {
  expect(emailAddress.parse(address)).toBe(address);
});

test('the final dot of a whole domain name is left out', () => {
  expect(emailAddress.parse(' info@example.com. ')).toBe('info@example.com');
});

test.each([
  'info',
  '@example.com',
  'a@b',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@-x.example',
  'a@example..com',
  'a@example.com..',
  'a b@example.com',
  'ü@example.com',
  'a@müller.example/x',
  'a@müller.example:80',
  'a@x@müller.example',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  'a@example.com\r\nBcc: b@example.com',
])('%j is none', (address) => {
  expect(emailAddress.safeParse(address).success).toBe(false);
});
