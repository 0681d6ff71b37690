import { describe, expect, test } from 'vitest';
import { refusalCodes } from '#domain/foundation/command.ts';
import { eventTypes } from '#domain/foundation/foundation.ts';
import { activityOf, commandNames } from '#domain/foundation/names.ts';
import { createSteps } from '#workflows/activities/steps.ts';
import { decision, receipt } from '#workflows/processes/messages.ts';
import { textsOf } from '../support/texts.ts';
import { read, sources } from './sources.ts';

const de = textsOf('de');
const en = textsOf('en');

const all = sources();
const under = (folder: string) => all.filter(({ path }) => path.startsWith(folder));
const holding = (folder: string, word: string) =>
  under(folder).some(({ text }) => text.includes(`'${word}'`) || text.includes(`${word}:`));

describe('one word per step everywhere', () => {
  test.each(commandNames)('%s: rule, activity, test', (command) => {
    const activity = camelCase(command);
    expect(holding('domain/foundation/', command), 'a rule').toBe(true);
    expect(activityOf(command)).toBe(activity);
    expect(Object.keys(createSteps({} as never))).toContain(activity);
    expect(holding('tests/', command), 'a test').toBe(true);
  });

  test.each(eventTypes)('%s: texts in both languages', (event) => {
    expect(de.member.events).toHaveProperty(event);
    expect(en.member.events).toHaveProperty(event);
  });

  test.each(refusalCodes)('%s: texts in both languages', (code) => {
    expect(de.member.refusal).toHaveProperty(code);
    expect(en.member.refusal).toHaveProperty(code);
  });
});

test('a message has the name of its constant', () => {
  expect({ decision: decision.name, receipt: receipt.name }).toEqual({
    decision: 'decision',
    receipt: 'receipt',
  });
});

test('both languages say the same things', () => {
  expect(keysOf(en)).toEqual(keysOf(de));
});

test('the README tells how to start and how to test', () => {
  expect(read('README.md')).toMatch(/npm start/);
  expect(read('README.md')).toMatch(/npm test/);
});

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Dotted paths of the texts; functions and lists count as one text. */
function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts)
    .flatMap(([key, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? keysOf(value, `${prefix}${key}.`)
        : [`${prefix}${key}`],
    )
    .toSorted();
}
