import { expect, test } from 'vitest';
import { foundationAt } from '#demo/foundations.ts';
import type { Locale } from '#domain/site/paths.ts';
import { confirmNewsletter } from '#mails/accounts/confirm-newsletter.ts';
import { withFragment } from '#mails/addresses.ts';
import { copyOf } from '#mails/file-letter.ts';
import { capitalPaid } from '#mails/foundations/capital-paid.ts';
import { reminderNotary } from '#mails/foundations/reminders/reminder-notary.ts';
import { uploadCertificate } from '#mails/foundations/upload-certificate.ts';
import { render } from '#mails/layout.ts';
import { contextAfter } from './context.ts';

const token = 'Zk3'.repeat(14);
const link = { uploadToken: token, sentBack: undefined, isRenewed: true };
const languages: readonly Locale[] = ['de', 'en'];

const withLink = languages.flatMap((language) =>
  (
    [
      [uploadCertificate, 'foundation-certificate-pending'],
      [capitalPaid, 'register-record-pending'],
      [reminderNotary, 'register-record-pending'],
    ] as const
  ).map(([mail, status]) => ({ mail, context: contextAfter(foundationAt(status), language) })),
);

test.each(withLink)(
  'the link of a notary is in the mail and in no copy of it: $mail.name, $context.language',
  async ({ mail, context }) => {
    const letter = mail.write({ ...context, ...link });
    if (!letter) throw new Error('Nothing is written.');
    const { html, text } = await render(letter, context);
    expect(html).toContain(`#t=${token}`);
    expect(text).toContain(`#t=${token}`);
    const copy = copyOf(letter);
    expect(JSON.stringify(copy)).not.toContain(token);
    expect(copy.links).toEqual([{ label: letter.button?.label, link: '[Link]' }]);
    expect(copy.paragraphs).toEqual(letter.paragraphs);
  },
);

test('a second link has its words in the copy, too', async () => {
  const context = contextAfter(foundationAt('start-pending'), 'de');
  const facts = { token, endToken: `${token}end`, isOpen: true };
  const letter = confirmNewsletter.write({ ...context, ...facts });
  if (!letter) throw new Error('Nothing is written.');
  expect((await render(letter, context)).text).toContain(`jederzeit: `);
  expect((await render(letter, context)).text).toContain(`#t=${token}end`);
  expect(copyOf(letter).links.map(({ label }) => label)).toEqual([
    'Abbestellen kannst du jederzeit',
    'Newsletter bestätigen',
  ]);
});

test('a link that is taken for a text opens nothing', () => {
  const secret = withFragment('https://siebenschritt.example/konto', token);
  expect(`${secret}`).toBe('[Link]');
  expect(JSON.stringify({ secret })).toBe('{"secret":"[Link]"}');
});
