import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEB_ACCESS_COOKIE } from '#api/http/cookies.ts';
import { type Someone, startApi } from '../../support/api.ts';
import { command, startFoundation, withCast } from '../../support/foundation-api.ts';
import { addRows } from '../../support/rows.ts';

type World = Awaited<ReturnType<typeof withCast>>;

let api: World['api'];
let people: World['people'];
let other: Someone;
let url: string;
let founderSees: Listening;

beforeAll(async () => {
  ({ api, people } = await withCast());
  other = await api.someone('member');
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => founderSees?.leave());

/** As browsers send it: with the cookie of the site, and asking for an event stream. */
const ask = (base: string, bearer?: string, init: RequestInit = {}) =>
  fetch(`${base}/api/changes`, {
    ...init,
    headers: {
      accept: 'text/event-stream',
      ...(bearer && { cookie: `${WEB_ACCESS_COOKIE}=${bearer}` }),
    },
  });

type Listening = Awaited<ReturnType<typeof listen>>;

async function listen(base: string, { bearer }: Pick<Someone, 'bearer'>) {
  const leaving = new AbortController();
  const answer = await ask(base, bearer, { signal: leaving.signal });
  expect(answer.status).toBe(200);
  const told = { headers: answer.headers, text: '', ended: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) told.text += decoder.decode(chunk);
    told.ended = true;
  };
  read().catch(() => undefined);
  await expect.poll(() => told.text).toContain('retry: ');
  return {
    told,
    changes: () => told.text.split('event: changed\ndata: foundations\n\n').length - 1,
    leave: () => leaving.abort(),
  };
}

test('a change is told to who founds and to the team within two seconds, and to no other member', async () => {
  const id = await startFoundation(api, people.founder);
  await api.caughtUp();
  const [joined, left] = await Promise.all([api.someone('member'), api.someone('member')]);
  const part = { foundation_id: id, role: 'co-founder', participant_id: randomUUID() } as const;
  await addRows(
    api.connection.db,
    'projections.participations',
    { ...part, account_id: joined.id, ended_at: null },
    { ...part, account_id: left.id, ended_at: new Date().toISOString() },
  );
  // What is gathered about the start has been passed on.
  await sleep(1_500);
  founderSees = await listen(url, people.founder);
  const staffSees = await listen(url, people.staff);
  const otherSees = await listen(url, other);
  const joinedSees = await listen(url, joined);
  const leftSees = await listen(url, left);
  const begun = Date.now();
  const answer = await command(api, id, 'submit-core-data', people.founder);
  expect(answer.statusCode, answer.body).toBe(200);
  await expect.poll(founderSees.changes, { interval: 20 }).toBe(1);
  await expect.poll(staffSees.changes, { interval: 20 }).toBe(1);
  await expect.poll(joinedSees.changes, { interval: 20 }).toBe(1);
  expect(Date.now() - begun).toBeLessThan(2_000);
  await sleep(1_500);
  expect(otherSees.changes()).toBe(0);
  expect(leftSees.changes()).toBe(0);
  expect(founderSees.told.text).not.toMatch(/[0-9a-f]{8}-/);

  const own = await startFoundation(api, other);
  await expect.poll(otherSees.changes, { interval: 20 }).toBe(1);
  await expect.poll(staffSees.changes, { interval: 20 }).toBe(2);
  expect(founderSees.changes()).toBe(1);
  expect(own).not.toBe(id);
  for (const one of [otherSees, staffSees, joinedSees, leftSees]) one.leave();
});

test('what the team does with its tasks is told to the team at once, and to no member', async () => {
  await sleep(1_500);
  const staffSees = await listen(url, people.staff);
  const before = founderSees.changes();
  const body = { tasks: ['inquiry:0'], until: null };
  const answer = await api.call('POST', '/admin/tasks/snooze', { ...people.staff, body });
  expect(answer.statusCode, answer.body).toBe(200);
  await expect.poll(staffSees.changes, { interval: 20 }).toBe(1);
  expect(founderSees.changes()).toBe(before);
  staffSees.leave();
});

test('nobody keeps it, nor holds it back on the way', () => {
  const { headers } = founderSees.told;
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
});

test('visitors are refused, and so is who has not asked for a stream', async () => {
  expect((await ask(url)).status).toBe(403);
  expect((await ask(url, 'no-such-token')).status).toBe(403);
  const answer = await api.call('GET', '/changes', { bearer: people.founder.bearer });
  expect(answer.statusCode).toBe(400);
});

test('after a gap in the notifications everybody is told', async () => {
  const { changes } = founderSees;
  const before = changes();
  await api.owner.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'checkpoint-watch'`,
  );
  await expect.poll(changes).toBe(before + 1);
});

test('ends with its session, its account and its role', async () => {
  const [leaving, suspended, promoted, staying] = await Promise.all([
    api.someone('member'),
    api.someone('member'),
    api.someone('member'),
    api.someone('member'),
  ]);
  const all = await Promise.all(
    [leaving, suspended, promoted, staying].map((one) => listen(url, one)),
  );
  const { pool } = api.connection;
  await pool.query('update sessions set ended_at = now() where user_id = $1', [leaving.id]);
  await pool.query("update users set status = 'suspended' where id = $1", [suspended.id]);
  await pool.query("update users set role = 'staff' where id = $1", [promoted.id]);
  const ended = () => all.map(({ told }) => told.ended);
  await expect.poll(ended, { timeout: 8_000 }).toEqual([true, true, true, false]);
  for (const { leave } of all) leave();
});

test('the oldest of nine makes way, and those that were left do not count', async () => {
  const { bearer } = await api.someone('member');
  const nine: Listening[] = [];
  for (let tabs = 0; tabs < 8; tabs += 1) nine.push(await listen(url, { bearer }));
  nine.pop()?.leave();
  await sleep(200);
  nine.push(await listen(url, { bearer }));
  await sleep(200);
  expect(nine.filter(({ told }) => told.ended)).toEqual([]);
  nine.push(await listen(url, { bearer }));
  await expect.poll(() => nine[0]?.told.ended).toBe(true);
  expect(nine[0]?.told.text).toMatch(/retry: 60000\n\n$/);
  expect(nine.filter(({ told }) => told.ended)).toHaveLength(1);
  for (const { leave } of nine) leave();
});

test('ends at once when the process is about to go, which then waits for nobody', async () => {
  const draining = new AbortController();
  const leaving = await startApi({}, { draining: draining.signal });
  const base = await leaving.app.listen({ port: 0, host: '127.0.0.1' });
  const { email } = await leaving.person();
  const { access_token: bearer } = await leaving.logIn(email);
  const listening = await listen(base, { bearer });
  draining.abort();
  await expect.poll(() => listening.told.ended, { timeout: 1_000 }).toBe(true);
  const refused = await ask(base, bearer);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  await leaving.close();
});

test('nor does a process that closes without notice', async () => {
  const closing = await startApi();
  const base = await closing.app.listen({ port: 0, host: '127.0.0.1' });
  const { email } = await closing.person();
  const { access_token: bearer } = await closing.logIn(email);
  const { told } = await listen(base, { bearer });
  const begun = Date.now();
  await closing.close();
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(told.ended).toBe(true);
});
