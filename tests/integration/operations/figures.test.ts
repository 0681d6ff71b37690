import { afterAll, expect, test } from 'vitest';
import type { Figures } from '#api/contract.gen.d.ts';
import { weekOf } from '#domain/foundations/figures/counted.ts';
import { bringTo, command, withCast } from '../../support/foundation-api.ts';

const { api, people } = await withCast();
afterAll(() => api.close());

async function figures(query = ''): Promise<Figures> {
  await api.caughtUp();
  const answer = await api.call('GET', `/admin/figures${query}`, people.staff);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const openIn = (read: Figures, status: string) =>
  read.open.find((one) => one.status === status)?.count;

test('GET /admin/figures counts formations as they begin, move and end', async () => {
  const none = await figures();
  expect(none).toMatchObject({ started: 0, completed: 0, stages: [], parties: [] });
  expect(none.weeks).toHaveLength(13);
  const id = await bringTo(api, people, 'documents-pending');
  const begun = await figures('?weeks=4');
  expect(begun).toMatchObject({ started: 1, completed: 0, cancelled: 0 });
  expect(begun.weeks.at(-1)).toMatchObject({
    week: weekOf(new Date().toISOString()),
    started: 1,
  });
  expect(openIn(begun, 'documents-pending')).toBe(1);
  await bringTo(api, people, 'completed');
  const completed = await figures();
  expect(completed).toMatchObject({ started: 2, completed: 1 });
  expect(completed.stages).toHaveLength(11);
  expect(completed.parties.map(({ party }) => party)).not.toContain('nobody');
  const answer = await command(api, id, 'cancel-foundation', people.founder);
  expect(answer.statusCode, answer.body).toBe(200);
  const cancelled = await figures();
  expect(cancelled).toMatchObject({ started: 2, completed: 1, cancelled: 1 });
  expect(openIn(cancelled, 'documents-pending')).toBe(0);
});

test('GET /admin/figures takes no other period than those that are offered', async () => {
  for (const weeks of ['5', '0', 'many']) {
    const answer = await api.call('GET', `/admin/figures?weeks=${weeks}`, people.staff);
    expect(answer.statusCode).toBe(400);
  }
});
