import { expect, test } from 'vitest';
import { read, sources } from './sources.ts';

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const ofSchema = (file: string) => namesIn(read(file), /^ {2,6}([A-Z][A-Z0-9_]+): (?!true|').*/gm);

const documented = namesIn(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm);
const settings = new Set([
  ...ofSchema('config.ts'),
  ...ofSchema('domain/temporal-access.ts'),
  ...ofSchema('scripts/runtime/settings.ts'),
  ...namesIn(read('docker-compose.yml'), /\$\{([A-Z0-9_]+)/g),
]);

test('every setting is in .env.example', () => {
  expect(settings.size).toBeGreaterThan(30);
  expect([...settings].filter((name) => !documented.has(name))).toEqual([]);
});

test('.env.example names nothing that is not read', () => {
  const product = sources().filter(({ path }) => !path.startsWith('tests/'));
  const read = product.flatMap(({ text }) => [...namesIn(text, /\benv\.([A-Z][A-Z0-9_]+)/g)]);
  const known = new Set([...settings, ...read]);
  expect([...documented].filter((name) => !known.has(name))).toEqual([]);
});
