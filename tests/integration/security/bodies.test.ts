import { expect, test } from 'vitest';
import { outcomeOf, withApi } from '../../support/api.ts';

const api = await withApi();

const KB = 1_024;
const json = { 'content-type': 'application/json' };
/** What costs the most to read. */
const nested = (bytes: number) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);

test.each([
  ['POST', '/auth/login'],
  ['POST', '/users/register'],
  ['POST', '/contact'],
  ['POST', '/meetings'],
])('a visitor sends no more than 64 kB: %s %s', async (method, path) => {
  const send = (body: string) => api.call(method, path, { body, headers: json });
  const tooLarge = await send(nested(65 * KB));
  expect(outcomeOf(tooLarge)).toEqual([400, 'INVALID_PAYLOAD']);
  expect(tooLarge.json().errors[0].message).toContain('large');
});

test('the team sends up to 512 kB, and nobody else to its routes', async () => {
  const [admin, member] = [await api.someone('admin'), await api.someone()];
  const send = (bytes: number, bearer?: string) =>
    api.call('PATCH', '/users', { body: nested(bytes), headers: json, ...(bearer && { bearer }) });
  const messageOf = async (bytes: number) =>
    (await send(bytes, admin.bearer)).json().errors[0].message as string;
  expect(await messageOf(513 * KB)).toContain('large');
  expect(await messageOf(400 * KB)).not.toContain('large');
  // Judged before the body is read.
  for (const bearer of [undefined, member.bearer]) {
    expect(outcomeOf(await send(400 * KB, bearer))).toEqual([403, 'FORBIDDEN']);
  }
});
