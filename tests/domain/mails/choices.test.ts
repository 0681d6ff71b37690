import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionalMails, requiredMails, unwantedMails } from '#domain/mails/choices.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { addressesIn } from '#mails/addresses.ts';
import { defineMail } from '#mails/define-mail.ts';
import { render } from '#mails/layout.ts';
import { loadOrder } from '#mails/orders/load-order.ts';

const sources = globSync('mails/**/*.ts').map((file) => readFileSync(file, 'utf8'));

test.each([...optionalMails, ...requiredMails])(
  'the account page names no kind that no mail is of: %s',
  (kind) => {
    const declared = new RegExp(`choice: .*'${kind}'`);
    expect(sources.some((source) => declared.test(source))).toBe(true);
  },
);

test('a list of kinds to do without holds each once, and no kind that always comes', () => {
  expect(unwantedMails.parse(['progress', 'progress'])).toEqual(['progress']);
  expect(unwantedMails.safeParse(['order']).success).toBe(false);
});

test('a mail does not compile without its kind, or with one that its reader cannot choose', () => {
  const about = { load: loadOrder, write: () => null };
  const wrong = () => [
    // @ts-expect-error it is of no kind
    defineMail({ ...about, name: 'order-placed', to: 'member', notice: true }),
    // @ts-expect-error there is no such kind
    defineMail({ ...about, name: 'order-placed', to: 'member', notice: true, choice: 'news' }),
    // @ts-expect-error who does without it would find no notice of it
    defineMail({ ...about, name: 'order-rated', to: 'member', notice: false, choice: 'receipts' }),
    // @ts-expect-error the team has no settings for it
    defineMail({ ...about, name: 'order-rated', to: 'team', choice: 'receipts' }),
  ];
  expect(wrong).toBeTypeOf('function');
});

describe.each([
  ['de', 'Welche E-Mails du bekommst, bestimmst du in deinen', '/app/settings/#mails'],
  ['en', 'You decide which emails you get in your', '/en/app/settings/#mails'],
] as const)('the end of a mail, in %s', (language, words, path) => {
  const letter = {
    subject: 's',
    preview: 'p',
    heading: 'h',
    greeting: 'g',
    paragraphs: [],
    reason: 'Grund.',
  };
  const written = (isOptional: boolean) =>
    render(letter, {
      language,
      sender: 'Siebenschritt',
      operator: sampleOperator,
      address: addressesIn('https://siebenschritt.example', language),
      isOptional,
    });

  test('says where to choose, where there is a choice', async () => {
    const { html, text } = await written(true);
    expect(html).toContain(words);
    expect(html).toContain(`href="https://siebenschritt.example${path}"`);
    expect(text).toContain(`https://siebenschritt.example${path}`);
    const required = await written(false);
    expect(required.html + required.text).not.toContain(path);
  });
});
