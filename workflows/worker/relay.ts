import type { Client } from '@temporalio/client';
import type { Database } from '#database/connection.ts';
import { markRelayed, type PendingEntry, pendingEntries } from '#modules/outbox/outbox.ts';
import type { Durations } from '../processes/durations.ts';
import { type InvoiceInput, invoiceChanged, invoiceStart } from '../processes/invoice-messages.ts';
import { type MeetingInput, meetingChanged, meetingStart } from '../processes/meeting-messages.ts';
import { TASK_QUEUE } from '../processes/messages.ts';

const BATCH = 100;

/**
 * Starts a workflow for every pending mail of the outbox and signals those of changed meetings and
 * invoices, oldest first. At least once: a second start with the same id changes nothing, and mails are
 * sent once.
 *
 * @returns how many were relayed
 */
export async function relayOutbox(
  db: Database,
  client: Client,
  durations: Durations,
): Promise<number> {
  const entries = await pendingEntries(db, BATCH, new Date());
  for (const entry of entries) {
    await relay(client, durations, entry);
    await markRelayed(db, entry.id, new Date());
  }
  return entries.length;
}

async function relay(client: Client, durations: Durations, entry: PendingEntry): Promise<void> {
  switch (entry.signal) {
    case null:
      return void (await startMail(client, entry.id));
    case 'meeting-changed':
      return void (await tellMeeting(client, { ...entry.data, durations: durations.meeting }));
    case 'invoice-changed':
      return void (await tellInvoice(client, { ...entry.data, durations: durations.invoice }));
  }
}

const startMail = (client: Client, id: string) =>
  client.workflow.start('outboxMail', {
    workflowId: `mail-${id}`,
    taskQueue: TASK_QUEUE,
    args: [id],
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  });

const tellMeeting = (client: Client, input: MeetingInput) =>
  client.workflow.signalWithStart('meeting', { ...meetingStart(input), signal: meetingChanged });

const tellInvoice = (client: Client, input: InvoiceInput) =>
  client.workflow.signalWithStart('invoice', { ...invoiceStart(input), signal: invoiceChanged });
