import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDemoTeamWork } from '#demo/add-team-work.ts';
import { dayIn } from '#demo/days.ts';
import { instantAt } from '#domain/days/berlin-days.ts';
import { addDaysTo, addWorkingDays, isWorkingDay } from '#domain/days/working-days.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { dayDigest } from '#mails/desk/day-digest.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { keepDigest, sweepDigests, withoutDigestOf } from '#modules/desk/digests.ts';
import { removeUsers } from '#modules/erasures/remove-users.ts';
import { makeDigests } from '#workflows/worker/digests.ts';
import type { Someone } from '../../support/api.ts';
import { withDatabase } from '../../support/database.ts';
import { withCast } from '../../support/foundation-api.ts';
import { mailDepsOf } from '../../support/mailing.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { addRows, rowsOf } from '../../support/rows.ts';
import { deskTasks } from '../desk/desk-tasks.ts';

const { api, people } = await withCast();
const { db } = api.connection;
const { caseAt } = deskTasks(api, people);

const choose = ({ bearer }: Someone, wanted: boolean) =>
  api.call('PUT', '/admin/digest', { bearer, body: { wanted } });
const add = ({ bearer }: Someone, task: object) =>
  api.call('POST', '/admin/own-tasks', {
    bearer,
    body: task,
    headers: { 'idempotency-key': randomUUID() },
  });

const day = addWorkingDays(dayIn(0), 1);
const at = (hour: number, of = day) => new Date(instantAt(of, hour * 60));
const mailsTo = async ({ id }: Someone) =>
  (await queuedMails(db, 'day-digest')).filter(({ data }) => JSON.stringify(data).includes(id));
const digestIn = async ({ id }: Someone) => (await rowsOf(db, 'digests', { account_id: id }))[0];

async function letterTo({ id }: Someone, now: Date) {
  const deps = { ...mailDepsOf(api), now: () => now };
  const loaded = await dayDigest.load(deps, { accountId: id, day });
  const reader = await loaded?.readers();
  if (!loaded || !reader || !('email' in reader)) return undefined;
  return { isOutdated: loaded.isOutdated, letter: await loaded.letterTo(reader) };
}

test('comes once in the morning of a working day to who wants it, with what waits and without names', async () => {
  const [clerk, other] = [await api.someone('staff'), await api.someone('staff')];
  const foundationId = await caseAt('documents-pending');
  await add(clerk, { text: 'Frau Muster anrufen', dueOn: day, foundationId });
  await add(other, { text: 'Herrn Beispiel anrufen', dueOn: day });
  expect((await api.call('GET', '/admin/digest', clerk)).json().data).toEqual({ wanted: false });
  await choose(clerk, true);
  expect((await api.call('GET', '/admin/digest', clerk)).json().data).toEqual({ wanted: true });

  await makeDigests(db, at(6));
  await makeDigests(db, at(13));
  expect(await mailsTo(clerk)).toEqual([]);
  await Promise.all([makeDigests(db, at(7)), makeDigests(db, at(7))]);
  await makeDigests(db, at(8));
  const sent = await mailsTo(clerk);
  expect(sent).toMatchObject([{ data: { accountId: clerk.id, day } }]);
  expect(await mailsTo(other)).toEqual([]);
  const { isOutdated, letter } = (await letterTo(clerk, at(8))) ?? {};
  expect(isOutdated).toBe(false);
  expect(letter).toMatchObject({
    subject: 'Dein Tag: 1 heute fällig',
    note: { lines: [expect.stringContaining(`Akte ${fileNumber(foundationId)}: Eigene Aufgabe`)] },
    button: { url: expect.stringMatching(/\/admin\/$/) },
  });
  expect(JSON.stringify(letter)).not.toContain('Muster');
  expect((await letterTo(clerk, at(0, addWorkingDays(day, 1))))?.isOutdated).toBe(true);

  expect(await sweepDigests(db, at(23))).toBe(0);
  expect(await sweepDigests(db, at(0, addDaysTo(day, 1)))).toBe(1);
  expect(await digestIn(clerk)).toMatchObject({ day, digest: null });

  // Whoever chooses anew on the same day gets no second one.
  await choose(clerk, false);
  expect(await letterTo(clerk, at(8))).toBeUndefined();
  await choose(clerk, true);
  expect(await digestIn(clerk)).toMatchObject({ day: dayIn(0), digest: null });
});

test('none comes on a day off, to who is away, or where nothing waits; a stand-in’s tells of both', async () => {
  const [away, there, idle] = [
    await api.someone('staff'),
    await api.someone('staff'),
    await api.someone('lawyer'),
  ];
  for (const one of [away, there, idle]) await choose(one, true);
  await add(away, { text: 'Am Montag nachfragen', dueOn: day });
  const pair = { absentId: away.id, standInId: there.id, from: dayIn(0), until: day };
  await api.call('POST', '/admin/stand-ins', { bearer: away.bearer, body: pair });
  let off = day;
  while (isWorkingDay(off)) off = addDaysTo(off, 1);
  expect(await makeDigests(db, at(8, off))).toBe(0);
  await makeDigests(db, at(8));
  expect(await mailsTo(away)).toEqual([]);
  expect(await mailsTo(idle)).toEqual([]);
  expect(await digestIn(there)).toMatchObject({ day, digest: { dueToday: 1, overdue: 0 } });
  expect(await mailsTo(there)).toHaveLength(1);
  expect(await withoutDigestOf(db, day)).not.toContain(away.id);
  expect(await keepDigest(db, { accountId: there.id, day }, undefined)).toBe(false);

  await removeUsers(db, [there.id], { kept: new Set(), team: true });
  expect(await digestIn(there)).toBeUndefined();
  await removeUsers(db, [away.id], { kept: new Set([away.id]), team: true });
  expect(await digestIn(away)).toBeUndefined();
});

test('the team of the demo has tasks of its own, a stand-in and views, once', async () => {
  const demo = await withDatabase();
  const own = demo.connection.db;
  for (const role of ['staff', 'lawyer', 'admin'] as const) {
    const email = `${role}@example.com`;
    await addRows(own, 'users', { id: demoPersonId(email), email, role, status: 'active' });
  }
  for (const _time of ['first', 'second']) await addDemoTeamWork(own, new Date());
  expect(await rowsOf(own, 'own_tasks', { audience: 'team' })).toHaveLength(2);
  expect(await rowsOf(own, 'own_tasks', { audience: 'law-firm' })).toHaveLength(1);
  expect(await rowsOf(own, 'stand_ins', {})).toHaveLength(1);
  expect(await rowsOf(own, 'saved_views', {})).toHaveLength(3);
});
