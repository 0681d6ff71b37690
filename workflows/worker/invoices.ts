import type { Client } from '@temporalio/client';
import { subMinutes } from 'date-fns/subMinutes';
import type { Database } from '#database/connection.ts';
import { unclosedInvoices } from '#modules/invoices/invoices.ts';
import type { Durations } from '../processes/durations.ts';
import { invoiceStart } from '../processes/invoice-messages.ts';
import { formerInvoiceWorkflowId, invoiceWorkflowId } from '../processes/messages.ts';
import type { Cursor } from './repair.ts';
import { runningAmong } from './running.ts';

/** Number of invoices in one query to Temporal; the next scan continues where this one ended. */
const PAGE = 100;
/** How long the outbox has to start a workflow itself. */
const STARTED_AFTER_MINUTES = 2;

/**
 * Starts the workflow of every invoice that has none, e.g. after a termination.
 *
 * @returns the number started
 */
export async function repairInvoices(
  { db, now, publicUrl }: { db: Database; now: () => Date; publicUrl: string },
  client: Client,
  durations: Durations,
  cursor: Cursor,
): Promise<number> {
  const changedBefore = subMinutes(now(), STARTED_AFTER_MINUTES);
  const found = await unclosedInvoices(db, { changedBefore, afterId: cursor.afterId, limit: PAGE });
  cursor.afterId = found.length < PAGE ? undefined : found.at(-1)?.id;
  const running = await runningAmong(client, found.flatMap(workflowIdsOf));
  const missing = found.filter((one) => !workflowIdsOf(one).some((id) => running.has(id)));
  for (const { id: invoiceId, ...named } of missing) {
    const input = { invoiceId, durations: durations.invoice };
    await client.workflow.start('invoice', invoiceStart(input, named, publicUrl));
  }
  return missing.length;
}

const workflowIdsOf = ({ id, number }: { id: string; number: string }) => [
  invoiceWorkflowId(number),
  formerInvoiceWorkflowId(id),
];
