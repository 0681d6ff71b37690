import { expect, test } from 'vitest';
import { staffLogin, staffPath } from '#web/staff-pages.ts';
import { site } from '../support/running/addresses.ts';

test.each([
  staffPath('tasks'),
  staffLogin,
  staffPath('foundations'),
  '/admin/foundations/7c9e6679-7425-40de-944b-e07fc1f90ae7',
])('search engines are kept out of %s, which contains no data', async (path) => {
  const answer = await fetch(site + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(await answer.text()).toContain('content="noindex, nofollow"');
});
