import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { code, filesOf, read, root, type Source, sources } from './sources.ts';

const all = sources();
const product = all.filter(({ path }) => !path.startsWith('tests/'));
const inside = (folder: string) => product.filter(({ path }) => path.startsWith(`${folder}/`));

const LINES_MAX = 400;
const isOurs = (target: string) => target === 'config.ts' || existsSync(join(root, target));

test('no file is longer than 400 lines', () => {
  // A dashboard is as Grafana writes it, and the types of the API as `npm run contract` does.
  const written = [
    'package-lock.json',
    'deploy/monitoring/dashboard.json',
    'api/contract.gen.d.ts',
  ];
  const files = filesOf('ts', 'tsx', 'mjs', 'md', 'yml', 'json').filter(
    (path) => !written.includes(path),
  );
  const long = files.filter((path) => read(path).trimEnd().split('\n').length > LINES_MAX);
  expect(long).toEqual([]);
});

test('the domain uses no clock, no randomness and no platform API', () => {
  const impure = /\bnew Date\(\)|Date\.now|Math\.random|randomUUID|\bprocess\.|console\./;
  const wrong = inside('domain').filter(
    ({ text, imports }) =>
      impure.test(code(text)) || imports.some(({ target }) => target.startsWith('node:')),
  );
  expect(paths(wrong)).toEqual([]);
});

test('replayed workflow code imports no activities or other folders', () => {
  const replayed = new Set(['workflows/processes/workflow-types.ts']);
  for (const path of replayed) {
    const imports = all.find((source) => source.path === path)?.imports ?? [];
    const values = imports.filter(({ target, typeOnly }) => !typeOnly && isOurs(target));
    for (const { target } of values) replayed.add(target);
  }
  expect(replayed.size).toBeGreaterThan(2);
  // Codes belong to the workflow, and so do their names, which only its details show: no history keeps
  // those. Rules and other texts do not.
  const named = ['shown-names', 'party-names', 'file-texts'];
  for (const file of named) replayed.delete(`domain/foundations/${file}.ts`);
  const withTexts = all.filter(({ path, text }) => replayed.has(path) && /\bde: ['"`]/.test(text));
  expect(paths(withTexts)).toEqual([]);
  replayed.delete('domain/foundations/statuses.ts');
  replayed.delete('domain/appointments/rules.ts');
  replayed.delete('domain/foundations/names.ts');
  replayed.delete('domain/site/file-number.ts');
  const wrong = [...replayed].filter((path) => !path.startsWith('workflows/processes/'));
  expect(wrong).toEqual([]);
});

test('only main files read the environment', () => {
  const main = [
    'api/server.ts',
    'workflows/worker/worker.ts',
    'projections/main.ts',
    'demo/identity-provider/main.ts',
    'vitest.components.config.ts',
    'vite.config.ts',
  ];
  const wrong = product.filter(
    ({ path, text }) =>
      /\bprocess\.env\b/.test(code(text)) && !main.includes(path) && !/^(ops|scripts)\//.test(path),
  );
  expect(paths(wrong)).toEqual([]);
});

// Assembled from parts so that this file does not match.
const leftovers: Record<string, RegExp> = {
  'to-do notes': new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`),
  'skipped tests': new RegExp(`\\b(test|it|describe)\\.(${['skip', 'only'].join('|')})\\(`),
  'casts to any': new RegExp(['as', 'any\\b'].join(' ')),
  'update validators that wait': /validator:\s*async/,
  'addresses of package registries': /\bregistry\.[\w-]+\.(org|com|io)\b/,
};

test.each(Object.keys(leftovers))('there are no %s', (name) => {
  const pattern = leftovers[name] ?? /$^/;
  expect(paths(all.filter(({ text }) => pattern.test(text)))).toEqual([]);
});

test('every link in a page of the documentation leads to a file', () => {
  // Articles and pages of the site link to addresses.
  const pages = filesOf('md').filter((page) => !page.startsWith('content/'));
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => join(dirname(page), target))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${page} → ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every picture of the documentation is shown by one of its pages', () => {
  const pages = filesOf('md').map(read).join('\n');
  const pictures = globSync('docs/screenshots/**/*.png', { cwd: root });
  const shown = (picture: string) => pages.includes(`${picture.slice('docs/'.length)})`);
  expect(pictures.filter((picture) => !shown(picture))).toEqual([]);
});

test('every path in a page of the documentation exists', () => {
  const folders = new Set(['docs', ...all.map(({ path }) => path.split('/')[0] ?? '')]);
  // Names of files that stand for any.
  const example = /</;
  const missing = filesOf('md')
    .filter((page) => /^(README|CONTRIBUTING|docs\/[^/]+)\.md$/.test(page))
    .flatMap((page) =>
      [...read(page).matchAll(/`([\w-]+\/[^`\s]*)`|\b([\w-]+\/[\w.,{}/-]+\.tsx?)\b/g)]
        .map(([, quoted, bare]) => quoted ?? bare ?? '')
        .filter((path) => folders.has(path.split('/')[0] ?? '') && !example.test(path))
        .flatMap(expandBraces)
        .filter((path) => globSync(path, { cwd: root }).length === 0)
        .map((path) => `${page} → ${path}`),
    );
  expect(missing).toEqual([]);
});

describe('docs/coverage.md', () => {
  const coverage = read('docs/coverage.md');

  test('names every file with its folder', () => {
    const missing = [...coverage.matchAll(/`([\w-]+\/[\w.,{}*/-]*)`/g)]
      .flatMap(([, path = '']) => expandBraces(path))
      .filter((path) => globSync(path, { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });

  test('names nothing in a file that the file does not have', () => {
    expect(symbolsIn(coverage).length).toBeGreaterThanOrEqual(7);
    expect(symbolsIn(coverage).filter((named) => !isThere(named))).toEqual([]);
    const invented = symbolsIn('| x | `domain/site/formats.ts` (`partOfYear`) | |');
    expect(invented.filter((named) => !isThere(named))).toEqual(invented);
  });
});

interface Named {
  path: string;
  symbol: string;
}

/** `symbol` in `file.ts`, `symbol` of `file.ts` and `file.ts` (`symbol`). */
function symbolsIn(page: string): Named[] {
  const before = page.matchAll(/`([\w.]+)` (?:in|of) `([\w./{},-]+\.tsx?)`/g);
  const after = page.matchAll(/`([\w./{},-]+\.tsx?)` \(`([\w.]+)`/g);
  return [
    ...[...before].map(([, symbol = '', path = '']) => ({ path, symbol })),
    ...[...after].map(([, path = '', symbol = '']) => ({ path, symbol })),
  ];
}

const isThere = ({ path, symbol }: Named): boolean =>
  expandBraces(path)
    .flatMap((one) => globSync(one, { cwd: root }))
    .every((file) =>
      symbol.split('.').every((part) => new RegExp(`\\b${part}\\b`).test(read(file))),
    );

test('every script in a page of the documentation exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unknown = filesOf('md').flatMap((page) =>
    [...read(page).matchAll(/`npm (?:run )?([a-z][a-z:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts) && !['install', 'ci', 'run'].includes(name))
      .map((name) => `${page} → npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

function paths(found: readonly Source[]): string[] {
  return found.map(({ path }) => path);
}

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`: each of them has to exist. */
function expandBraces(path: string): string[] {
  const [whole, before = '', choices = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return choices.split(',').flatMap((choice) => expandBraces(before + choice + after));
}
