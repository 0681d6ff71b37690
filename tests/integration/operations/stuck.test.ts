import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Stuck } from '#api/contract.gen.d.ts';
import type { RetriedKind, StuckKind } from '#domain/desk/stuck.ts';
import { keepOutcome, noteFailure, recordCommand } from '#modules/commands/commands.ts';
import { forgetUnrendered, noteUnrendered } from '#modules/invoices/unrendered-invoices.ts';
import { noteFailedAgain, noteStuck } from '#modules/operations/stuck-activities.ts';
import { enqueueSignal } from '#modules/outbox/outbox.ts';
import { claimMail, forgetUnsentMail, noteFailedMail } from '#modules/outbox/unsent-mails.ts';
import { outcomeOf } from '../../support/api.ts';
import { bringTo, withCast } from '../../support/foundation-api.ts';
import { issued } from '../../support/invoices/orders.ts';

const { api, people } = await withCast();
const { db } = api.connection;
const anHourAgo = new Date(Date.now() - 3_600_000);

type Who = typeof people.staff;

async function read(who: Who = people.staff) {
  const answer = await api.call('GET', '/admin/stuck', who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as {
    data: Stuck[];
    meta: { total: number; temporal: Record<string, string> | null };
  };
}
const ofKind = async (kind: StuckKind, who?: Who) =>
  (await read(who)).data.find((stuck) => stuck.kind === kind);

test('nothing is stuck at first', async () => {
  expect(await read()).toMatchObject({ data: [], meta: { total: 0 } });
});

const retry = async (kind: RetriedKind, id: string, who: Who = people.staff) =>
  outcomeOf(await api.call('POST', `/admin/stuck/${kind}/${encodeURIComponent(id)}/retry`, who));

async function record(foundationId: string) {
  const command = {
    foundationId,
    commandId: randomUUID(),
    command: 'open-bank-account',
    actor: { id: people.founder.id, role: 'founder' },
  } as const;
  await recordCommand(db, { ...command, payload: {}, fingerprint: 'test' });
  return command;
}

async function fail(foundationId: string, at: Date) {
  const command = await record(foundationId);
  await noteFailure(db, command, { kind: 'TypeError', permanent: false, at });
}

test('failed commands are listed with their kind of failure, the newest first', async () => {
  const [older, newer] = [randomUUID(), randomUUID()];
  await fail(older, anHourAgo);
  await fail(newer, new Date());
  expect(await ofKind('failed-command')).toMatchObject({
    total: 2,
    since: anHourAgo.toISOString(),
    things: [
      { foundationId: newer, name: 'open-bank-account', failure: 'TypeError' },
      { foundationId: older },
    ],
  });
});

test('a failure is over once a later command of its foundation was accepted', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  await api.caughtUp();
  await fail(id, new Date());
  const failures = async () => [
    (await ofKind('failed-command'))?.things.filter(({ foundationId }) => foundationId === id)
      .length,
    (await api.call('GET', `/foundations/${id}`, people.staff)).json().data.failedCommands.length,
  ];
  expect(await failures()).toEqual([1, 1]);
  const refusal = { accepted: false, code: 'NOT_ALLOWED_NOW', status: null } as const;
  await keepOutcome(db, await record(id), refusal, new Date());
  expect(await failures()).toEqual([1, 1]);
  const { commandId } = await record(id);
  await db
    .updateTable('commands')
    .set({ outcome: JSON.stringify({ accepted: true }), decided_at: new Date() })
    .where('id', '=', commandId)
    .execute();
  expect(await failures()).toEqual([0, 0]);
});

test('an activity is listed with its case, and its address for those who operate only', async () => {
  const foundationId = await bringTo(api, people, 'start-pending');
  const key = { workflowId: `foundation-${foundationId}`, runId: 'r', activityId: '7' };
  await noteStuck(db, { ...key, activity: 'sendMail', attempt: 5, at: anHourAgo });
  const failed = { at: new Date(), nextAttemptAt: new Date(Date.now() + 60_000) };
  await noteFailedAgain(db, { ...key, attempt: 5, failure: 'MailServerAway', ...failed });
  const listed = await ofKind('stuck-activity');
  expect(listed?.things).toMatchObject([
    {
      foundationId,
      name: 'sendMail',
      failure: 'MailServerAway',
      attempts: 5,
      since: anHourAgo.toISOString(),
      lastTriedAt: failed.at.toISOString(),
      temporalUrl: expect.stringContaining(`/workflows/foundation-${foundationId}`),
    },
  ]);
  const forLawyers = await ofKind('stuck-activity', people.lawyer);
  expect(forLawyers?.things).toMatchObject([{ foundationId, temporalUrl: null }]);
  expect((await read(people.lawyer)).meta.temporal).toBeNull();
  const { temporal } = (await read()).meta;
  const query = (url = '') => new URL(url).searchParams.get('query');
  expect(query(temporal?.troubled)).toMatch(/^Trouble IS NOT NULL/);
  expect(query(temporal?.overdue)).toMatch(/ DueAt < "\d{4}-.*Z" /);
  expect(query(temporal?.ownerless)).toMatch(/ Owner IS NULL /);
  // Temporal is away where this test runs.
  const id = listed?.things[0]?.id;
  expect(await retry('stuck-activity', id ?? '')).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(await retry('stuck-activity', randomUUID())).toEqual([409, 'NOT_STUCK']);
});

const queued = async () => {
  const rows = await db.deleteFrom('outbox').returning(['mail', 'signal', 'data']).execute();
  return rows.map(({ mail, signal, data }) => [mail ?? signal, data]);
};

test('mails that did not go out are listed, and sent again on request', async () => {
  const messageId = `${randomUUID()}.upload-certificate`;
  const recipient = 'notariat@example.com';
  const source = { outboxId: randomUUID() };
  const name = 'upload-certificate';
  await claimMail(db, { messageId, mail: name, foundationId: null, source, recipient });
  const reason = 'There is no such mailbox.';
  await noteFailedMail(db, messageId, { reason, failure: 'no-mailbox', permanent: true });
  expect((await ofKind('unsent-mail'))?.things).toMatchObject([
    {
      id: messageId,
      name,
      failure: reason,
      outlook: 'given-up',
      attempts: 1,
      recipient,
    },
  ]);
  const forLawyers = await ofKind('unsent-mail', people.lawyer);
  expect(forLawyers?.things).toMatchObject([{ recipient: null }]);

  await queued();
  expect(await retry('unsent-mail', messageId, people.founder)).toEqual([403, 'FORBIDDEN']);
  expect(await retry('unsent-mail', messageId)).toBe(202);
  expect(await queued()).toEqual([['resent-mail', { messageId }]]);
  expect((await ofKind('unsent-mail'))?.things).toMatchObject([{ outlook: 'tried-again' }]);
  // A colleague was faster, and the mail has gone.
  await forgetUnsentMail(db, messageId);
  expect(await retry('unsent-mail', messageId)).toEqual([409, 'NOT_STUCK']);
});

test('what waits in the outbox is listed once it is late', async () => {
  await enqueueSignal(db, 'invoice-changed', { invoiceId: randomUUID() });
  expect(await ofKind('old-outbox-entry')).toBeUndefined();
  await db.updateTable('outbox').set({ created_at: anHourAgo }).execute();
  expect((await ofKind('old-outbox-entry'))?.things).toMatchObject([{ name: 'invoice-changed' }]);
});

test('invoices without a PDF are listed once they are late or have failed, and made on request', async () => {
  const { invoiceId: id, number } = await issued(db, { accountId: people.founder.id });
  expect(await ofKind('unrendered-invoice')).toBeUndefined();
  const state = db.updateTable('invoice_states').set({ issued_at: anHourAgo });
  await state.where('invoice_id', '=', id).execute();
  const temporalUrl = expect.stringContaining(`%22invoice-${number}%22`);
  expect((await ofKind('unrendered-invoice'))?.things).toMatchObject([
    { id, name: number, outlook: 'waiting', temporalUrl },
  ]);
  const failure = { reason: 'Unrenderable Error', permanent: true, at: new Date() };
  await noteUnrendered(db, id, failure);
  await noteUnrendered(db, id, failure);
  expect((await ofKind('unrendered-invoice'))?.things).toMatchObject([
    { id, name: number, failure: failure.reason, outlook: 'given-up', attempts: 2 },
  ]);

  await queued();
  expect(await retry('unrendered-invoice', id, people.lawyer)).toEqual([403, 'FORBIDDEN']);
  expect(await retry('unrendered-invoice', id)).toBe(202);
  expect(await queued()).toEqual([['invoice-changed', { invoiceId: id }]]);
  expect((await ofKind('unrendered-invoice'))?.things).toMatchObject([{ outlook: 'tried-again' }]);
  // A colleague was faster, and the PDF is there.
  await forgetUnrendered(db, id);
  expect(await retry('unrendered-invoice', id)).toEqual([409, 'NOT_STUCK']);
});
