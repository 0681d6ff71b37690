import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { withApi } from '#tests/support/api.ts';

let bearer: string;

/** Most are called Birne, the oldest eighth Zwetschge: too many to be named, and none among the newest. */
const PEOPLE = 20_000;
const api = await withApi();
beforeAll(async () => {
  const { email } = await api.person({ role: 'admin' });
  bearer = (await api.logIn(email)).access_token;
  await sql`
    insert into users (id, email, role, status, first_name, created_at)
    select gen_random_uuid(), 'person' || n || '@example.com', 'member', 'active',
      case when n <= ${PEOPLE / 8} then 'Zwetschge' when n % 4 > 0 then 'Birne' else 'Quitte' end,
      timestamptz '2020-01-01' + n * interval '1 minute'
    from generate_series(1, ${PEOPLE}) n`.execute(api.owner.db);
  await sql`analyze users`.execute(api.owner.db);
});

interface Listed {
  data: { name: string; email: string }[];
  meta: unknown;
}

const list = async (search: string, sort: string, more = ''): Promise<Listed> => {
  const path = `/admin/people?search=${search}&sort=${sort}&limit=25${more}`;
  return (await api.call('GET', path, { bearer })).json();
};

test.each(['createdAt', '-createdAt'])(
  'lists count to 1,000 and show only matches, by %s',
  async (sort) => {
    for (const name of ['Zwetschge', 'Birne']) {
      const { data, meta } = await list(name, sort);
      expect(meta).toEqual({ total: 1_000, more: true });
      expect([data.length, ...new Set(data.map((row) => row.name))]).toEqual([25, name]);
    }
    expect((await list('Zwetschge', sort, '&group=team')).meta).toEqual({ total: 0 });
  },
);

test('a search shows the newest of very many, and what is not among the newest', async () => {
  const found = async (q: string): Promise<Listed['data']> => {
    const answer = await api.call('POST', '/admin/search', { bearer, body: { q } });
    return answer.json().data.people.rows;
  };
  const newest = Array.from({ length: 6 }, (_, index) => PEOPLE - index).filter((n) => n % 4 > 0);
  const birnen = (await found('birne')).map(({ email }) => email);
  expect(birnen.slice(0, 4)).toEqual(newest.slice(0, 4).map((n) => `person${n}@example.com`));
  expect((await found('zwetschge')).map(({ name }) => name)).toEqual(Array(5).fill('Zwetschge'));
});
