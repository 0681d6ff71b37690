import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Stuck } from '#api/contract.gen.d.ts';
import type { StuckKind } from '#domain/desk/stuck.ts';
import { noteFailure, recordCommand } from '#modules/commands/commands.ts';
import { noteFailedAgain, noteStuck } from '#modules/operations/stuck-activities.ts';
import { enqueueSignal } from '#modules/outbox/outbox.ts';
import { claimMail, noteFailedMail } from '#modules/outbox/unsent-mails.ts';
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

test('a failed command is listed with its kind of failure', async () => {
  const command = {
    foundationId: randomUUID(),
    commandId: randomUUID(),
    command: 'start-foundation',
    actor: { id: people.founder.id, role: 'founder' },
  } as const;
  await recordCommand(db, { ...command, payload: {}, fingerprint: 'test' });
  await noteFailure(db, command, { kind: 'TypeError', permanent: false, at: anHourAgo });
  expect(await ofKind('failed-command')).toMatchObject({
    total: 1,
    since: anHourAgo.toISOString(),
    things: [{ name: 'start-foundation', failure: 'TypeError' }],
  });
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
  const pressed = await api.call('POST', `/admin/stuck-activities/${id}/retry`, people.staff);
  expect(pressed.statusCode).toBe(503);
  const other = await api.call(
    'POST',
    `/admin/stuck-activities/${randomUUID()}/retry`,
    people.staff,
  );
  expect(other.json().errors[0].extensions.code).toBe('NOT_STUCK');
});

test('mails, outbox and invoices are listed once they are late', async () => {
  const mail = {
    messageId: randomUUID(),
    mail: 'invoice-issued',
    foundationId: null,
    source: { outboxId: randomUUID() },
    recipient: 'mia@example.com',
  };
  await claimMail(db, mail);
  await noteFailedMail(db, mail.messageId, {
    reason: 'Away (ETIMEDOUT)',
    failure: null,
    permanent: false,
  });
  const [outlook, recipient] = ['tried-again', 'mia@example.com'];
  expect((await ofKind('unsent-mail'))?.things).toMatchObject([{ outlook, recipient }]);
  const forLawyers = await ofKind('unsent-mail', people.lawyer);
  expect(forLawyers?.things).toMatchObject([{ recipient: null }]);

  await enqueueSignal(db, 'invoice-changed', { invoiceId: randomUUID() });
  expect(await ofKind('old-outbox-entry')).toBeUndefined();
  await db.updateTable('outbox').set({ created_at: anHourAgo }).execute();
  expect((await ofKind('old-outbox-entry'))?.things).toMatchObject([{ name: 'invoice-changed' }]);

  expect(await ofKind('unrendered-invoice')).toBeUndefined();
  const { invoiceId, number } = await issued(db, { accountId: people.founder.id });
  expect(await ofKind('unrendered-invoice')).toBeUndefined();
  const state = db.updateTable('invoice_states').set({ issued_at: anHourAgo });
  await state.where('invoice_id', '=', invoiceId).execute();
  expect((await ofKind('unrendered-invoice'))?.things).toMatchObject([
    {
      id: invoiceId,
      name: number,
      outlook: 'waiting',
      temporalUrl: expect.stringContaining(`%22invoice-${number}%22`),
    },
  ]);
});
