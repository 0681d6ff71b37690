import { describe, expect, test } from 'vitest';
import { withoutMarks } from '#domain/ascii.ts';
import { treeOf } from '#domain/content/typed.ts';
import { compareTexts } from '#domain/files/comparison.ts';
import { paragraphsIn } from '#domain/files/paragraphs.ts';
import { courtName } from '#domain/foundations/forecast/usual.ts';
import { termsOf, typedWords } from '#domain/search/terms.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { periodsIn } from '#domain/slots/hours-text.ts';
import { emailAddress, line, phoneNumber, text, website } from '#domain/text.ts';
import { countWords, plainTextOf, renderMarkdown } from '#modules/content/markdown.ts';
import { cleanName } from '#modules/files/file-name.ts';

const LENGTH = 200_000;
const filled = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const nested = (opens: string, closes: string) =>
  opens.repeat(LENGTH / 2 / opens.length) + closes.repeat(LENGTH / 2 / closes.length);

const repeated = ['#/', '# a\n', '# a-2\n# a\n', '[', '(', '<', '>', '&', '*a_', 'a**b', '`', '|a'];
const spaced = [' ', ' \t', '\n', ' a', '1 ', '1.', 'a-\n', '§ 1\n', '"a', 'a@', 'www.'];
const odd = ['\u0301', 'ß', '\u{1f600}', '\u00ad', '|a|\n|-|\n|1|\n\n', '- ', '> ', '![[', '<a '];
const texts = new Map([
  ...[...repeated, ...spaced, ...odd].map((part) => [JSON.stringify(part), filled(part)] as const),
  ['brackets in brackets', nested('[', ']')],
  ['links in links', nested('[a](', ')')],
  ['emphasis in emphasis', nested('*a', 'b*')],
  ['a letter and its marks', `a${filled('\u0301')}`],
  ['spaces before a letter', `${filled(' ')}x`],
]);

const linesOf = (hostile: string) => hostile.split('\n').slice(0, 20_000);
const pageOf = (hostile: string) => ({
  height: 842,
  lines: linesOf(hostile).map((one, at) => ({
    text: one,
    left: 60,
    right: 500,
    top: (at % 2) * 400 + at / 100,
    bottom: (at % 2) * 400 + at / 100 + 12,
  })),
});

/** Everything that takes what others wrote, however long. */
const functions: Record<string, (hostile: string) => unknown> = {
  text: (hostile) => text(LENGTH).safeParse(hostile),
  line: (hostile) => line(LENGTH).safeParse(hostile),
  emailAddress: (hostile) => emailAddress.safeParse(hostile),
  phoneNumber: (hostile) => phoneNumber.safeParse(hostile),
  website: (hostile) => website.safeParse(hostile),
  withoutMarks,
  fixSpaces,
  courtName,
  periodsIn,
  termsOf,
  typedWords,
  cleanName,
  countWords,
  treeOf: (hostile) => treeOf('article', { 'de.sources': hostile, 'de.faq': hostile }),
  paragraphsIn: (hostile) => paragraphsIn([pageOf(hostile), pageOf(hostile)]),
};
/** These have a budget of their own, off the thread that answers. */
const onThreads: typeof functions = {
  renderMarkdown,
  plainTextOf,
  compareTexts: (hostile) => compareTexts(linesOf(hostile), linesOf(`${hostile} x`).toReversed()),
};

const spentOn = (work: () => unknown) => {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user / 1_000;
};
/** Of a few runs the shortest: others keep the machine busy. */
const shortest = (work: () => unknown, enough: number) => {
  let least = spentOn(work);
  for (let again = 0; again < 3 && least > enough; again += 1) {
    least = Math.min(least, spentOn(work));
  }
  return least;
};

describe.each(Object.entries(functions))('%s', (_name, take) => {
  test('takes at most 250 ms for 200,000 characters, whatever they are', () => {
    for (const [what, hostile] of texts) {
      expect(
        shortest(() => take(hostile), 250),
        what,
      ).toBeLessThanOrEqual(250);
    }
  });
});

describe.each(Object.entries(onThreads))('%s', (_name, take) => {
  test('takes a part of its budget for 200,000 characters, whatever they are', () => {
    for (const [what, hostile] of texts) {
      expect(
        shortest(() => take(hostile), 2_500),
        what,
      ).toBeLessThanOrEqual(2_500);
    }
  });
});
