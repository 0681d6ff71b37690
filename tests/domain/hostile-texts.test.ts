import { describe, expect, test } from 'vitest';
import { periodsIn } from '#domain/appointments/hours-text.ts';
import { withoutMarks } from '#domain/ascii.ts';
import { treeOf } from '#domain/content/typed.ts';
import { type ForeignText, foreign } from '#domain/foreign-text.ts';
import { courtName } from '#domain/foundations/forecast/usual.ts';
import { termsOf, typedWords } from '#domain/search/terms.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { emailAddress, line, longText, phoneNumber, text, website } from '#domain/text.ts';
import { countWords } from '#modules/content/markdown.ts';
import { trials, trialsAside } from '../support/foreign-texts/trials.ts';

const LENGTH = 100_000;
const filled = (part: string) =>
  foreign(part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH));
const nested = (opens: string, closes: string) =>
  foreign(opens.repeat(LENGTH / 2 / opens.length) + closes.repeat(LENGTH / 2 / closes.length));

const repeated = ['#/', '# a\n', '# a-2\n# a\n', '[', '(', '<', '>', '&', '*a_', 'a**b', '`', '|a'];
const spaced = [' ', ' \t', '\n', ' a', '1 ', '1.', 'a-\n', '§ 1\n', '"a', 'a@', 'www.'];
const odd = ['\u0301', 'ß', '\u{1f600}', '\u00ad', '|a|\n|-|\n|1|\n\n', '- ', '> ', '![[', '<a '];
const texts = new Map<string, ForeignText>([
  ...[...repeated, ...spaced, ...odd].map((part) => [JSON.stringify(part), filled(part)] as const),
  ['brackets in brackets', nested('[', ']')],
  ['links in links', nested('[a](', ')')],
  ['emphasis in emphasis', nested('*a', 'b*')],
  ['a letter and its marks', foreign(`a${filled('\u0301')}`)],
  ['spaces before a letter', foreign(`${filled(' ')}x`)],
]);

/** Tried as well: schemas, which see a text before it is one, and what works on a part of it. */
const others: typeof trials = {
  text: (hostile) => text(500).safeParse(hostile),
  line: (hostile) => line(500).safeParse(hostile),
  longText: (hostile) => longText(LENGTH).safeParse(hostile),
  emailAddress: (hostile) => emailAddress.safeParse(hostile),
  phoneNumber: (hostile) => phoneNumber.safeParse(hostile),
  website: (hostile) => website.safeParse(hostile),
  withoutMarks,
  fixSpaces,
  courtName,
  periodsIn,
  termsOf,
  typedWords,
  countWords,
  treeOf: (hostile) => treeOf('article', { 'de.sources': hostile, 'de.faq': hostile }),
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

describe.each(Object.entries({ ...others, ...trials }))('%s', (_name, take) => {
  test('takes at most 125 ms for 100,000 characters, whatever they are', () => {
    for (const [what, hostile] of texts) {
      expect(
        shortest(() => take(hostile), 125),
        what,
      ).toBeLessThanOrEqual(125);
    }
  });
});

describe.each(Object.entries(trialsAside))('%s', (_name, take) => {
  test('takes a part of its budget for 100,000 characters, whatever they are', () => {
    for (const [what, hostile] of texts) {
      expect(
        shortest(() => take(hostile), 1_250),
        what,
      ).toBeLessThanOrEqual(1_250);
    }
  });
});
