import type { Client } from '@temporalio/client';
import { subMinutes } from 'date-fns/subMinutes';
import type { Database } from '#database/connection.ts';
import { unclosedInvoices } from '#modules/invoices/invoices.ts';
import type { Durations } from '../processes/durations.ts';
import { invoiceStart } from '../processes/invoice-messages.ts';
import { invoiceWorkflowId } from '../processes/messages.ts';
import type { Cursor } from './repair.ts';
import { runningAmong } from './running.ts';

/** Invoices per question to Temporal; the next scan goes on where this one ended. */
const PAGE = 100;
/** How long the outbox has to start a workflow itself. */
const STARTED_AFTER_MINUTES = 2;

/**
 * Starts the workflow of every invoice that has none, e.g. after a termination.
 *
 * @returns how many were started
 */
export async function repairInvoices(
  { db, now }: { db: Database; now: () => Date },
  client: Client,
  durations: Durations,
  cursor: Cursor,
): Promise<number> {
  const changedBefore = subMinutes(now(), STARTED_AFTER_MINUTES);
  const ids = await unclosedInvoices(db, { changedBefore, afterId: cursor.afterId, limit: PAGE });
  cursor.afterId = ids.length < PAGE ? undefined : ids.at(-1);
  const running = await runningAmong(client, ids.map(invoiceWorkflowId));
  const missing = ids.filter((id) => !running.has(invoiceWorkflowId(id)));
  for (const invoiceId of missing) {
    const input = { invoiceId, durations: durations.invoice };
    await client.workflow.start('invoice', invoiceStart(input));
  }
  return missing.length;
}
