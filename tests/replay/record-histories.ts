import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowHandle } from '@temporalio/client';
import proto from '@temporalio/proto';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { bookMeeting } from '#modules/appointments/meetings/book.ts';
import { cancelMeeting, confirmMeeting } from '#modules/appointments/meetings/changes.ts';
import { recordPayment } from '#modules/payments/payments.ts';
import { meetingWorkflowId } from '#workflows/processes/meeting-messages.ts';
import { issued } from '../support/invoices/orders.ts';
import { workflowOf } from '../support/invoices/workflow.ts';
import {
  accept,
  addPeople,
  eventually,
  handleOf,
  openCase,
  openStage,
  startWorkerOn,
} from '../support/stage.ts';

const { History } = proto.temporal.api.history.v1;
const folder = new URL('./histories/', import.meta.url).pathname;

/**
 * Records histories that `tests/replay` replays with the current workflow code, to catch changes that would
 * break running workflows. A new feature of a workflow gets a story here; the stories of histories that are
 * there are left to git, since those are never recorded again. One of each workflow stays as an example.
 *
 * Usage: DATABASE_URL=… node tests/replay/record-histories.ts <name> …
 */
const stories: Record<string, () => Promise<Pick<WorkflowHandle, 'fetchHistory'>>> = {
  reminders: async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    await eventually(async () => {
      const { historyLength } = await handleOf(example).describe();
      return historyLength > 20;
    });
    await accept(example, 'submit-core-data', 'founder');
    return handleOf(example);
  },
  'invoice-paid': async () => {
    const { invoiceId } = await issued(db, { accountId: people.founder.id });
    await sent(invoiceId, 'invoice-issued.1');
    const payment = { id: crypto.randomUUID(), invoiceId, amountCents: 11_900 };
    const paidAt = new Date();
    const by = { method: 'transfer', paidAt, recordedBy: people.staff.id } as const;
    await recordPayment(db, { ...payment, ...by }, paidAt);
    const handle = await workflowOf(stage, invoiceId);
    await handle.result();
    return handle;
  },
  'meeting-confirmed': async () => {
    const [, slot] = await loadFreeSlots(db, 'strategy-meeting', new Date().toISOString());
    const booker = { name: 'Ida Kanarienvogel', email: 'kanari-1@example.com' };
    const wish = { commandId: crypto.randomUUID(), booker, startsAt: slot?.startsAt ?? '' };
    const asked = { ...wish, language: 'de', question: 'GmbH oder UG?' } as const;
    const booked = await bookMeeting(db, linkSecret, asked, new Date());
    if ('refused' in booked) throw new Error(booked.refused);
    const { meetingId: id } = booked;
    await sent(id, 'confirm-meeting.0.1');
    await confirmMeeting(db, id, new Date());
    await sent(id, 'meeting-booked.0.1');
    await cancelMeeting(db, id, new Date());
    const handle = stage.temporal.client.workflow.getHandle(meetingWorkflowId(id));
    await handle.result();
    return handle;
  },
};

const meeting = { reminders: [4_000, 2_000], keptFor: 500, duplicateHeldFor: 500 };
const stage = await openStage({ founderReminders: [200, 400], meeting });
const { db, linkSecret } = stage.dependencies;
const people = await addPeople(stage);
await startWorkerOn(stage);
for (const name of process.argv.slice(2)) {
  const tell = stories[name];
  if (!tell) throw new Error(`There is no story called ${name}.`);
  await save(name, await tell());
}
await stage.end();

function sent(id: string, mail: string) {
  const row = db
    .selectFrom('sent_mails')
    .select('message_id')
    .where('message_id', '=', `${id}.${mail}`);
  return eventually(() => row.executeTakeFirst());
}

async function save(name: string, handle: Pick<WorkflowHandle, 'fetchHistory'>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const options = { longs: String, bytes: String, enums: String };
  const history = History.toObject(History.fromObject(await handle.fetchHistory()), options);
  // Machine names and file paths do not affect a replay.
  const text = JSON.stringify(history, (key, value) =>
    key === 'identity' || key === 'stackTrace' ? 'recorded' : value,
  );
  writeFileSync(join(folder, `${name}.json`), `${text}\n`);
  console.log(`${name}: ${text.length} characters`);
}
