import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { filterOf } from '#api/accounts/filter.ts';
import { fieldKinds, operatorNames } from '#modules/accounts/directory/conditions.ts';
import { roleIds } from '#modules/accounts/profile/account-fields.ts';
import { outcomeOf, PASSWORD, withApi } from '../../support/api.ts';

const api = await withApi();
const admin = await api.someone('admin');
const staff = await api.someone('staff');

const get = (path: string, bearer = admin.bearer) => api.call('GET', path, { bearer });
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const idsOf = (answer: { json(): { data: { id: string }[] } }) =>
  answer.json().data.map(({ id }) => id);

describe('the list of people', () => {
  test('gives admins everybody, staff founders and themselves, nobody else anything', async () => {
    const founder = await api.person();
    const lawyer = await api.someone('lawyer');
    const all = idsOf(await get('/users?limit=-1'));
    for (const { id } of [founder, lawyer, staff, admin]) expect(all).toContain(id);
    const founders = idsOf(await get('/users?limit=-1', staff.bearer));
    for (const { id } of [founder, staff]) expect(founders).toContain(id);
    for (const { id } of [lawyer, admin]) expect(founders).not.toContain(id);
    for (const bearer of [lawyer.bearer, (await api.someone('member')).bearer]) {
      expect(outcomeOf(await get('/users', bearer))).toEqual([403, 'FORBIDDEN']);
      expect(outcomeOf(await get(`/users/${founder.id}`, bearer))).toEqual([403, 'FORBIDDEN']);
    }
    expect(outcomeOf(await api.call('GET', '/users'))).toEqual([403, 'FORBIDDEN']);
  });

  test('is filtered, searched, sorted and counted', async () => {
    const mark = randomUUID().slice(0, 8);
    const names = ['Ada', 'Berta', 'Cäcilie'];
    const people = names.map((first_name) => ({
      email: `${mark}-${first_name.length}@example.com`,
      password: PASSWORD,
      first_name,
      last_name: mark,
    }));
    await api.call('POST', '/users', { body: people, bearer: admin.bearer });
    const named = async (query: string) =>
      (await get(`/users?fields=first_name&search=${mark}&${query}`))
        .json()
        .data.map((person: { first_name: string }) => person.first_name);
    expect(await named('sort=first_name')).toEqual(names);
    expect(await named('sort=-first_name&limit=1')).toEqual(['Cäcilie']);
    expect(await named('sort=first_name&limit=1&page=2')).toEqual(['Berta']);
    expect(await named('sort=first_name&offset=2')).toEqual(['Cäcilie']);
    expect(await named(`filter=${json({ first_name: { _in: ['Ada', 'Eve'] } })}`)).toEqual(['Ada']);
    expect(await named(`filter=${json({ first_name: { _icontains: 'ERT' } })}`)).toEqual(['Berta']);
    expect(await named(`filter=${json({ first_name: { _contains: '%' } })}`)).toEqual([]);
    expect(await named(`filter=${json({ role: { name: { _eq: 'admin' } } })}`)).toEqual([]);
    expect(
      await named(
        `filter=${json({
          _and: [
            { role: { _eq: roleIds.member } },
            { created_at: { _between: ['2020-01-01', '$NOW'] } },
            { _or: [{ first_name: 'Ada' }, { newsletter: { _eq: true } }] },
          ],
        })}`,
      ),
    ).toEqual(['Ada']);
    const counted = await get(`/users?search=${mark}&limit=1&meta=*`);
    expect(counted.json().meta).toMatchObject({ filter_count: 3 });
    expect(counted.json().meta.total_count).toBeGreaterThan(3);
  });

  test('searches names and addresses, and finds nothing by what cannot be read', async () => {
    const found = async (search: string) =>
      idsOf(await get(`/users?search=${encodeURIComponent(search)}`));
    expect(await found(staff.email.toUpperCase())).toEqual([staff.id]);
    expect(await found('$argon2id$')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  test.each([
    ['an unknown sort', 'sort=password_hash'],
    ['a limit over 200', 'limit=201'],
    ['a negative offset', 'offset=-1'],
    ['an aggregate', 'aggregate=*'],
    ['an unknown meta', 'meta=password'],
    ['a long search', `search=${'x'.repeat(101)}`],
    ['NUL', 'search=%00'],
  ])('refuses %s', async (_name, query) => {
    expect(outcomeOf(await get(`/users?${query}`))).toEqual([400, 'INVALID_QUERY']);
  });
});

test('check 33: no field, operator and value cause a 5xx', async () => {
  const values = [
    null,
    true,
    -1,
    1e308,
    '',
    'x',
    '\u0000',
    '\ud800',
    '2026-11-21',
    '$NOW',
    '$CURRENT_USER',
    roleIds.staff,
    [],
    ['x', 1],
    ['2020-01-01', '2030-01-01'],
    {},
    { _eq: 1 },
    'x'.repeat(2_000),
  ];
  const isTaken = (filter: object) => {
    try {
      return filterOf({ filter: JSON.stringify(filter) }, admin.id) !== undefined;
    } catch (error) {
      expect(error, JSON.stringify(filter)).toMatchObject({ status: 400 });
      return false;
    }
  };
  let asked = 0;
  for (const field of Object.keys(fieldKinds)) {
    for (const value of values) {
      const each = operatorNames.map((operator) => ({ [field]: { [operator]: value } }));
      const taken = each.filter(isTaken);
      // Asked for one by one, they would take a minute.
      const together = JSON.stringify(taken).length < 4_000 ? [{ _or: taken }] : taken;
      for (const filter of together) {
        const { statusCode } = await get(`/users?limit=1&fields=id&filter=${json(filter)}`);
        // The database refuses the caller's id as a date or a truth.
        expect.soft([200, 400], JSON.stringify(filter)).toContain(statusCode);
      }
      asked += taken.length;
    }
  }
  expect(asked).toBeGreaterThan(2_000);
});

const nested = (depth: number): unknown => (depth === 0 ? {} : { _and: [nested(depth - 1)] });
describe('check 25: limits of fields and filters', () => {
  test.each([
    ['fields at depth 11', `fields=${'a.'.repeat(10)}a`],
    ['no JSON', 'filter=nope'],
    ['an export', 'export=csv'],
    ['an aggregate', 'aggregate=*'],
    ['1,000 nested filters', `filter=${json(nested(1_000))}`],
    ['11 nested filters', `filter=${json(nested(11))}`],
    ['a deep of 10 kB', `deep=${'x'.repeat(10_000)}`],
    ['_regex', `filter=${json({ email: { _regex: '.*' } })}`],
    ['a filter on the password', `filter=${json({ password: { _starts_with: '$argon2' } })}`],
    ['a filter on the hash', `filter=${json({ password_hash: { _nnull: true } })}`],
    ['a filter on an inherited name', `filter=${json({ constructor: { _eq: 1 } })}`],
    ['an inherited operator', `filter=${json({ email: { toString: 1 } })}`],
    ['a filter on a date that is none', `filter=${json({ created_at: { _gt: 'x' } })}`],
    ['a filter on a date in the year 100,000', `filter=${json({ created_at: { _gt: 9e15 } })}`],
    ['an object as a value', `filter=${json({ email: { _eq: { $gt: '' } } })}`],
  ])('%s is refused within 50 ms, in a list and of oneself', async (_name, query) => {
    for (const path of ['/users', '/users/me']) {
      const times: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        const started = performance.now();
        const answer = await get(`${path}?${query}`);
        times.push(performance.now() - started);
        expect(outcomeOf(answer)).toEqual([400, 'INVALID_QUERY']);
      }
      // Other tests keep the machine busy.
      expect(Math.min(...times)).toBeLessThan(50);
    }
  });
});
