import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { dayIn, inDays, today } from '#demo/days.ts';
import { dueGroup } from '#domain/desk/tasks.ts';
import { foreign } from '#domain/foreign-text.ts';
import { sweepArrangedTasks } from '#modules/desk/arranged-tasks.ts';
import { receiveInquiry } from '#modules/inquiries/inquiries.ts';
import { isOfPackage } from '#modules/orders/times/hours-left.ts';
import { outcomeOf, type Someone } from '../../support/api.ts';
import { addDocument, bringTo, command, withCast } from '../../support/foundation-api.ts';
import { anOrder, aPackageOfHours } from '../../support/orders/orders.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';
import { deskTasks } from './desk-tasks.ts';

const { api, people } = await withCast();
const { founder, staff, lawyer } = people;
const admin = await api.someone('admin');
const { db } = api.connection;

const { listed, about, act, caseAt } = deskTasks(api, people);

async function inquiry(receivedAt = new Date()): Promise<string> {
  const id = randomUUID();
  const content = {
    name: 'Mira Beispiel',
    email: 'mira@example.com',
    message: foreign('Wie lange?'),
  };
  await receiveInquiry(db, { id, kind: 'contact', language: 'de', content }, receivedAt);
  return id;
}

describe('what waits for the team', () => {
  test('is of all kinds, with words, owner and day, for those who may see it', async () => {
    const [drafting, review, cancelled] = [
      await caseAt('documents-pending'),
      await caseAt('review-pending'),
      await caseAt('documents-pending'),
    ];
    await addDocument(api, drafting, staff, { title: 'Satzung' });
    const reason = { body: { reason: 'Aufgegeben', order: 'withdraw' } };
    await command(api, cancelled, 'cancel-foundation', staff, reason);
    const asked = await inquiry();
    await bringTo(api, people, 'bank-account-pending');
    const ours = await listed(staff);
    const kinds = new Set(ours.tasks.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['address', 'follow-up', 'inquiry', 'step']);
    expect(ours.tasks.find((task) => task.foundationId === drafting)).toMatchObject({
      kind: 'step',
      about: 'documents-there',
      city: 'Köln',
      owner: { id: staff.id },
      snoozed: null,
      remindedAt: null,
    });
    expect(ours.tasks.find(({ key }) => key === `inquiry:${asked}`)).toMatchObject({
      subject: 'Mira Beispiel',
      hint: 'Wie lange?',
      owner: null,
    });
    const days = ours.tasks.map(({ dueOn }) => dueOn ?? '9999');
    expect(days).toEqual(days.toSorted());
    const groups = Object.groupBy(ours.tasks, ({ dueOn }) => dueGroup(dueOn, today()));
    for (const [group, count] of Object.entries(ours.meta.groups)) {
      expect(groups[group as keyof typeof groups]?.length ?? 0, group).toBe(count);
    }
    const steps = await listed(staff, 'team', 'limit=200&kind=step');
    expect(new Set(steps.tasks.map(({ kind }) => kind))).toEqual(new Set(['step']));
    expect([steps.tasks.length, steps.meta.total]).toEqual([
      ours.meta.kinds.step,
      ours.meta.kinds.step,
    ]);
    const later = { text: 'Nachfragen', dueOn: dayIn(30), foundationId: drafting };
    await api.call('POST', '/admin/own-tasks', { ...staff, body: later });
    const cases = (await listed(staff, 'team', 'limit=200&by=case')).tasks.map(
      ({ foundationId }) => foundationId,
    );
    expect(cases.filter((one) => one === drafting)).toHaveLength(2);
    const beginnings = cases.filter((one, index) => one !== cases[index - 1]);
    expect(new Set(beginnings).size).toBe(beginnings.length);
    const theirs = await listed(lawyer);
    expect(theirs.tasks.map(({ kind, foundationId }) => [kind, foundationId])).toEqual([
      ['legal-step', review],
    ]);
    expect((await listed(lawyer, 'mine')).meta.total).toBe(1);
  });

  test('is nobody’s where whoever looked after a finished case has left, and can be taken', async () => {
    const former = await api.someone('staff');
    const id = await caseAt('documents-pending', former.id);
    const reason = { body: { reason: 'Aufgegeben', order: 'withdraw' } };
    await command(api, id, 'cancel-foundation', staff, reason);
    const ownerOf = async () => (await about(id, staff)).map(({ owner }) => owner?.id ?? null);
    expect(await ownerOf()).toEqual([former.id]);
    await changeRows(db, 'users', { id: former.id }, { status: 'suspended' });
    const [left] = await about(id, staff, 'unowned');
    expect(left).toMatchObject({ kind: 'follow-up', owner: null });
    const shown = async (show: string) =>
      (await api.call('GET', `/admin/team?show=${show}`, staff))
        .json()
        .data.map(({ id: one }: { id: string }) => one);
    expect(await shown('active')).not.toContain(former.id);
    expect(await shown('former')).toEqual([former.id]);
    await act('assign', staff, { tasks: [left?.key], to: staff.id });
    expect(await ownerOf()).toEqual([staff.id]);
  });

  test('names hours that have ended unused, until the rest is paid back', async () => {
    const productId = await aPackageOfHours(db);
    const { id: accountId } = await api.person();
    const bought = (at: string) =>
      anOrder(db, accountId, { productId, gross: 119_000, at: new Date(at) });
    const lastYear = Number(today().slice(0, 4)) - 1;
    const ended = await bought(`${lastYear - 3}-12-31T12:00:00Z`);
    await bought(`${lastYear - 2}-01-01T12:00:00Z`);
    const unused = async () =>
      (await listed(admin)).tasks.filter((task) => task.about === 'hours-left');
    const [task, ...others] = await unused();
    expect(others).toEqual([]);
    expect(task).toMatchObject({ kind: 'hours', orderId: ended });
    expect(task?.dueOn?.slice(0, 7)).toBe(`${lastYear + 1}-01`);
    await act('done', admin, { tasks: [task?.key], done: true });
    expect(await unused()).toEqual([]);
    // Who was paid once is never named again, however long ago that was.
    const arranged = { settled_by: admin.id, settled_at: new Date() };
    await addRows(db, 'settled_tasks', { task: `hours:${randomUUID()}`, ...arranged });
    expect(await sweepArrangedTasks(db, inDays(401), isOfPackage)).toBeGreaterThan(0);
    expect(await unused()).toEqual([]);
    const settled = await rowsOf(db, 'settled_tasks', {}, 'task');
    expect(settled.filter((row) => row.task.startsWith('hours:'))).toEqual([{ task: task?.key }]);
  });

  test('says what makes a step differ from the first of its kind', async () => {
    const id = await caseAt('documents-pending');
    const step = async (who: Someone) => {
      const [task] = await about(id, who);
      return task && [task.kind, task.about, task.hint];
    };
    expect(await step(staff)).toEqual(['step', 'documents-pending', null]);
    await addDocument(api, id, staff, { title: 'Satzung' });
    expect(await step(staff)).toEqual(['step', 'documents-there', null]);
    await command(api, id, 'submit-documents-for-review', staff);
    expect(await step(staff)).toBeUndefined();
    expect(await step(lawyer)).toEqual(['legal-step', 'review-pending', null]);
    const body = { reason: 'Der Sitz fehlt.' };
    await command(api, id, 'request-document-changes', lawyer, { body });
    expect(await step(staff)).toEqual(['step', 'changes-requested', 'Der Sitz fehlt.']);
    await addDocument(api, id, staff, { title: 'Satzung' });
    await command(api, id, 'submit-documents-for-review', staff);
    expect(await step(lawyer)).toEqual(['legal-step', 'reviewed-before', null]);
    const proposed = await caseAt('notary-appointment-confirmation-pending');
    const away = { body: { reason: 'Auf Reisen.' } };
    await command(api, proposed, 'reject-notary-appointment', founder, away);
    const [again] = await about(proposed, staff);
    expect([again?.about, again?.hint]).toEqual(['appointment-rejected', 'Auf Reisen.']);
  });

  test('is an obstacle where one has the ball, and a call where nobody is reminded', async () => {
    const id = await caseAt('register-record-pending');
    const body = { kind: 'interim-order', dueOn: dayIn(20) };
    await command(api, id, 'report-obstacle', staff, { body });
    expect(await about(id, staff)).toMatchObject([
      { kind: 'obstacle', about: 'interim-order', dueOn: dayIn(20) },
    ]);
    const late = await caseAt('notary-appointment-confirmation-pending');
    expect(await about(late, staff)).toEqual([]);
    await changeRows(
      db,
      'projections.foundations',
      { id: late },
      { comes_back_as: 'call', comes_back_on: dayIn(-1) },
    );
    expect(await about(late, staff)).toMatchObject([
      { kind: 'call', about: 'call-founder', dueOn: dayIn(-1) },
    ]);
    expect(await about(late, lawyer)).toEqual([]);
  });

  test('is mine where I am owner or stand-in, and else tells what comes next', async () => {
    const colleague = await api.someone('staff');
    expect((await listed(colleague, 'mine')).meta).toMatchObject({ total: 0, next: null });
    const id = await caseAt('bank-account-pending', colleague.id);
    expect((await listed(colleague, 'mine')).meta).toMatchObject({
      total: 0,
      next: { foundationId: id, waitingOn: 'founder' },
    });
    const own = await caseAt('documents-pending');
    const body = { ownerId: staff.id, standInId: colleague.id };
    await command(api, own, 'assign-owner', staff, { body });
    const mine = await listed(colleague, 'mine');
    expect(mine.tasks.map(({ foundationId }) => foundationId)).toEqual([own]);
    expect((await listed(staff)).meta.counts.mine).toBe((await listed(staff, 'mine')).meta.total);
    // Those of one person, among all.
    const theirs = await caseAt('documents-pending', colleague.id);
    const { tasks } = await listed(staff, 'team', `limit=200&owner=${colleague.id}`);
    expect(tasks.map(({ foundationId }) => foundationId)).toEqual([theirs]);
  });

  test('comes in pages of one order', async () => {
    const all = (await listed(staff)).tasks.map(({ key }) => key);
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => listed(staff, 'team', `limit=2&offset=${offset}`)),
    );
    expect(pages.flatMap(({ tasks }) => tasks.map(({ key }) => key))).toEqual(all.slice(0, 6));
  });
});

describe('a task', () => {
  test('rests until a day, and never for those who watch over the dates', async () => {
    const id = await inquiry(inDays(-20));
    const task = `inquiry:${id}`;
    expect(await act('snooze', staff, { tasks: [task], until: dayIn(5) })).toEqual([{ task }]);
    expect(await about(id, staff)).toEqual([]);
    expect(await about(id, staff, 'snoozed')).toMatchObject([
      { key: task, snoozed: { until: dayIn(5) } },
    ]);
    expect(await about(id, admin, 'overdue')).toHaveLength(1);
    const forbidden = await api.call('GET', '/admin/tasks?show=overdue', staff);
    expect(forbidden.statusCode).toBe(403);
    await act('snooze', staff, { tasks: [task], until: null });
    expect(await about(id, staff)).toHaveLength(1);
    await addRows(db, 'snoozed_tasks', {
      task,
      until: today(),
      snoozed_by: staff.id,
      snoozed_at: new Date(),
    });
    expect(await about(id, staff)).toHaveLength(1);
    for (const until of [today(), dayIn(61)]) {
      const body = { tasks: [task], until };
      const refused = await api.call('POST', '/admin/tasks/snooze', { ...staff, body });
      expect(outcomeOf(refused)).toEqual([400, 'INVALID_PAYLOAD']);
    }
  });

  test('is handed over: a case with its stand-in, all else by itself', async () => {
    const colleague = await api.someone('staff');
    const id = await caseAt('documents-pending');
    const body = { ownerId: staff.id, standInId: admin.id };
    await command(api, id, 'assign-owner', staff, { body });
    const [step] = await about(id, staff);
    const asked = await inquiry();
    const tasks = [step?.key, `inquiry:${asked}`, 'mail:unknown'];
    expect(await act('assign', colleague, { tasks, to: colleague.id })).toEqual([
      { task: tasks[0], before: staff.id },
      { task: tasks[1], before: null },
      { task: 'mail:unknown', refused: 'NOT_FOUND' },
    ]);
    const mine = (await listed(colleague, 'mine')).tasks.map(({ key }) => key);
    expect(mine.toSorted()).toEqual([step?.key, `inquiry:${asked}`].toSorted());
    const page = (await api.call('GET', `/foundations/${id}`, staff)).json().data;
    expect(page.owner).toMatchObject({ owner: { id: colleague.id }, standIn: { id: admin.id } });
    await act('assign', colleague, { tasks: [`inquiry:${asked}`], to: null });
    expect((await about(asked, staff, 'unowned')).length).toBe(1);
    for (const to of [founder.id, lawyer.id]) {
      const [outcome] = await act('assign', staff, { tasks: [step?.key], to });
      expect(outcome.refused).toBe('NOT_ALLOWED');
    }
  });

  test('of the law firm is taken by one of its lawyers', async () => {
    const other = await api.someone('lawyer');
    const id = await caseAt('review-pending');
    const [task] = await about(id, lawyer, 'mine');
    await act('assign', lawyer, { tasks: [task?.key], to: other.id });
    expect(await about(id, lawyer, 'mine')).toEqual([]);
    expect(await about(id, other, 'mine')).toHaveLength(1);
    const [refused] = await act('assign', staff, { tasks: [task?.key], to: staff.id });
    expect(refused.refused).toBe('NOT_FOUND');
    const lawyers = (await api.call('GET', '/admin/lawyers', lawyer)).json().data;
    expect(lawyers.map((one: { id: string }) => one.id)).toContain(other.id);
  });

  test('is noted as done where nothing else says so, and taken back', async () => {
    const id = await inquiry();
    const task = `inquiry:${id}`;
    const [step] = (await listed(staff)).tasks.filter(({ kind }) => kind === 'step');
    const tasks = [task, step?.key];
    expect(await act('done', staff, { tasks, done: true })).toEqual([
      { task },
      { task: step?.key, refused: 'NOT_ALLOWED' },
    ]);
    expect(await about(id, staff)).toEqual([]);
    await act('done', staff, { tasks: [task], done: false });
    expect(await about(id, staff)).toHaveLength(1);
  });
});

test('the tasks of formations rest and come back together', async () => {
  const [drafting, awaited] = [
    await caseAt('documents-pending'),
    await caseAt('notary-appointment-confirmation-pending'),
  ];
  const rest = async (until: string | null) => {
    const body = { foundations: [drafting, awaited], until };
    const answer = await api.call('POST', '/admin/tasks/snooze', { ...staff, body });
    return answer.json().data.tasks;
  };
  const outcomes = [{ task: drafting }, { task: awaited, refused: 'NOTHING_TO_DO' }];
  expect(await rest(dayIn(4))).toEqual(outcomes);
  expect(await about(drafting, staff)).toEqual([]);
  expect((await about(drafting, staff, 'snoozed'))[0]?.snoozed?.until).toBe(dayIn(4));
  expect(await rest(null)).toEqual(outcomes);
  expect(await about(drafting, staff)).toHaveLength(1);
});

describe('a reminder', () => {
  const remind = async (id: string, who: Someone = staff) => {
    const [task = (await about(id, who, 'snoozed'))[0]] = await about(id, who);
    return (await act('remind', who, { tasks: [task?.key] }))[0];
  };
  const back = (id: string) =>
    changeRows(
      db,
      'projections.foundations',
      { id },
      { comes_back_as: 'call', comes_back_on: today() },
    );

  test('goes out once a day, and the list tells of it', async () => {
    const id = await caseAt('bank-account-pending');
    await back(id);
    expect((await remind(id)).refused).toBeUndefined();
    expect((await remind(id)).refused).toBe('REMINDED_TODAY');
    const [task] = await about(id, staff, 'snoozed');
    expect(task?.remindedAt).not.toBeNull();
    const rows = await queuedMails(db, 'asked-reminder');
    expect(rows).toHaveLength(1);
    const logged = await api.call('GET', '/admin/audit?limit=50', admin);
    const entries = logged.json().data.map((entry: { action: string }) => entry.action);
    expect(entries).toContain('task-reminded');
  });

  test('is asked for by formations as well, whoever they wait for', async () => {
    const [waiting, drafting] = [
      await caseAt('bank-account-pending'),
      await caseAt('documents-pending'),
    ];
    const foundations = [waiting, drafting];
    const answer = await api.call('POST', '/admin/tasks/remind', {
      ...staff,
      body: { foundations },
    });
    expect(answer.json().data.tasks).toEqual([
      { task: waiting },
      { task: drafting, refused: 'NOBODY_TO_REMIND' },
    ]);
  });

  test('is refused with the reason where nobody is to be reminded', async () => {
    const own = await caseAt('documents-pending');
    expect((await remind(own)).refused).toBe('NOBODY_TO_REMIND');
    const others = await caseAt('documents-pending', admin.id);
    expect((await remind(others)).refused).toBeUndefined();
    const unwanted = await caseAt('bank-account-pending');
    await back(unwanted);
    await changeRows(db, 'users', { id: founder.id }, { unwanted_mails: ['reminders'] });
    expect((await remind(unwanted)).refused).toBe('REMINDERS_UNWANTED');
  });
});
