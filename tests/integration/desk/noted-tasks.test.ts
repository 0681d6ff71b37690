import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Task } from '#api/contract.gen.d.ts';
import { dayIn, today } from '#demo/days.ts';
import { restsUntil } from '#domain/desk/tasks.ts';
import { outcomeOf } from '../../support/api.ts';
import { bringTo, withCast } from '../../support/foundation-api.ts';
import { changeRows } from '../../support/rows.ts';
import { deskTasks } from './desk-tasks.ts';

const { api, people } = await withCast();
const { staff } = people;
const { db } = api.connection;

const { about, act, caseAt } = deskTasks(api, people);

describe('a task that whoever sees it cannot end', () => {
  async function lateCase() {
    const id = await caseAt('notary-appointment-confirmation-pending');
    await changeRows(
      db,
      'projections.foundations',
      { id },
      { comes_back_as: 'call', comes_back_on: dayIn(-2) },
    );
    const [task] = await about(id, staff);
    return { id, key: task?.key ?? '' };
  }
  const rests = restsUntil(today());

  test('rests after the call that it asks for, and says what came of it', async () => {
    const { id, key } = await lateCase();
    const call = { kind: 'call', direction: 'outgoing', at: new Date().toISOString() };
    const note = (partner: string) => ({
      ...staff,
      headers: { 'idempotency-key': randomUUID() },
      body: { ...call, with: partner, outcome: 'not-reached' },
    });
    const notes = `/admin/foundations/${id}/notes`;
    expect(outcomeOf(await api.call('POST', notes, note('notary')))).toBe(200);
    expect((await about(id, staff))[0]).toMatchObject({ key, noted: null, snoozed: null });
    expect(outcomeOf(await api.call('POST', notes, note('founder')))).toBe(200);
    expect((await about(id, staff)).filter(({ kind }) => kind === 'call')).toEqual([]);
    expect((await about(id, staff, 'snoozed'))[0]).toMatchObject({
      key,
      noted: { what: 'called', outcome: 'not-reached' },
      snoozed: { until: rests },
    });
  });

  test('rests once a call is entered where the task is, and the case has the call', async () => {
    const { id, key } = await lateCase();
    expect(outcomeOf(await api.call('GET', `/admin/foundations/${id}/tasks`, staff))).toBe(200);
    const body = { tasks: [key], outcome: 'reached', text: 'Antwortet morgen.' };
    // Whoever has lost the answer sends it again.
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2]) {
      const answer = await api.call('POST', '/admin/tasks/called', { ...staff, body, headers });
      expect(answer.json().data.tasks).toEqual([{ task: key }]);
    }
    expect((await about(id, staff, 'snoozed'))[0]).toMatchObject({
      noted: { what: 'called', outcome: 'reached' },
    });
    const { data } = (await api.call('GET', `/admin/foundations/${id}/notes`, staff)).json();
    expect(data).toHaveLength(1);
    expect(data).toMatchObject([{ text: 'Antwortet morgen.', call: { with: 'founder' } }]);
    await act('snooze', staff, { tasks: [key], until: null });
    expect((await about(id, staff))[0]).toMatchObject({ key, noted: { outcome: 'reached' } });
  });

  test('rests after the founder was asked once more, as an address does', async () => {
    const { id, key } = await lateCase();
    await act('remind', staff, { tasks: [key] });
    expect((await about(id, staff, 'snoozed'))[0]).toMatchObject({ noted: { what: 'asked' } });
    const unpaid = await bringTo(api, people, 'bank-account-pending');
    const isAddress = ({ kind }: Task) => kind === 'address';
    const address = (await about(unpaid, staff)).find(isAddress);
    const tasks = [address?.key ?? ''];
    expect(address?.remindedAt).toBeNull();
    const asked = await Promise.all([1, 2, 3].map(() => act('remind', staff, { tasks })));
    const again = { task: tasks[0], refused: 'REMINDED_TODAY' };
    expect(asked.flat().filter(({ refused }) => refused === undefined)).toHaveLength(1);
    expect(asked.flat()).toEqual(expect.arrayContaining([again, { task: tasks[0] }]));
    expect((await about(unpaid, staff)).some(isAddress)).toBe(false);
    expect((await about(unpaid, staff, 'snoozed')).find(isAddress)).toMatchObject({
      noted: { what: 'asked', outcome: null },
      snoozed: { until: rests },
    });
  });
});

test('a notary without an open link is not reminded: the link comes first', async () => {
  const id = await caseAt('foundation-certificate-pending');
  const remind = async () => {
    const body = { foundations: [id] };
    const answer = await api.call('POST', '/admin/tasks/remind', { ...staff, body });
    return answer.json().data.tasks;
  };
  await api.link(id, 'foundation-certificate');
  await changeRows(db, 'upload_links', { foundation_id: id }, { revoked_at: new Date() });
  expect(await remind()).toEqual([{ task: id, refused: 'LINK_FIRST' }]);
  await api.link(id, 'foundation-certificate');
  expect(await remind()).toEqual([{ task: id }]);
});
