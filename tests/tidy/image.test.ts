import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mainFiles } from '#scripts/runtime/application.ts';
import { sourceFiles } from '#workflows/worker/source-files.ts';

const [, lastStage = ''] = readFileSync('Dockerfile', 'utf8').split(/^FROM .*(?<!AS build)$/m);
/** What the image is made of, besides packages and the built web. */
const copied = lastStage
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) => line.trim().split(/\s+/).slice(1, -1));
const isCopied = (file: string) =>
  copied.some((path) => file === path || file.startsWith(`${path}/`));

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

  test('is copied by name: no folder as a whole, no environment', () => {
    expect(copied.filter((path) => /^\.|\.env|^\*/.test(path))).toEqual([]);
    for (const file of ['.dockerignore', '.gitignore']) {
      expect(readFileSync(file, 'utf8').split('\n')).toContain('.env*');
    }
  });
});

test('compose has no default for what has to be a secret or the operator decides', () => {
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const needed = 'APP_MODE PUBLIC_URL SMTP_URL TRUSTED_PROXIES TOKEN_SECRET LINK_SECRET';
  const passwords = 'PERSON_KEY_SECRET POSTGRES_PASSWORD APP_POSTGRES_PASSWORD';
  for (const name of `${needed} ${passwords}`.split(' ')) {
    const uses = compose.match(new RegExp(`\\$\\{${name}\\b[^}]*\\}`, 'g')) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expect(use).toContain(':?');
  }
  expect(compose).not.toMatch(/siebenschritt-demo/);
});
