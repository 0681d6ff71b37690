import { expect, test } from 'vitest';
import { dayKey } from '#domain/site/formats.ts';
import { bringTo, startFoundation, startWithCast } from '../../support/foundation-api.ts';
import { storeFoundation } from '../../support/stored.ts';

const { api, people } = await startWithCast();

interface Page {
  ids: string[];
  total: number;
}

async function tasks(query: string): Promise<Page> {
  const asked = new URLSearchParams({
    limit: '200',
    ...Object.fromEntries(new URLSearchParams(query)),
  });
  const answer = await api.call('GET', `/admin/tasks?${asked}`, people.staff);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, meta } = answer.json();
  return { ids: data.map((task: { foundationId: string }) => task.foundationId), ...meta };
}

test('lawyers see what waits for them', async () => {
  const id = await bringTo(api, people, 'review-pending');
  await api.caughtUp();
  const answer = await api.call('GET', '/admin/tasks?waitingOn=lawyer&limit=200', people.lawyer);
  const { data } = answer.json();
  expect(data.find((task: { foundationId: string }) => task.foundationId === id)).toMatchObject({
    status: 'review-pending',
    waitingOn: 'lawyer',
  });
});

test('tasks can be filtered by several parties and by what is overdue', async () => {
  const [idle, mine, late] = [
    await startFoundation(api, people.founder),
    await bringTo(api, people, 'documents-pending'),
    await bringTo(api, people, 'notary-appointment-confirmation-pending'),
  ];
  await api.caughtUp();
  await api.connection.db
    .updateTable('projections.tasks')
    .set({ due_at: new Date(Date.now() - 60_000) })
    .where('foundation_id', '=', late)
    .execute();
  const listed = async (query: string) => {
    const { ids, total } = await tasks(query);
    expect(total).toBe(ids.length);
    return [idle, mine, late].map((id) => ids.includes(id));
  };
  expect(await listed('')).toEqual([true, true, true]);
  expect(await listed('waitingOn=staff,lawyer')).toEqual([false, true, false]);
  expect(await listed('waitingOn=staff,lawyer&overdue=also')).toEqual([false, true, true]);
  expect(await listed('overdue=only')).toEqual([false, false, true]);
  expect(await listed('waitingOn=staff&overdue=only')).toEqual([false, false, false]);
  const wrong = await api.call('GET', '/admin/tasks?waitingOn=staff,cat', people.staff);
  expect(wrong.statusCode).toBe(400);
});

test('staff see their own tasks even if 201 founders have been waiting longer', async () => {
  const stored = Array.from({ length: 201 }, () =>
    storeFoundation(api.events, api.keys, 'start-pending', people.founder.id),
  );
  await Promise.all(stored);
  const mine = await bringTo(api, people, 'documents-pending');
  await api.caughtUp();
  await api.connection.db
    .updateTable('projections.tasks')
    .set({ since: new Date(0) })
    .where('waiting_on', '=', 'founder')
    .execute();
  // Due before ours, and not overdue.
  await api.connection.db
    .updateTable('projections.foundations')
    .set({ due_on: dayKey(new Date().toISOString()) })
    .where('waiting_on', '=', 'founder')
    .execute();
  const everybody = await tasks('');
  expect(everybody.total).toBeGreaterThan(201);
  expect(everybody.ids).not.toContain(mine);
  const own = await tasks('waitingOn=staff,lawyer');
  expect(own.ids).toContain(mine);
  expect(own.total).toBe(own.ids.length);
  const founders = await tasks('waitingOn=founder');
  const rest = await tasks('waitingOn=founder&offset=200');
  expect(new Set([...founders.ids, ...rest.ids]).size).toBe(founders.total);
  expect(rest.total).toBe(founders.total);

  const late = founders.ids.slice(0, 30);
  const overdue = (ids: readonly string[], due_at: Date | null) =>
    api.connection.db
      .updateTable('projections.tasks')
      .set({ due_at })
      .where('foundation_id', 'in', ids)
      .execute();
  await overdue([...founders.ids, ...rest.ids], null);
  await overdue(late, new Date(0));
  const pages = await Promise.all(
    [0, 25].map((offset) => tasks(`waitingOn=founder&overdue=only&limit=25&offset=${offset}`)),
  );
  expect(pages.map(({ ids, total }) => [ids.length, total])).toEqual([
    [25, 30],
    [5, 30],
  ]);
  expect(pages.flatMap(({ ids }) => ids).toSorted()).toEqual(late.toSorted());
});
