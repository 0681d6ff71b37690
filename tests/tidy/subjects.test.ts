import { expect, test } from 'vitest';
import { read, sources } from './sources.ts';
import { strayFolders, subjectsIn } from './subjects.ts';

const subjects = subjectsIn(read('docs/architecture.md'));

test('every folder of a room has the name of its subject', () => {
  expect(subjects.names.length).toBeGreaterThan(10);
  expect(strayFolders(sources(), subjects)).toEqual([]);
});

test('no subject has two names', () => {
  const all = [...subjects.names, ...subjects.retired];
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ['modules/bookings/a.ts', 'modules/bookings'],
  ['web/features/shop/a.tsx', 'web/features/shop'],
  ['api/order/routes.ts', 'api/order'],
])('%s is found', (path, folder) => {
  expect(strayFolders([{ path }], subjects)).toEqual([folder]);
});
