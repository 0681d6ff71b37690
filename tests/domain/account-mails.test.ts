import { expect, test } from 'vitest';
import { sampleOperator } from '#domain/site/operator.ts';
import { verifyEmail } from '#mails/accounts/verify-email.ts';

test.each([
  ['de', 'öffne den Link bitte nicht', 'Guten Tag,'],
  ['en', 'please do not use the link', 'Hello,'],
] as const)('the mail that verifies an address warns strangers, in %s', (language, text, hello) => {
  const letter = verifyEmail.write({
    language,
    name: null,
    address: (page) => `https://siebenschritt.example/${page}/`,
    sender: 'Siebenschritt',
    token: 'x'.repeat(43),
    isOpen: true,
    operator: sampleOperator,
    now: '2026-11-22T12:00:00.000Z',
  });
  expect(letter?.after?.join(' ')).toContain(text);
  expect(letter?.greeting).toBe(hello);
});
