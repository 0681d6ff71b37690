import type { Client } from '@temporalio/client';
import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import type { Database } from '#database/connection.ts';
import { type EventStore, streamOf, UnreadableStream } from '#event-store/port.ts';
import { doubtfulBookings, freeLostSlot } from '#modules/bookings/bookings.ts';
import { undecidedReceipts } from '#modules/commands/commands.ts';
import { unfinishedFoundations } from '#projections/foundations.ts';
import { startOptions } from '../client.ts';
import type { Durations } from '../processes/durations.ts';
import { receipt, workflowIdOf } from '../processes/messages.ts';

/** Rows per scan; the next scan takes the rest. */
const LIMIT = 1_000;

export interface ScanDeps {
  db: Database;
  events: Pick<EventStore, 'read'>;
  now: () => Date;
}

/** Starts the workflow of every unfinished foundation that has none, e.g. after a termination. */
export async function startOrphans(
  { db }: Pick<ScanDeps, 'db'>,
  client: Client,
  durations: Durations,
): Promise<number> {
  const unfinished = await unfinishedFoundations(db, 10 * LIMIT);
  if (unfinished.length === 0) return 0;
  const running = new Set<string>();
  const query = `WorkflowType = 'foundation' AND ExecutionStatus = 'Running'`;
  for await (const { workflowId } of client.workflow.list({ query, pageSize: LIMIT })) {
    running.add(workflowId);
  }
  const orphans = unfinished.filter((id) => !running.has(workflowIdOf(id))).slice(0, LIMIT);
  for (const id of orphans) {
    await client.workflow.start('foundation', startOptions({ foundationId: id, durations }));
  }
  return orphans.length;
}

/** Frees slots of commands that were never carried out. */
export async function freeLostSlots({ db, events, now }: ScanDeps): Promise<number> {
  let freed = 0;
  for (const booking of await doubtfulBookings(db, LIMIT, now())) {
    if (await mayBeAppended(events, booking)) continue;
    if (await freeLostSlot(db, booking, now())) freed += 1;
  }
  return freed;
}

/** True for a stream that nobody can read: its slot stays taken until somebody has looked. */
async function mayBeAppended(
  events: ScanDeps['events'],
  { foundationId, commandId }: { foundationId: string; commandId: string },
): Promise<boolean> {
  try {
    const history = await events.read(streamOf(foundationId));
    return history.some(({ metadata }) => metadata.commandId === commandId);
  } catch (error) {
    if (error instanceof UnreadableStream) return true;
    throw error;
  }
}

/**
 * Signals stored receipts again that were never decided because the API stopped in between, so
 * notaries don't have to upload twice.
 *
 * @param resent ids this process has signalled before; once is enough
 */
export async function resendReceipts(
  { db, now }: Pick<ScanDeps, 'db' | 'now'>,
  client: Client,
  durations: Durations,
  resent: Set<string>,
): Promise<number> {
  const created = { after: subDays(now(), 14), before: subMinutes(now(), 2) };
  const receipts = await undecidedReceipts(db, created, LIMIT);
  const lost = receipts.filter(({ commandId }) => !resent.has(commandId));
  for (const message of lost) {
    const options = startOptions({ foundationId: message.foundationId, durations });
    await client.workflow.signalWithStart('foundation', {
      ...options,
      signal: receipt,
      signalArgs: [message],
    });
    resent.add(message.commandId);
  }
  return lost.length;
}
