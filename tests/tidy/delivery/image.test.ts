import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MALLOC_ARENA_MAX, mainFiles } from '#scripts/runtime/application.ts';
import { sourceFiles } from '#workflows/worker/source-files.ts';
import { sources } from '../sources.ts';

const [, lastStage = ''] = readFileSync('Dockerfile', 'utf8').split(/^FROM .*(?<!AS build)$/m);
/** What the image is made of, besides packages and the built web. */
const copied = lastStage
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) => line.trim().split(/\s+/).slice(1, -1));
const isCopied = (file: string) =>
  copied.some((path) => file === path || file.startsWith(`${path}/`));

/** The site from its sources, for `npm run dev`. */
const onlyInDevelopment = new Set(['web/server/dev.ts']);
const isPackage = (target: string) =>
  !/\.(?!js$)\w+$|^node:/.test(target) || target.includes('/package.json');
const nameOf = (target: string) => /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '';

describe('the image', () => {
  const scripts = copied.filter((path) => /^scripts\/.*\.ts$/.test(path));
  test('holds every file that its parts and scripts load', () => {
    expect(scripts).toContain('scripts/create-admin.ts');
    const loaded = sourceFiles([...Object.values(mainFiles).flat(), ...scripts]);
    // Only asked where the environment names no database.
    const onlyHere = sourceFiles(['scripts/runtime/here.ts', 'scripts/runtime/own-postgres.ts']);
    const missing = [...loaded].filter((file) => !isCopied(file) && !onlyHere.has(file));
    expect(missing).toEqual([]);
  });

  test('has each package that its files load, and no other that package.json names', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const inImage = sources().filter(({ path }) => isCopied(path) && !onlyInDevelopment.has(path));
    const loaded = inImage.flatMap(({ text, imports }) => [
      ...imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target),
      ...[...text.matchAll(/\brequire\.resolve\('([^']+)'\)/g)].map(([, name = '']) => name),
    ]);
    const packages = loaded.filter(isPackage).map(nameOf);
    expect([...new Set(packages)].toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });

  test('gives glibc as many heaps as npm start does', () => {
    expect(lastStage).toMatch(new RegExp(`^ENV .*\\bMALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}$`, 'm'));
  });

  test('is copied by name: no folder as a whole, no environment', () => {
    expect(copied.filter((path) => /^\.|\.env|^\*/.test(path))).toEqual([]);
    for (const file of ['.dockerignore', '.gitignore']) {
      expect(readFileSync(file, 'utf8').split('\n')).toContain('.env*');
    }
  });
});

test('compose has no default for what the operator decides, and no password', () => {
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const needed = ['APP_MODE', 'PUBLIC_URL', 'MAIL_FROM', 'OPERATOR', 'SITE_NAME'];
  for (const name of [...needed, 'TEMPORAL_UI_PASSWORD_HASH']) {
    const uses = compose.match(new RegExp(`\\$\\{${name}\\b[^}]*\\}`, 'g')) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expect(use).toContain(':?');
  }
  expect(compose).not.toMatch(/siebenschritt-demo|PASSWORD: (?!\$)/);
});
