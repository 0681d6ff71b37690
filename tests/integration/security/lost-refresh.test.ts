import { expect, test } from 'vitest';
import { outcomeOf, withApi } from '../../support/api.ts';

const api = await withApi();

const me = (bearer?: string) => api.call('GET', '/users/me', { bearer });
const refresh = (refresh_token: string) =>
  api.call('POST', '/auth/refresh', { body: { refresh_token } });
const aSession = async () => api.logIn((await api.person()).email);
const aMinuteLater = () =>
  api.connection.pool.query(
    "update refresh_tokens set rotated_at = now() - interval '60 s' where rotated_at is not null",
  );
const successorOf = async (token: string) => {
  const answer = await refresh(token);
  expect(answer.statusCode).toBe(200);
  return answer.json().data as { access_token: string; refresh_token: string };
};
const expectEnded = async (token: string, access: string) => {
  expect(outcomeOf(await refresh(token))).toEqual([401, 'INVALID_CREDENTIALS']);
  expect((await me(access)).statusCode).toBe(401);
  expect(api.logged()).toContain('refresh-token-reused');
};

test('check 19: a token whose successor has been used ends the whole session', async () => {
  const { refresh_token, access_token } = await aSession();
  const first = await successorOf(refresh_token);
  const second = await successorOf(first.refresh_token);
  await aMinuteLater();
  await expectEnded(refresh_token, access_token);
  expect((await me(second.access_token)).statusCode).toBe(401);
  expect((await refresh(second.refresh_token)).statusCode).toBe(401);
});

test('a refresh is repeated when its answer was lost, however often and by however many at once', async () => {
  const { refresh_token } = await aSession();
  await successorOf(refresh_token);
  await aMinuteLater();
  await successorOf(refresh_token);
  await aMinuteLater();
  const pairs = await Promise.all(Array.from({ length: 20 }, () => successorOf(refresh_token)));
  const [kept, ...others] = new Set(pairs.map((pair) => pair.refresh_token));
  expect(others).toEqual([]);
  const next = await successorOf(kept ?? '');
  expect((await me(next.access_token)).statusCode).toBe(200);
});

test('check 19: it shows that two hold one session, although both renew it in turn', async () => {
  const { refresh_token, access_token } = await aSession();
  const thief = await successorOf(refresh_token);
  await aMinuteLater();
  const owner = await successorOf(refresh_token);
  await aMinuteLater();
  // Whoever comes next: one of the two successors is void.
  await expectEnded(thief.refresh_token, access_token);
  expect((await refresh(owner.refresh_token)).statusCode).toBe(401);
});
