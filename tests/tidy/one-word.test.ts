import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusalCodes } from '#domain/foundations/command.ts';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { eventTypes, founderCommands, isCommandVia } from '#domain/foundations/foundation.ts';
import { activityOf, commandNames } from '#domain/foundations/names.ts';
import { locales } from '#domain/site/paths.ts';
import { mails } from '#mails/registry.ts';
import { createSteps } from '#workflows/activities/steps.ts';
import { textsOf } from '../support/texts.ts';
import { root, sources } from './sources.ts';

const de = textsOf('de');
const en = textsOf('en');

/** The server makes the others of what is done elsewhere. */
const withForm = founderCommands.filter(
  (command) => isCommandVia(command, 'json') || isCommandVia(command, 'file'),
);

const all = sources();
const filesWith = (pattern: RegExp, text: string) =>
  all.filter(({ path, text: found }) => pattern.test(path) && found.includes(text)).length;

describe('one word per step everywhere', () => {
  test.each(commandNames)('%s has one rule, an activity and a row in the matrix', (command) => {
    expect(filesWith(/^domain\/foundations\//, `name: '${command}'`), 'domain/foundations/').toBe(
      1,
    );
    expect(Object.keys(createSteps({} as never))).toContain(activityOf(command));
    // A name of one word is a key without quotes.
    const key = command.includes('-') ? `'${command}'` : `  ${command}`;
    expect(
      filesWith(/^tests\/domain\/foundations\/matrix/, `${key}: row(`),
      'tests/domain/foundations/matrix.ts',
    ).toBe(1);
  });

  test.each(withForm)('%s of the founder has a form of that name', (command) => {
    const forms = globSync(
      [
        `web/features/foundations/{steps/**,documents,obstacles,people}/${command}.tsx`,
        `web/shared/foundations/${command}.tsx`,
      ],
      { cwd: root },
    );
    expect(forms, `web/features/foundations/steps/<station>/${command}.tsx`).toHaveLength(1);
  });

  // Starting a foundation leads to its page; no message is needed.
  test.each(withForm.filter((command) => command !== 'start-foundation'))(
    '%s of the founder says in both languages that it is done',
    (command) => {
      const key = `commands.${command}`;
      expect(flat(de.foundations), 'web/features/foundations/texts.de.ts').toHaveProperty([key]);
      expect(flat(en.foundations), 'web/features/foundations/texts.en.ts').toHaveProperty([key]);
    },
  );

  test.each(eventTypes)('%s has a text in both languages', (event) => {
    for (const locale of locales) {
      expect(eventTexts[event][locale].label, 'domain/foundations/event-texts.ts').not.toBe('');
      expect(eventTexts[event][locale].sentence, 'domain/foundations/event-texts.ts').not.toBe('');
    }
  });

  test.each(refusalCodes)('%s: texts in both languages', (code) => {
    expect({
      ...de.forms.refusal,
      ...de.sharedFoundations.refusal,
      ...de.sharedFoundationsForms.refusal,
    }).toHaveProperty(code);
    expect({
      ...en.forms.refusal,
      ...en.sharedFoundations.refusal,
      ...en.sharedFoundationsForms.refusal,
    }).toHaveProperty(code);
  });
});

test('both languages have the same texts', () => {
  expect(Object.keys(flat(en)).toSorted()).toEqual(Object.keys(flat(de)).toSorted());
});

/** Texts by dotted path; functions and lists count as one text. */
function flat(texts: object, prefix = ''): Record<string, unknown> {
  const entries = Object.entries(texts).map(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value, `${prefix}${key}.`)
      : { [`${prefix}${key}`]: value },
  );
  return Object.assign({}, ...entries);
}

test.each(mails.map(({ name }) => name))('the mail %s has a name in the console', (mail) => {
  for (const { staffMails } of [de, en]) {
    const named = Object.entries(staffMails.mailName).filter(
      ([, words]) => words === staffMails.mailName[mail],
    );
    expect(named.map(([name]) => name)).toEqual([mail]);
  }
});

test('a mail has one name', () => {
  const names = mails.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
