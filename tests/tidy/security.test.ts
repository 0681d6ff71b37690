import { expect, test } from 'vitest';
import { read } from './sources.ts';

const rows = [...read('docs/security-checks.md').matchAll(/^\| (\d+) \| .* \| (.*) \|$/gm)].map(
  ([, no, tests = '']) => ({ no: Number(no), tests }),
);

test('docs/security-checks.md has a row for each of the 45 checks', () => {
  expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
});

test.each(rows)('the tests that it names for check $no exist', ({ tests }) => {
  const named = [...tests.matchAll(/`(tests\/[^`]+)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
    ([, file = '', titles = '']) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
});
