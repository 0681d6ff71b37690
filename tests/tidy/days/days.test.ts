import { expect, test } from 'vitest';
import { sources } from '../sources.ts';
import { DAYS, ownDates, testsThatCountDays } from './days.ts';

const all = sources();
const file = (path: string, text: string, ...targets: string[]) => ({
  path,
  text,
  imports: targets.map((target) => ({ target, typeOnly: false })),
});

test('tests, demo data and scripts that drive them count days from the clock in one place', () => {
  expect(ownDates(all)).toEqual([]);
});

test.each([
  'const soon = new Date(Date.now() + 14 * 86_400_000);',
  'const soon = Date.now() - days * DAY_MS;',
  'const soon = Date.now() + 2 * 24 * 60 * 60_000;',
  'const now = new Date();\nconst soon = now.getTime() + 86_400_000;',
  'const now = () => new Date();\nconst soon = addDays(now(), 14);',
  'const begun = new Date();\nconst soon = subMonths(begun, 1);',
  'const day = new Date().toISOString().slice(0, 10);',
  'const day = dayKey(new Date().toISOString());',
  'const year = new Date().getFullYear();',
])('%s is a date of its own', (text) => {
  expect(ownDates([file('tests/domain/some.test.ts', text)])).toHaveLength(1);
  expect(ownDates([file('domain/some.ts', text)])).toEqual([]);
});

test.each([
  'const deadline = Date.now() + LIMIT_MS;',
  'const placedAt = subDays(new Date(AT), 4);',
  'const past = new Date(Date.now() - 60_000);',
])('%s is none', (text) => {
  expect(ownDates([file('tests/domain/some.test.ts', text)])).toEqual([]);
});

test('a test depends on the day that imports the days, or what imports them', () => {
  const found = testsThatCountDays([
    file('tests/support/api.ts', '', DAYS),
    file('tests/integration/some.test.ts', '', 'tests/support/api.ts'),
    file('tests/integration/other.test.ts', '', 'domain/text.ts'),
  ]);
  expect(found).toEqual(['tests/integration/some.test.ts']);
  expect(testsThatCountDays(all)).toContain('tests/e2e/founding-booked.test.ts');
});
