import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Recipe, recipes } from './recipes.ts';

/**
 * Carries out the recipes of CONTRIBUTING on a copy of the repository, all at once, as one type check
 * costs as much as the rest. `LEAVE_OUT=3` leaves out the third edit of each recipe, to see what names it.
 */
const root = join(import.meta.dirname, '../..');
/** Below the packages of the repository. What the type check knows of it is kept from run to run. */
const copy = join(root, '.data/recipes');
const leftOut = Number(process.env['LEAVE_OUT'] ?? 0) - 1;
const LIMIT_MS = 15 * 60_000;
/** The tests that look at what recipes add; `npm test` runs all of them on the repository itself. */
const naming = [
  'tests/domain/foundations',
  'tests/domain/mails',
  'tests/domain/notices',
  'tests/domain/site',
  'tests/tidy/structure.test.ts',
  'tests/tidy/texts.test.ts',
  'tests/tidy/words.test.ts',
];

beforeAll(() => {
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(copy).filter((name) => name !== 'node_modules'))
    rmSync(join(copy, entry), { recursive: true });
  const listed = run('git', ['ls-files', '-z', '-co', '--exclude-standard'], root).output;
  for (const file of listed.split('\0').filter((path) => path && existsSync(join(root, path))))
    cpSync(join(root, file), join(copy, file));
  for (const [name, recipe] of Object.entries(recipes)) carryOut(name, recipe);
}, LIMIT_MS);

const newFilesOf = (name: string) =>
  globSync('**/*.txt', { cwd: join(import.meta.dirname, 'new-files', name) });

const changedBy = ({ edits, generates }: Recipe) => [
  ...Object.keys(edits),
  ...(generates ? [generates.file] : []),
];

function carryOut(name: string, recipe: Recipe): void {
  for (const file of newFilesOf(name)) {
    const target = join(copy, file.replace(/\.txt$/, ''));
    cpSync(join(import.meta.dirname, 'new-files', name, file), target);
  }
  for (const [index, file] of changedBy(recipe).entries()) {
    if (index === leftOut) continue;
    const insertions = recipe.edits[file];
    if (insertions) for (const [before, text] of insertions) insert(file, before, text);
  }
  const { generates } = recipe;
  if (generates && changedBy(recipe).length - 1 !== leftOut) node(generates.script);
}

function insert(file: string, before: string, text: string): void {
  const isLine = !before.startsWith(',');
  const [old, added] = isLine ? [`\n${before}\n`, `\n${text}`] : [before, text];
  const parts = readFileSync(join(copy, file), 'utf8').split(old);
  expect(parts, `${file} has once: ${before}`).toHaveLength(2);
  writeFileSync(join(copy, file), parts.join(added + old));
}

const tool = (name: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'node_modules/.bin', name), ...args], copy);
const node = (script: string) => run(process.execPath, [script], copy);

function run(command: string, args: string[], cwd: string) {
  const { VITEST: _own, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...env, NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: LIMIT_MS,
  });
  return { code: status, output: stdout + stderr };
}

test.each(Object.keys(recipes))('%s: no more files and edits than CONTRIBUTING says', (name) => {
  const { atMost, ...recipe } = recipes[name] as Recipe;
  expect(newFilesOf(name).length).toBeLessThanOrEqual(atMost.newFiles);
  expect(changedBy({ atMost, ...recipe }).length).toBeLessThanOrEqual(atMost.edits);
});

test('all together compile', { timeout: LIMIT_MS }, () => {
  tool('react-router', 'typegen');
  node('scripts/contract.ts');
  expect(tool('tsc', '-b', 'tests', '--singleThreaded')).toEqual({ code: 0, output: '' });
});

test('all together use what they add', { timeout: LIMIT_MS }, () => {
  expect(tool('knip')).toEqual({ code: 0, output: '' });
});

test('all together pass the tests that name a missing edit', { timeout: LIMIT_MS }, () => {
  const { code, output } = tool('vitest', 'run', '--reporter=dot', ...naming);
  expect(code, output.slice(-8_000)).toBe(0);
});
