import { expect } from 'vitest';
import type { Task } from '#api/contract.gen.d.ts';
import { outcomeOf, type Someone } from '../../support/api.ts';
import { bringTo, type Cast, command, type FoundationApi } from '../../support/foundation-api.ts';
import { addRows } from '../../support/rows.ts';

interface Listed {
  tasks: Task[];
  meta: {
    total: number;
    counts: Record<string, number>;
    groups: Record<string, number>;
    kinds: Record<string, number>;
    next: object | null;
  };
}

/** What the team does with the tasks of its list. */
export function deskTasks(api: FoundationApi, people: Cast) {
  const { staff } = people;
  const { db } = api.connection;

  async function listed(who: Someone, show = 'team', page = 'limit=200'): Promise<Listed> {
    await api.caughtUp();
    const answer = await api.call('GET', `/admin/tasks?show=${show}&${page}`, who);
    expect(answer.statusCode, answer.body).toBe(200);
    const { data: tasks, meta } = answer.json();
    return { tasks, meta };
  }

  const about = async (id: string, who: Someone, show?: string) =>
    (await listed(who, show)).tasks.filter(
      ({ foundationId, key }) => foundationId === id || key.endsWith(`:${id}`),
    );

  async function act(name: string, who: Someone, body: object) {
    const answer = await api.call('POST', `/admin/tasks/${name}`, { ...who, body });
    expect(answer.statusCode, answer.body).toBe(200);
    await api.caughtUp();
    return answer.json().data.tasks;
  }

  /** A case whose invoice has its address. */
  async function caseAt(status: Parameters<typeof bringTo>[2], ownerId = staff.id) {
    const id = await bringTo(api, people, status);
    const orders = db
      .selectFrom('orders')
      .select(['id as order_id'])
      .where('foundation_id', '=', id);
    for (const { order_id } of await orders.execute()) {
      const row = { order_id, billing: JSON.stringify({}) as never, given_at: new Date() };
      await addRows(db, 'order_billing', row);
    }
    // Where people are not asked for, that is a task of every case, and has a test of its own.
    const settled = { settled_by: staff.id, settled_at: new Date() };
    await addRows(db, 'settled_tasks', { task: `people:${id}`, ...settled });
    const body = { ownerId };
    expect(outcomeOf(await command(api, id, 'assign-owner', staff, { body }))).toBe(200);
    await api.caughtUp();
    return id;
  }

  return { listed, about, act, caseAt };
}
