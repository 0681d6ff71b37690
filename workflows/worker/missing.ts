import type { Client } from '@temporalio/client';
import { subMinutes } from 'date-fns/subMinutes';
import type { Database } from '#database/connection.ts';
import { openMeetings } from '#modules/appointments/meetings/meetings.ts';
import { unclosedInvoices } from '#modules/invoices/invoices.ts';
import type { Durations } from '../processes/durations.ts';
import { invoiceStart } from '../processes/invoice-messages.ts';
import { meetingStart, meetingWorkflowId } from '../processes/meeting-messages.ts';
import { formerInvoiceWorkflowId, invoiceWorkflowId } from '../processes/messages.ts';
import { Attempts } from './attempts.ts';
import type { Cursor } from './repair.ts';

/** Number of rows in one query to Temporal; the next scan continues where this one ended. */
const PAGE = 100;
/** How long the outbox has to start a workflow itself. */
const STARTED_AFTER_MINUTES = 2;

interface RepairDeps {
  db: Database;
  now: () => Date;
  publicUrl: string;
}

/**
 * Starts the workflow of every meeting that has none, e.g. after a termination.
 *
 * @returns the number started
 */
export async function repairMeetings(
  { db, now, publicUrl }: RepairDeps,
  client: Client,
  durations: Durations,
  cursor: Cursor,
): Promise<number> {
  const createdBefore = subMinutes(now(), STARTED_AFTER_MINUTES);
  const ids = await openMeetings(db, { createdBefore, afterId: cursor.afterId, limit: PAGE });
  cursor.afterId = ids.length < PAGE ? undefined : ids.at(-1);
  const starts = new Attempts();
  await startMissing(client, starts, ids, {
    idsOf: (meetingId) => [meetingWorkflowId(meetingId)],
    start(meetingId) {
      const input = { meetingId, durations: durations.meeting };
      return client.workflow.start('meeting', meetingStart(input, publicUrl));
    },
  });
  return starts.end();
}

/** Starts the workflow of every invoice that has none. */
export async function repairInvoices(
  { db, now, publicUrl }: RepairDeps,
  client: Client,
  durations: Durations,
  cursor: Cursor,
): Promise<number> {
  const changedBefore = subMinutes(now(), STARTED_AFTER_MINUTES);
  const found = await unclosedInvoices(db, { changedBefore, afterId: cursor.afterId, limit: PAGE });
  cursor.afterId = found.length < PAGE ? undefined : found.at(-1)?.id;
  const starts = new Attempts();
  await startMissing(client, starts, found, {
    idsOf: ({ id, number }) => [invoiceWorkflowId(number), formerInvoiceWorkflowId(id)],
    start({ id: invoiceId, ...named }) {
      const input = { invoiceId, durations: durations.invoice };
      return client.workflow.start('invoice', invoiceStart(input, named, publicUrl));
    },
  });
  return starts.end();
}

interface Workflows<Row> {
  /** Ids under which the workflow of a row may run. */
  idsOf: (row: Row) => string[];
  start: (row: Row) => Promise<unknown>;
}

/** Starts the workflows of those rows that have none. */
export async function startMissing<Row>(
  client: Client,
  starts: Attempts,
  rows: readonly Row[],
  { idsOf, start }: Workflows<Row>,
): Promise<void> {
  const running = await runningAmong(client, rows.flatMap(idsOf));
  for (const row of rows) {
    if (!idsOf(row).some((id) => running.has(id))) await starts.of(() => start(row));
  }
}

/** Those of these workflows that are running. */
export async function runningAmong(
  client: Client,
  workflowIds: readonly string[],
): Promise<Set<string>> {
  const running = new Set<string>();
  if (workflowIds.length === 0) return running;
  const names = workflowIds.map((id) => `'${id}'`).join(', ');
  const query = `ExecutionStatus = 'Running' AND WorkflowId IN (${names})`;
  for await (const { workflowId } of client.workflow.list({ query })) running.add(workflowId);
  return running;
}
