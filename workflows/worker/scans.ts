import type { Client } from '@temporalio/client';
import { subDays, subMinutes } from 'date-fns';
import { finishedStatuses } from '#domain/foundation/statuses.ts';
import { streamOf } from '#event-store/port.ts';
import { doubtfulBookings, freeLostSlot } from '#modules/bookings/bookings.ts';
import { undecidedReceipts } from '#modules/commands/commands.ts';
import type { Dependencies } from '../activities/dependencies.ts';
import { startOptions } from '../client.ts';
import type { Durations } from '../processes/durations.ts';
import { receipt, workflowIdOf } from '../processes/messages.ts';

/** What one scan looks at; the next one comes in a minute. */
const LIMIT = 1_000;

type Needed = Pick<Dependencies, 'db' | 'events' | 'now'>;

/**
 * Starts the workflow of every unfinished foundation that has none: whatever was terminated or
 * lost goes on by itself.
 */
export async function startOrphans(
  { db }: Needed,
  client: Client,
  durations: Durations,
): Promise<number> {
  const unfinished = await db
    .selectFrom('projections.foundations')
    .select('id')
    .where('status', 'not in', [...finishedStatuses])
    .limit(10 * LIMIT)
    .execute();
  if (unfinished.length === 0) return 0;
  const running = new Set<string>();
  const query = `WorkflowType = 'foundation' AND ExecutionStatus = 'Running'`;
  for await (const { workflowId } of client.workflow.list({ query, pageSize: LIMIT })) {
    running.add(workflowId);
  }
  const orphans = unfinished.filter(({ id }) => !running.has(workflowIdOf(id))).slice(0, LIMIT);
  for (const { id } of orphans) {
    await client.workflow.start('foundation', startOptions({ foundationId: id, durations }));
  }
  return orphans.length;
}

/** Frees slots that were taken for commands which never came to an end. */
export async function freeLostSlots({ db, events, now }: Needed): Promise<number> {
  let freed = 0;
  for (const booking of await doubtfulBookings(db, LIMIT, now())) {
    const history = await events.read(streamOf(booking.foundationId));
    if (history.some(({ metadata }) => metadata.commandId === booking.commandId)) continue;
    if (await freeLostSlot(db, booking, now())) freed += 1;
  }
  return freed;
}

/**
 * Signals again what was stored but never decided: the API may have ended between the two, and
 * a notary must not have to come back.
 *
 * @param resent commands that this process has signalled again; once is enough
 */
export async function resendReceipts(
  { db, now }: Needed,
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
