import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fileNumber } from '#domain/site/file-number.ts';
import { findInvoice, findInvoiceOfOrder } from '#modules/invoices/invoices.ts';
import { enqueueMail, enqueueSignal } from '#modules/outbox/outbox.ts';
import { meetingWorkflowId } from '#workflows/processes/meeting-messages.ts';
import { formerInvoiceWorkflowId, TASK_QUEUE } from '#workflows/processes/messages.ts';
import { fileNumber as fileNumberKey } from '#workflows/processes/search-attributes.ts';
import { repairInvoices } from '#workflows/worker/missing.ts';
import { relayOutbox } from '#workflows/worker/relay.ts';
import { issued } from '../../support/invoices/orders.ts';
import { workflowOf } from '../../support/invoices/workflow.ts';
import { rowOf } from '../../support/rows.ts';
import { accept, eventually, openCase, startWorkerOn, stopWorkerOf } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

const db = () => stage.dependencies.db;
const workflow = () => stage.temporal.client.workflow;
const desk = (path: string) => `](https://siebenschritt.example/admin/${path})`;
const relay = () =>
  relayOutbox({ ...stage.dependencies, ...stage, client: stage.temporal.client }, new Map());

async function titled(workflowId: string) {
  const described = await eventually(() =>
    workflow()
      .getHandle(workflowId)
      .describe()
      .catch(() => null),
  );
  return [await described.staticSummary(), await described.staticDetails()];
}

test('an invoice is found by its number and by the file number of its formation', async () => {
  const example = openCase(stage, people);
  await accept(example, 'start-foundation', 'founder');
  await accept(example, 'submit-core-data', 'founder');
  const billing = { name: 'Ada', street: 'Weg 3', zip: '10115', city: 'Berlin', country: 'DE' };
  const terms = { terms: true, earlyStart: true, expectedGrossCents: 95_081, billing };
  const { commandId } = await accept(example, 'order-package', 'founder', { payload: terms });
  const { id, number } = await eventually(() =>
    findInvoiceOfOrder(db(), commandId, people.founder.id, new Date()),
  );
  expect(await titled(`invoice-${number}`)).toEqual([
    `Invoice ${number}`,
    expect.stringContaining(desk(`invoices/${id}`)),
  ]);
  const handle = await workflowOf(stage, id);
  await eventually(async () => {
    const { typedSearchAttributes } = await handle.describe();
    return typedSearchAttributes.get(fileNumberKey) === fileNumber(example.foundationId);
  });
  const query = `FileNumber = '${fileNumber(example.foundationId)}'`;
  await eventually(async () => (await workflow().count(query)).count === 2);
});

test('meetings and mails have a title and a way to the desk', async () => {
  const meetingId = randomUUID();
  await enqueueSignal(db(), 'meeting-changed', { meetingId });
  expect(await titled(meetingWorkflowId(meetingId))).toEqual([
    `Strategy meeting ${meetingId.slice(0, 8).toUpperCase()}`,
    expect.stringContaining(desk('calendar')),
  ]);
  await enqueueMail(db(), 'resent-mail', { messageId: randomUUID() });
  const { id } = await rowOf(db(), 'outbox', { mail: 'resent-mail' });
  expect(await titled(`mail-resent-mail-${id}`)).toEqual([
    'Mail resent-mail',
    expect.stringContaining(desk('operations')),
  ]);
});

test('what began under an earlier id goes on there and is not started a second time', async () => {
  await stopWorkerOf(stage);
  const { invoiceId } = await issued(db(), { accountId: people.founder.id });
  const input = { invoiceId, durations: stage.durations.invoice };
  const former = formerInvoiceWorkflowId(invoiceId);
  const running = { taskQueue: TASK_QUEUE, workflowId: former, args: [input] };
  await workflow().start('invoice', running);
  await enqueueMail(db(), 'resent-mail', { messageId: randomUUID() });
  const { id: mailId } = await rowOf(db(), 'outbox', { mail: 'resent-mail', relayed_at: null });
  const args = [mailId];
  await workflow().start('outboxMail', { ...running, workflowId: `mail-${mailId}`, args });
  await eventually(
    async () => (await workflow().count(`WorkflowId = 'mail-${mailId}'`)).count === 1,
  );

  expect(await relay()).toBe(2);
  const { number } = (await findInvoice(db(), invoiceId, new Date())) ?? {};
  const others = `WorkflowId IN ('invoice-${number}', 'mail-resent-mail-${mailId}')`;
  const later = { ...stage.dependencies, now: () => new Date(Date.now() + 600_000) };
  expect(await repairInvoices(later, stage.temporal.client, stage.durations, {})).toBe(0);
  // The one it was told, and its start.
  const { events = [] } = await workflow().getHandle(former).fetchHistory();
  const signals = events?.filter((event) => event.workflowExecutionSignaledEventAttributes);
  expect(signals).toHaveLength(1);
  expect((await workflow().count(others)).count).toBe(0);
  await startWorkerOn(stage);
});
