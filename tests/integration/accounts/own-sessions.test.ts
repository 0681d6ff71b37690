import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { outcomeOf, PASSWORD, withApi } from '../../support/api.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const api = await withApi();

interface Listed {
  id: string;
  browser: string | null;
  system: string | null;
  current: boolean;
  created_at: string;
  last_used_at: string;
}

async function logIn(email: string, userAgent = firefox) {
  const headers = { 'user-agent': userAgent };
  const answer = await api.call('POST', '/auth/login', {
    body: { email, password: PASSWORD },
    headers,
  });
  return answer.json().data as { access_token: string; refresh_token: string };
}

const listed = async ({ access_token: bearer }: { access_token: string }, query = '') =>
  (await api.call('GET', `/users/me/sessions${query}`, { bearer })).json() as {
    data: Listed[];
    meta: { total: number };
  };
const end = ({ access_token: bearer }: { access_token: string }, id = '') =>
  api.call('DELETE', `/users/me/sessions${id && `/${id}`}`, { bearer });
const read = ({ access_token: bearer }: { access_token: string }) =>
  api.call('GET', '/users/me', { bearer });

describe('check 20: people', () => {
  test('see where they are logged in, and which session is this one', async () => {
    const { email } = await api.person();
    const other = await logIn(email, safari);
    const own = await logIn(email);
    const { data, meta } = await listed(own);
    expect(meta.total).toBe(2);
    const [one, two] = data.toSorted((a, b) => Number(b.current) - Number(a.current));
    expect(one).toMatchObject({ browser: 'Firefox', system: 'Windows', current: true });
    expect(two).toMatchObject({ browser: 'Safari', system: 'iPhone', current: false });
    expect((await listed(other)).data.find(({ current }) => current)?.browser).toBe('Safari');
  });

  test('end one of them: its tokens are refused at the next request', async () => {
    const { email } = await api.person();
    const [own, other] = [await logIn(email), await logIn(email, safari)];
    const { data } = await listed(own);
    const id = data.find(({ current }) => !current)?.id ?? '';
    expect((await end(own, id)).statusCode).toBe(204);
    expect((await read(other)).statusCode).toBe(401);
    const body = { refresh_token: other.refresh_token };
    expect((await api.call('POST', '/auth/refresh', { body })).statusCode).toBe(401);
    expect((await read(own)).statusCode).toBe(200);
    expect((await listed(own)).meta.total).toBe(1);
    expect(outcomeOf(await end(own, id))).toEqual([403, 'FORBIDDEN']);
  });

  test('end all others and keep the one they are in', async () => {
    const { email } = await api.person();
    const others = [await logIn(email), await logIn(email)];
    const own = await logIn(email);
    expect((await end(own)).statusCode).toBe(204);
    for (const other of others) expect((await read(other)).statusCode).toBe(401);
    expect((await read(own)).statusCode).toBe(200);
  });

  test('log out by ending the present one', async () => {
    const own = await logIn((await api.person()).email);
    const [session] = (await listed(own)).data;
    expect((await end(own, session?.id)).statusCode).toBe(204);
    expect((await read(own)).statusCode).toBe(401);
  });

  test('cannot see or end those of others, which look like none at all', async () => {
    const victim = await logIn((await api.person()).email);
    const own = await logIn((await api.person()).email);
    const [foreign] = (await listed(victim)).data;
    const answers = [
      await end(own, foreign?.id),
      await end(own, randomUUID()),
      await end(own, 'no-uuid'),
    ];
    for (const answer of answers) {
      expect(outcomeOf(answer)).toEqual([403, 'FORBIDDEN']);
      expect(answer.body).toBe(answers[0]?.body);
    }
    expect((await read(victim)).statusCode).toBe(200);
    expect((await listed(own)).data).toHaveLength(1);
  });

  test('are shown no session that has ended, run out or not been used for a week', async () => {
    const { email, id } = await api.person();
    const idle = await logIn(email);
    const [session] = (await listed(idle)).data;
    await api.connection.pool.query(
      "update refresh_tokens set expires_at = now() - interval '1 second' where session_id = $1",
      [session?.id],
    );
    await logIn(email);
    await api.connection.pool.query(
      "update sessions set expires_at = now() - interval '1 second' where user_id = $1 and id <> $2",
      [id, session?.id],
    );
    const own = await logIn(email);
    expect((await listed(own)).data.map(({ current }) => current)).toEqual([true]);
  });

  test('page through many', async () => {
    const { email } = await api.person();
    for (let count = 0; count < 3; count += 1) await logIn(email);
    const own = await logIn(email);
    const first = await listed(own, '?limit=3');
    const rest = await listed(own, '?limit=3&offset=3');
    expect([first.data.length, rest.data.length, rest.meta.total]).toEqual([3, 1, 4]);
    expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(4);
  });
});

test('visitors have no sessions', async () => {
  const answer = await api.call('GET', '/users/me/sessions');
  expect(outcomeOf(answer)).toEqual([401, 'INVALID_CREDENTIALS']);
});

test('check 44: of a user agent only known names are kept', async () => {
  const { email, id } = await api.person();
  await logIn(email, 'Firefox/1.0 <script>alert(1)</script> \u001b[31m Windows');
  await logIn(email, 'curl/8');
  const rows = await api.connection.db
    .selectFrom('sessions')
    .select(['browser', 'system'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  expect(rows).toEqual([
    { browser: 'Firefox', system: 'Windows' },
    { browser: null, system: null },
  ]);
});
