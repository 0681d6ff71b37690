import { expect, test } from 'vitest';
import type { Database } from '#database/connection.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { acceptInvite, verifyEmail } from '#mails/accounts/registration.ts';
import { defineMail } from '#mails/define-mail.ts';
import { loadOrder } from '#mails/orders/load-order.ts';
import { enqueueMail } from '#modules/outbox/outbox.ts';

test.each([
  ['de', 'öffne den Link bitte nicht', 'Hallo,'],
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

test.each([
  [
    'de',
    'Mia Vogt hat bei Siebenschritt ein Konto für dich vorbereitet, für die Arbeit der Kanzlei',
  ],
  [
    'en',
    'Mia Vogt has prepared an account with Siebenschritt for you, as a lawyer of the law firm',
  ],
] as const)(
  'an invitation says who invites, to what and for which company, in %s',
  (language, words) => {
    const write = (inviter: string | null) =>
      acceptInvite
        .write({
          language,
          name: null,
          address: (page) => `https://siebenschritt.example/${page}/`,
          sender: 'Siebenschritt',
          token: 'x'.repeat(43),
          isOpen: true,
          role: 'lawyer',
          inviter,
          operator: sampleOperator,
          now: '2026-11-22T12:00:00.000Z',
        })
        ?.paragraphs.join(' ');
    expect(write('Mia Vogt')).toContain(words);
    expect(write('Mia Vogt')).toContain(sampleOperator.name);
    expect(write(null)).toMatch(/die Verwaltung|The administration/);
  },
);

test('mails that are not defined, and definitions that are not whole, do not compile', () => {
  const write = () => null;
  const load = loadOrder;
  const wrong = (db: Database) => [
    // @ts-expect-error there is no such mail
    enqueueMail(db, 'verify-mail', { userId: '', tokenId: '' }),
    // @ts-expect-error it is loaded from other ids
    enqueueMail(db, 'verify-email', { userId: '' }),
    // @ts-expect-error the workflow of the meeting sends it
    enqueueMail(db, 'meeting-booked', { meetingId: '' }),
    // @ts-expect-error a mail about an order does not go to a notary
    defineMail({ name: 'order-rated', to: 'notary', load, write }),
    // @ts-expect-error a mail to a member says whether a notice goes with it
    defineMail({ name: 'order-rated', to: 'member', load, write }),
    // @ts-expect-error there is no such notice
    defineMail({ name: 'order-rated', to: 'member', load, notice: true, write }),
    // @ts-expect-error this notice goes with its mail
    defineMail({ name: 'order-placed', to: 'member', load, notice: false, write }),
  ];
  expect(wrong).toBeTypeOf('function');
});
