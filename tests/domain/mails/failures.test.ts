import { expect, test } from 'vitest';
import { mailFailureOf, type SmtpFailure } from '#domain/mails/failures.ts';

const refused = (command: string, response: string): SmtpFailure => ({
  code: 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each([
  ['no-mailbox', refused('RCPT TO', '550 5.1.1 no such user')],
  ['refused', refused('RCPT TO', '550 5.7.1 blocked by policy')],
  ['mailbox-full', refused('RCPT TO', '552 5.2.2 mailbox full')],
  ['mailbox-full', refused('RCPT TO', '452 4.2.2 over quota')],
  ['refused', refused('MAIL FROM', '550 5.1.8 sender unknown')],
  ['not-now', refused('RCPT TO', '451 4.7.1 greylisted')],
  ['refused-login', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
  ['no-connection', { code: 'ESOCKET', command: 'CONN' }],
  ['no-connection', { code: 'EDNS', command: 'CONN' }],
  ['no-answer', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['no-answer', {}],
] as const)('the team reads %s: %j', (failure, smtp) => {
  expect(mailFailureOf(smtp)).toBe(failure);
});
