import { expect, test } from 'vitest';
import { isOwnOrigin } from '#domain/site/own-origin.ts';

test.each([
  ['https://siebenschritt.example', 'https://siebenschritt.example', true],
  ['https://siebenschritt.example', 'https://Siebenschritt.example', true],
  ['https://siebenschritt.example', 'https://siebenschritt.example:443', true],
  ['https://xn--grnder-4ya.example', 'https://gründer.example', true],
  ['http://siebenschritt.example', 'https://siebenschritt.example', false],
  ['https://siebenschritt.example:8443', 'https://siebenschritt.example', false],
  ['https://siebenschritt.example.evil.example', 'https://siebenschritt.example', false],
  ['null', 'https://siebenschritt.example', false],
])('the origin %s on the site %s: %s', (origin, publicUrl, own) => {
  expect(isOwnOrigin(origin, publicUrl)).toBe(own);
});
