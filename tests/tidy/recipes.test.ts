import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stuckKinds } from '#domain/desk/stuck.ts';
import { sectionsOf } from '#web/build-steps/recipes.ts';

const recipes = sectionsOf(readFileSync('docs/operations/stuck.md', 'utf8'));
const runbooks = Object.values(stuckKinds).map(({ runbook }) => runbook);

/** What an operator may meet, by the words that its recipe begins with. */
const drills = [
  'A workflow that was terminated or reset',
  'Mails that do not go out',
  '**Poisoned event**',
  '**Unknown event type**',
  'The view lags behind',
  'A full outbox',
];

test.each(drills)('the recipe names the test that plays it: %s', (beginning) => {
  const text = readFileSync('docs/operations/stuck.md', 'utf8');
  const [, recipe = ''] = text.split(beginning);
  const [own = ''] = recipe.split(/\n(?:#|- )/);
  expect(own).toMatch(/`tests\/[\w/.-]+`/);
});

test.each([...runbooks, 'a-workflow-that-was-terminated-or-reset'])(
  'there is a recipe that names its test: %s',
  (runbook) => {
    const tests = [...(recipes.get(runbook) ?? '').matchAll(/`(tests\/[\w/.-]+)`/g)];
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(([, file = '']) => !existsSync(file))).toEqual([]);
  },
);
