import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditedAction } from '#api/contract.gen.d.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import type { Someone } from '../../support/api.ts';
import { bringTo, withCast } from '../../support/foundation-api.ts';

const { api, people } = await withCast();
let admin: Someone;
let foundationId: string;
beforeAll(async () => {
  admin = await api.someone('admin');
  await api.owner.pool.query(
    `update users set first_name = 'Ottilie', last_name = 'Einzig' where id = $1`,
    [people.staff.id],
  );
  foundationId = await bringTo(api, people, 'notary-appointment-pending');
  await api.caughtUp();
});
afterAll(() => api.close());

const entries = async (query: string): Promise<AuditedAction[]> => {
  const answer = await api.call('GET', `/admin/audit?limit=200&${query}`, admin);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

describe('The audit log is searched', () => {
  test.each([
    ['name', () => 'einzig ottilie'],
    ['email address', () => people.staff.email],
    ['id', () => people.staff.id],
  ])('for who did something, by %s, and names them', async (_, typed) => {
    const found = await entries(`person=${encodeURIComponent(typed())}`);
    expect(found.length).toBeGreaterThan(1);
    for (const { actor } of found) {
      expect(actor).toMatchObject({ id: people.staff.id, name: 'Ottilie Einzig' });
    }
  });

  test('for a formation, by its file number, its company and its id', async () => {
    const byId = await entries(`search=${foundationId}`);
    const company = byId.find(({ target }) => target?.name)?.target?.name ?? '';
    expect(company).not.toBe('');
    expect(byId.map(({ action }) => action)).toContain('command');
    expect(await entries(`search=${fileNumber(foundationId)}`)).toEqual(byId);
    expect(await entries(`search=${encodeURIComponent(company)}`)).toEqual(byId);
  });

  test('and finds nothing for what nobody is called', async () => {
    expect(await entries('person=niemandheisstso')).toEqual([]);
    expect(await entries('search=niemandheisstso')).toEqual([]);
    expect(await entries('person=%2B%2B')).toEqual([]);
  });
});

describe('The audit log is narrowed down', () => {
  test('to days in Berlin, both included, in either order', async () => {
    const instants = ['2025-05-01T21:59:00Z', '2025-05-01T22:01:00Z', '2025-05-02T22:01:00Z'];
    for (const at of instants) {
      await api.owner.pool.query(
        `insert into audit_log (at, action, actor_role) values ($1, 'logout', 'operator')`,
        [at],
      );
    }
    const times = async (query: string) => (await entries(query)).map(({ at }) => at.slice(0, 16));
    const [first, second, third] = instants.map((at) => at.slice(0, 16));
    expect(await times('from=2025-05-02&to=2025-05-02')).toEqual([second]);
    expect(await times('to=2025-05-03&action=logout')).toEqual([third, second, first]);
    expect(await times('to=2025-05-03&sort=at')).toEqual([first, second, third]);
    expect(await times('from=2025-05-01T21:59:30Z&to=2025-05-02T00:00:00Z')).toEqual([second]);
    expect(await times('to=2024-01-01')).toEqual([]);
  });
});

test('the log is downloaded by admins, with codes and without formulas', async () => {
  await api.owner.pool.query(
    `insert into audit_log (action, actor_role, target_kind, target_id)
     values ('download', 'operator', 'file', '=1+1')`,
  );
  const file = await api.call('GET', '/admin/audit.csv?action=download', admin);
  expect(file.statusCode, file.body).toBe(200);
  expect(file.body).toContain(";file;'=1+1;");
  expect((await api.call('GET', '/admin/audit.csv', people.staff)).statusCode).toBe(403);
});
