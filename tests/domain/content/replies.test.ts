import { afterEach, expect, test } from 'vitest';
import { readReplies } from '#modules/replies/files.ts';
import { gapLeft, withReply } from '#web/shared/replies/replies.ts';
import { contentFolderWith } from '../../support/imports/content-folder.ts';

const file = (more = '') =>
  `---\ntitle: "Bald mehr"\nreviewedBy: "Redaktion"\ndate: 2026-11-29\nfor: ["team"]\n${more}---\nBis [Tag].\n`;
const whole = { 'replies/de/soon.md': file(), 'replies/en/soon.md': file() };
let made: ReturnType<typeof contentFolderWith> | undefined;
afterEach(() => made?.remove());

const read = (files: Record<string, string>) => {
  made = contentFolderWith(files);
  return readReplies(made.folder);
};

test('every prepared text is there in both languages, short enough for an answer, and says nothing of paragraphs', () => {
  const replies = readReplies();
  expect(replies.length).toBeGreaterThanOrEqual(8);
  for (const { text, title } of replies) expect(`${title}\n${text}`).not.toMatch(/§|GmbHG|BGB/);
});

test('a prepared text names who has read it and when', () => {
  expect(read(whole)).toHaveLength(2);
  expect(() =>
    read({ ...whole, 'replies/de/soon.md': file().replace(/reviewedBy.*\n/, '') }),
  ).toThrow('content/replies/de/soon.md: reviewedBy');
  expect(() => read({ ...whole, 'replies/de/soon.md': file('legal: true\n') })).toThrow('legal');
  expect(() => read({ 'replies/de/soon.md': file() })).toThrow('is missing in the other language');
  const elsewhere = file().replace('"team"', '"notary"');
  expect(() => read({ ...whole, 'replies/de/soon.md': elsewhere })).toThrow('for.0');
});

test('a prepared text goes below what is written, and its gaps are found until they are filled', () => {
  const replies = read(whole);
  const [reply] = replies;
  if (!reply) throw new Error('There is no text.');
  expect(withReply('  ', reply)).toBe('Bis [Tag].');
  const text = withReply('Hallo\n', reply);
  expect(text).toBe('Hallo\n\nBis [Tag].');
  expect(gapLeft(text, replies)).toBe('[Tag]');
  expect(gapLeft(text.replace('[Tag]', 'Montag'), replies)).toBeUndefined();
  expect(gapLeft('In [1] steht mehr.', replies)).toBeUndefined();
});
