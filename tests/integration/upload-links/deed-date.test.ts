import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayIn, inDays, today } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import { copyFiles, fileStores } from '#scripts/backup/files.ts';
import { prolongLinks } from '#workflows/worker/upload-links.ts';
import { outcomeOf } from '../../support/api.ts';
import {
  bringTo,
  command,
  exchange,
  filesOf,
  followUpsOf,
  uploadByLink,
  withCast,
} from '../../support/foundation-api.ts';
import { changeRows, rowOf } from '../../support/rows.ts';

const { api, people } = await withCast();

async function atTheNotary() {
  const id = await bringTo(api, people, 'foundation-certificate-pending');
  await api.caughtUp();
  return { id, ...(await linkOf(id)) };
}

async function linkOf(id: string) {
  const link = await api.link(id, 'foundation-certificate');
  const { cookies } = await exchange(api, link.token);
  return { linkId: link.id, cookies };
}

const read = async (id: string, who = people.staff) => {
  await api.caughtUp();
  return (await api.call('GET', `/foundations/${id}`, who)).json().data;
};
const download = (id: string, documentId: string, who = people.staff) =>
  api.call('GET', `/foundations/${id}/documents/${documentId}`, who);

test('a deed before its appointment needs its day, which is not to come', async () => {
  const { id, cookies } = await atTheNotary();
  const before = filesOf(api);
  const dated = (deedDate: string) => uploadByLink(api, cookies, { fields: { deedDate } });
  const without = await dated('');
  expect(outcomeOf(without)).toEqual([400, 'DEED_DATE_REQUIRED']);
  expect(without.json().errors[0].extensions.fields).toEqual(['deedDate']);
  for (const wrong of ['gestern', '2099-01-01']) {
    const refused = await dated(wrong);
    expect(outcomeOf(refused)).toEqual([400, 'INVALID_PAYLOAD']);
    expect(refused.json().errors[0].extensions.fields).toEqual(['deedDate']);
  }
  expect(filesOf(api)).toEqual(before);
  expect(outcomeOf(await dated(today()))).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'bank-account-pending', deedDate: today() });
});

test('a deed that is sent back is for the team alone, and the same one again is pointed out', async () => {
  const { id, cookies } = await atTheNotary();
  const file = pdf('Urkunde einer anderen Gesellschaft');
  const first = await uploadByLink(api, cookies, { file });
  expect(first.json().data.sameAs).toBeUndefined();
  const { documents } = await read(id);
  const { documentId } = documents.at(-1);
  expect((await download(id, documentId, people.founder)).statusCode).toBe(200);
  const body = { purpose: 'foundation-certificate', reason: 'wrong-document' };
  expect(outcomeOf(await command(api, id, 'send-back-file', people.staff, { body }))).toBe(200);
  const own = await read(id, people.founder);
  expect(own.status).toBe('foundation-certificate-pending');
  expect(
    own.documents.map((document: { documentId: string }) => document.documentId),
  ).not.toContain(documentId);
  expect(outcomeOf(await download(id, documentId, people.founder))).toEqual([403, 'FORBIDDEN']);
  expect((await download(id, documentId)).statusCode).toBe(200);
  expect((await read(id)).documents.at(-1)).toMatchObject({ withdrawn: true, deleted: false });
  const again = await uploadByLink(api, (await linkOf(id)).cookies, { file });
  expect(outcomeOf(again)).toBe(200);
  expect(again.json().data.sameAs).toEqual({
    kind: 'foundation-certificate',
    title: '',
    withdrawn: true,
  });
});

test('a file about other people is deleted, and the team is to tell the sender within 72 hours', async () => {
  const { id, cookies } = await atTheNotary();
  const before = filesOf(api);
  await uploadByLink(api, cookies, { file: pdf('Urkunde fremder Personen') });
  const { documentId, sha256 } = (await read(id)).documents.at(-1);
  expect(filesOf(api)).toContain(documentId);
  const body = { purpose: 'foundation-certificate', reason: 'stranger' };
  expect(outcomeOf(await command(api, id, 'send-back-file', people.staff, { body }))).toBe(200);
  expect(filesOf(api).toSorted()).toEqual(before.toSorted());
  const left = (await read(id)).documents.at(-1);
  expect(left).toMatchObject({ documentId, sha256, withdrawn: true, deleted: true });
  for (const who of [people.staff, people.founder]) {
    expect(outcomeOf(await download(id, documentId, who))).toEqual([403, 'FORBIDDEN']);
  }
  // A backup does not miss it.
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const { db } = api.connection;
  const { missing } = await copyFiles(db, fileStores(api.deps.config), folder);
  await rm(folder, { recursive: true });
  expect(missing).toEqual([]);
  const listed = () => followUpsOf(api, id, people.staff);
  const [followUp, ...others] = await listed();
  expect(others).toEqual([]);
  const due = dayIn(3);
  expect(followUp).toMatchObject({ about: 'tell-sender', foundationId: id });
  expect((followUp?.dueOn ?? '') >= due).toBe(true);
  const call = { ...people.staff, body: { tasks: [followUp?.key], done: true } };
  expect(outcomeOf(await api.call('POST', '/admin/tasks/done', call))).toBe(200);
  expect(await listed()).toEqual([]);
});

test('no link lives longer than 15 months; then the team is to renew it', async () => {
  const { id, linkId } = await atTheNotary();
  const { db } = api.connection;
  const of = { id: linkId };
  const set = (created_at: Date, expires_at: Date) =>
    changeRows(db, 'upload_links', { id: of.id }, { created_at, expires_at });
  await set(inDays(-450), inDays(1));
  await prolongLinks({ db, events: api.events, now: () => new Date() } as never);
  const { expires_at, created_at } = await rowOf(db, 'upload_links', { id: linkId });
  const months = (expires_at.getTime() - created_at.getTime()) / (30.44 * 86_400_000);
  expect(months).toBeLessThan(15.1);
  expect(await followUpsOf(api, id, people.staff)).toMatchObject([{ about: 'renew-link' }]);
});
