import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stuckKinds } from '#domain/desk/stuck.ts';

/** As addresses name a heading. */
const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

/** The recipes by their anchors. */
const recipes = new Map(
  readFileSync('docs/operations/stuck.md', 'utf8')
    .split(/^#{2,3} /m)
    .map((section) => {
      const end = section.indexOf('\n');
      return [anchorOf(section.slice(0, end)), section.slice(end)] as const;
    }),
);

const runbooks = Object.values(stuckKinds).map(({ runbook }) => runbook);

test.each([...runbooks, 'a-workflow-that-was-terminated-or-reset'])(
  'there is a recipe that names its test: %s',
  (runbook) => {
    const tests = [...(recipes.get(runbook) ?? '').matchAll(/`(tests\/[\w/.-]+)`/g)];
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(([, file = '']) => !existsSync(file))).toEqual([]);
  },
);
