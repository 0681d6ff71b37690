import { expect, test } from 'vitest';
import { pageNames, pathTo } from '#domain/site/paths.ts';
import { site } from '../support/running/addresses.ts';

const boundary = { 'content-type': 'multipart/form-data; boundary=x' };

/** As strangers send them; a browser sends none of these. */
const noForms: [string, RequestInit][] = [
  ['nothing', {}],
  ['JSON', { body: '{"email":"a@example.com"}', headers: { 'content-type': 'application/json' } }],
  ['text', { body: 'hello', headers: { 'content-type': 'text/plain' } }],
  ['a broken form', { body: '--x\r\nno form', headers: boundary }],
];

const patterned = pageNames.map((name) => ({
  name,
  path: pathTo(name, 'de', new Proxy({}, { get: () => 'x' })),
}));

test.each(noForms)('a page that is sent %s is no failure of ours', async (_what, body) => {
  const failed: string[] = [];
  const refused = new Set<string>();
  for (const { name, path } of patterned) {
    const { status } = await fetch(site + path, { method: 'POST', redirect: 'manual', ...body });
    if (status >= 500) failed.push(`${name} ${status}`);
    if (status === 400) refused.add(name);
  }
  expect(failed).toEqual([]);
  expect([...refused]).toEqual(expect.arrayContaining(['login', 'register', 'contact']));
});

test('405 and OPTIONS name the same methods for a page, with a form and without', async () => {
  const allowedBy = async (method: string, name: 'services' | 'login') => {
    const { status, headers } = await fetch(site + pathTo(name, 'de'), { method });
    return [status, headers.get('allow')];
  };
  const reads = 'GET, HEAD, OPTIONS';
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(await allowedBy(method, 'services')).toEqual([405, reads]);
  }
  expect(await allowedBy('OPTIONS', 'services')).toEqual([204, reads]);
  const writes = 'GET, HEAD, POST, OPTIONS';
  expect(await allowedBy('PUT', 'login')).toEqual([405, writes]);
  expect(await allowedBy('OPTIONS', 'login')).toEqual([204, writes]);
});
