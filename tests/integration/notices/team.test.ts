import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { connect } from '#database/connection.ts';
import { dayIn } from '#demo/days.ts';
import { OWN_TASKS_MAX } from '#domain/desk/own-tasks.ts';
import { THERE_MS } from '#domain/desk/presence.ts';
import { watchPresence } from '#modules/desk/presence.ts';
import { removeUsers } from '#modules/erasures/remove-users.ts';
import { outcomeOf, type Someone } from '../../support/api.ts';
import { addDocument, command, withCast } from '../../support/foundation-api.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';
import { deskTasks } from '../desk/desk-tasks.ts';

const { api, people } = await withCast();
const { founder, staff, lawyer } = people;
const { db } = api.connection;
const { about, act, caseAt, listed } = deskTasks(api, people);

const colleague = await api.someone('staff');
await changeRows(db, 'users', { id: colleague.id }, { first_name: 'Mia', last_name: 'Kern' });
await changeRows(db, 'users', { id: staff.id }, { first_name: 'Nele', last_name: 'Hartmann' });

const noticesOf = async ({ bearer }: Someone, foundationId: string) =>
  (await api.call('GET', '/notices?limit=200', { bearer }))
    .json()
    .data.filter((one: { subject: object }) => JSON.stringify(one).includes(foundationId));
const kindsOf = async (who: Someone, foundationId: string) =>
  (await noticesOf(who, foundationId)).map(({ kind }: { kind: string }) => kind);

async function write(
  { bearer }: Someone,
  id: string,
  audience: 'team' | 'law-firm',
  text = 'Und nun?',
) {
  const answer = await api.call('POST', `/foundations/${id}/messages`, {
    bearer,
    body: { audience, text },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('the bell of the desk', () => {
  test('tells who gets a case from a colleague, and not who takes it', async () => {
    const id = await caseAt('documents-pending');
    const body = { ownerId: colleague.id };
    expect(outcomeOf(await command(api, id, 'assign-owner', staff, { body }))).toBe(200);
    expect(await noticesOf(colleague, id)).toMatchObject([
      { kind: 'case-handed-over', by: 'Nele Hartmann', isRead: false },
    ]);
    expect(await noticesOf(staff, id)).toEqual([]);
    const taken = { body: { ownerId: staff.id } };
    expect(outcomeOf(await command(api, id, 'assign-owner', staff, taken))).toBe(200);
    expect(await noticesOf(staff, id)).toEqual([]);
  });

  test('tells of files of others in a case of one’s own', async () => {
    const id = await caseAt('documents-pending');
    await addDocument(api, id, staff, { title: 'Satzung' });
    expect(await kindsOf(staff, id)).toEqual([]);
    await addDocument(api, id, colleague, { title: 'Liste' });
    expect(await kindsOf(staff, id)).toEqual(['file-arrived']);
  });

  test('tells once of messages until that is read, and nobody of ours of the law firm’s', async () => {
    const id = await caseAt('documents-pending');
    await write(founder, id, 'team');
    await write(founder, id, 'team');
    expect(await kindsOf(staff, id)).toEqual(['member-answered']);
    const { bearer } = staff;
    await api.call('POST', '/notices/read', { bearer, body: { foundationId: id } });
    await write(founder, id, 'team');
    expect(await kindsOf(staff, id)).toHaveLength(2);
    await write(founder, id, 'law-firm');
    expect(await kindsOf(lawyer, id)).toEqual([]);
    await write(lawyer, id, 'law-firm');
    await write(founder, id, 'law-firm');
    expect(await kindsOf(lawyer, id)).toEqual(['member-answered']);
    expect(await kindsOf(staff, id)).toHaveLength(2);
    expect(await kindsOf(colleague, id)).toEqual([]);
  });

  test('tells once whom a note names, however often it is changed', async () => {
    const id = await caseAt('documents-pending');
    const path = `/admin/foundations/${id}/notes`;
    const note = (text: string) => ({ kind: 'note', text });
    const written = await api.call('POST', path, {
      bearer: staff.bearer,
      body: note('@Mia Kern, sieh dir das an'),
      headers: { 'idempotency-key': randomUUID() },
    });
    const changed = await api.call('PATCH', `${path}/${written.json().data.id}`, {
      bearer: staff.bearer,
      body: note('@Mia Kern, sieh dir das bitte an'),
    });
    expect(outcomeOf(changed)).toBe(200);
    expect(await kindsOf(colleague, id)).toEqual(['mentioned']);
    const [noted] = (await api.call('GET', path, staff)).json().data;
    expect(noted.mentions).toEqual([{ id: colleague.id, name: 'Mia Kern' }]);
  });

  test('tells who is given a task that is no case', async () => {
    const id = await caseAt('documents-pending');
    const cancelled = { body: { reason: 'Aufgegeben', order: 'withdraw' } };
    await command(api, id, 'cancel-foundation', staff, cancelled);
    const [task] = await about(id, staff);
    await act('assign', staff, { tasks: [task?.key], to: colleague.id });
    await act('assign', staff, { tasks: [task?.key], to: colleague.id });
    expect(await kindsOf(colleague, id)).toEqual(['task-handed-over']);
  });
});

test('a question is a task until it is answered, of staff or of the law firm', async () => {
  const id = await caseAt('documents-pending');
  const questions = async (who: Someone) =>
    (await about(id, who)).filter(({ kind }) => kind.endsWith('message'));
  await write(founder, id, 'law-firm');
  expect(await questions(staff)).toEqual([]);
  expect(await questions(lawyer)).toMatchObject([{ about: 'question-of-law', owner: null }]);
  await write(founder, id, 'team');
  expect(await questions(staff)).toMatchObject([{ about: 'question', owner: { id: staff.id } }]);
  await write(staff, id, 'team', 'Bald.');
  expect(await questions(staff)).toEqual([]);
  await write(lawyer, id, 'law-firm', 'Ja.');
  expect(await questions(lawyer)).toEqual([]);
});

test('all of somebody’s goes to a colleague, counted before, and the workload follows', async () => {
  const [leaving, taking] = [await api.someone('staff'), await api.someone('staff')];
  const running = await caseAt('documents-pending', leaving.id);
  const ended = await caseAt('documents-pending', leaving.id);
  const cancelled = { body: { reason: 'Aufgegeben', order: 'withdraw' } };
  await command(api, ended, 'cancel-foundation', staff, cancelled);
  const loadOf = async ({ id }: Someone) => {
    await api.caughtUp();
    const { data } = (await api.call('GET', '/admin/workload', staff)).json();
    return data.find(({ person }: { person: { id: string } }) => person.id === id);
  };
  expect(await loadOf(leaving)).toMatchObject({ cases: 1, open: 2, overdue: 0 });
  const path = `/admin/workload/${leaving.id}`;
  const { cases, tasks } = (await api.call('GET', path, staff)).json().data;
  expect(cases.map(({ id }: { id: string }) => id)).toEqual([running]);
  expect(tasks).toMatchObject([{ kind: 'follow-up', foundationId: ended }]);
  const { bearer } = staff;
  const handOver = () => api.call('POST', `${path}/hand-over`, { bearer, body: { to: taking.id } });
  expect((await handOver()).json().data).toMatchObject({ cases: 1, tasks: 1, refused: 0 });
  expect(await loadOf(leaving)).toMatchObject({ cases: 0, open: 0 });
  expect(await loadOf(taking)).toMatchObject({ cases: 1, open: 2 });
  expect((await handOver()).json().data).toMatchObject({ cases: 0, tasks: 0 });
  expect(await kindsOf(taking, running)).toEqual(['case-handed-over']);
  expect(await kindsOf(taking, ended)).toEqual(['task-handed-over']);
});

describe('a task of one’s own', () => {
  const body = { text: 'Am Montag nachfragen', dueOn: dayIn(3) };
  const add = ({ bearer }: Someone, task: object, key: string = randomUUID()) =>
    api.call('POST', '/admin/own-tasks', {
      bearer,
      body: task,
      headers: { 'idempotency-key': key },
    });
  const own = async (who: Someone, show = 'mine') =>
    (await listed(who, show)).tasks.filter(({ about: what }) => what === 'own');

  test('is there on its day, is done and taken back, and goes with all of somebody’s', async () => {
    const [clerk, taking] = [await api.someone('staff'), await api.someone('staff')];
    const foundationId = await caseAt('documents-pending');
    const key = randomUUID();
    const [first, second] = [
      await add(clerk, { ...body, foundationId }, key),
      await add(clerk, { ...body, foundationId }, key),
    ];
    const { task } = first.json().data;
    expect(second.json().data).toEqual({ task });
    const found = { key: task, hint: body.text, dueOn: body.dueOn, foundationId };
    expect(await own(clerk)).toMatchObject([{ ...found, owner: { id: clerk.id } }]);
    expect(await act('done', clerk, { tasks: [task], done: true })).toEqual([{ task }]);
    expect(await own(clerk)).toEqual([]);
    expect(await act('done', clerk, { tasks: [task], done: false })).toEqual([{ task }]);
    for (const to of [null, lawyer.id]) {
      const refused = await act('assign', clerk, { tasks: [task], to });
      expect(refused).toEqual([{ task, refused: 'NOT_ALLOWED' }]);
    }
    const { bearer } = staff;
    const path = `/admin/workload/${clerk.id}/hand-over`;
    const handed = await api.call('POST', path, { bearer, body: { to: taking.id } });
    expect(handed.json().data).toMatchObject({ cases: 0, tasks: 1 });
    expect(await own(taking)).toMatchObject([{ ...found, owner: { id: taking.id } }]);
    expect(await own(clerk)).toEqual([]);
    // Whoever gets it has it for good: it ends with their account.
    await removeUsers(db, [clerk.id], { kept: new Set(), team: true });
    expect(await rowsOf(db, 'own_tasks', { owner_id: taking.id })).toHaveLength(1);
    await removeUsers(db, [taking.id], { kept: new Set(), team: true });
    expect(await rowsOf(db, 'own_tasks', { foundation_id: foundationId })).toEqual([]);
  });

  test('of the law firm is seen by the law firm alone, which settles it', async () => {
    const { task } = (await add(lawyer, body)).json().data;
    expect(await own(lawyer)).toMatchObject([{ key: task, owner: { id: lawyer.id } }]);
    const keys = (await own(staff, 'team')).map(({ key }) => key);
    expect(keys).not.toContain(task);
    expect(await act('done', staff, { tasks: [task], done: true })).toEqual([
      { task, refused: 'NOT_ALLOWED' },
    ]);
    expect(await act('done', lawyer, { tasks: [task], done: true })).toEqual([{ task }]);
    expect(await own(lawyer)).toEqual([]);
  });

  test('has a day from today to a year ahead, and there are not too many of a person', async () => {
    for (const dueOn of [dayIn(-1), dayIn(400)]) {
      expect(outcomeOf(await add(staff, { ...body, dueOn }))).toEqual([400, 'INVALID_PAYLOAD']);
    }
    const unknown = { ...body, foundationId: randomUUID() };
    expect((await add(staff, unknown)).statusCode).toBe(403);
    const clerk = await api.someone('staff');
    const row = {
      owner_id: clerk.id,
      audience: 'team' as const,
      foundation_id: null,
      text: body.text,
      due_on: body.dueOn,
      created_at: new Date(),
      done_at: null,
    };
    const many = Array.from({ length: OWN_TASKS_MAX - 1 }, () => ({ id: randomUUID(), ...row }));
    await addRows(db, 'own_tasks', ...many);
    const answers = await Promise.all([1, 2, 3].map(() => add(clerk, body)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, 409, 409]);
  });
});

describe('a stand-in', () => {
  const enter = ({ bearer }: Someone, body: object) =>
    api.call('POST', '/admin/stand-ins', { bearer, body });
  const days = { from: dayIn(0), until: dayIn(2) };

  test('has the tasks and notices of who is away, until it ends', async () => {
    const [away, there] = [await api.someone('staff'), await api.someone('staff')];
    const id = await caseAt('documents-pending', away.id);
    const mine = async () => {
      const { tasks, meta } = await listed(there, 'mine');
      return { tasks: tasks.filter((task) => task.foundationId === id), meta };
    };
    expect((await mine()).tasks).toEqual([]);
    const pair = { absentId: away.id, standInId: there.id };
    const later = await enter(away, { ...pair, from: dayIn(5), until: dayIn(6) });
    expect(outcomeOf(later)).toBe(200);
    expect((await mine()).tasks).toEqual([]);
    const entered = await enter(away, { ...pair, ...days });
    const found = await mine();
    expect(found.tasks).toMatchObject([{ kind: 'step', owner: { id: away.id } }]);
    expect(found.meta).toMatchObject({ standsInFor: [away.id] });
    await write(founder, id, 'team');
    expect(await kindsOf(away, id)).toContain('member-answered');
    expect(await kindsOf(there, id)).toEqual(['member-answered']);
    const path = `/admin/stand-ins/${entered.json().data.id}`;
    expect((await api.call('DELETE', path, there)).statusCode).toBe(204);
    expect((await mine()).tasks).toEqual([]);
  });

  test('is entered for oneself, by the office for all, and of one’s own side', async () => {
    const other = await api.someone('lawyer');
    const pair = { absentId: lawyer.id, standInId: other.id };
    expect((await enter(other, { ...pair, ...days })).statusCode).toBe(403);
    const ours = { absentId: lawyer.id, standInId: staff.id, ...days };
    expect(outcomeOf(await enter(lawyer, ours))).toEqual([400, 'INVALID_PAYLOAD']);
    const answers = await Promise.all([1, 2].map(() => enter(staff, { ...pair, ...days })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { data } = (await api.call('GET', '/admin/stand-ins', lawyer)).json();
    expect(data).toContainEqual(
      expect.objectContaining({ absent: expect.objectContaining({ id: lawyer.id }), ...days }),
    );
  });
});

test('who has a case open is known in both processes of the API, and forgotten soon', async () => {
  const id = await caseAt('documents-pending');
  const { config } = api.deps;
  const own = connect(config.databaseUrl);
  // With connections and a listener of its own, as a second process has them.
  const second = await buildApp({ ...api.deps, connection: own });
  let now = Date.now();
  const later = watchPresence(config.databaseUrl, () => now);
  try {
    const url = `/admin/foundations/${id}/presence`;
    const inFirst = async ({ bearer }: Someone) =>
      (await api.call('POST', url, { bearer })).json().data;
    const inSecond = async ({ bearer }: Someone) => {
      const headers = { authorization: `Bearer ${bearer}` };
      const answer = await second.inject({ method: 'POST', url: `/api${url}`, headers });
      return answer.json().data;
    };
    // A process hears of others once it listens.
    await expect
      .poll(async () => {
        await inFirst(colleague);
        return [await inSecond(staff), later.others(id, staff.id)];
      })
      .toEqual([['Mia Kern'], [colleague.id]]);
    await expect.poll(() => inFirst(colleague)).toEqual(['Nele Hartmann']);
    now += THERE_MS;
    expect(later.others(id, staff.id)).toEqual([]);
  } finally {
    await later.close();
    await second.close();
    await own.close();
  }
});
