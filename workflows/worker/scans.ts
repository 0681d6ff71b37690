import type { Client } from '@temporalio/client';
import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { inPages } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { type ActivityName, activityOf } from '#domain/foundations/names.ts';
import type { EventStore } from '#event-store/port.ts';
import {
  type DoubtfulBooking,
  doubtfulBookings,
  freeLostSlot,
} from '#modules/appointments/consultation-bookings.ts';
import { undecidedOrders, undecidedReceipts } from '#modules/commands/commands.ts';
import type { Activities } from '../activities/all.ts';
import { startOptions } from '../client.ts';
import type { Durations } from '../processes/durations.ts';
import { receipt } from '../processes/messages.ts';
import { Attempts } from './attempts.ts';
import { storedOf } from './streams.ts';

/** Rows per scan; the next scan takes the rest. */
const LIMIT = 1_000;

export interface ScanDeps {
  db: Database;
  events: Pick<EventStore, 'read'>;
  now: () => Date;
}

/** Frees slots of commands that were never carried out. */
export async function freeLostSlots(
  { db, events, now }: ScanDeps,
  limit: number = LIMIT,
): Promise<number> {
  let freed = 0;
  const doubtful = inPages<DoubtfulBooking>(limit, (after) =>
    doubtfulBookings(db, { limit, after }, now()),
  );
  for await (const page of doubtful) {
    for (const booking of page) {
      // Where nobody can read the stream, the slot stays taken until somebody has looked.
      if ((await isAppended(events, booking)) !== false) continue;
      if (await freeLostSlot(db, booking, now())) freed += 1;
    }
  }
  return freed;
}

/** Whether the stream holds an event of this command; undefined when nobody can read it. */
async function isAppended(
  events: ScanDeps['events'],
  { foundationId, commandId }: { foundationId: string; commandId: string },
): Promise<boolean | undefined> {
  const stored = await storedOf(events, foundationId);
  return stored?.some(({ metadata }) => metadata.commandId === commandId);
}

export type OrderSteps = Pick<Activities, ActivityName>;

/**
 * Finishes orders, withdrawals and releases that are in the stream but were interrupted before their rows were written.
 * Anything not in the stream was not accepted, and nobody waits for it any more.
 *
 * @throws the first failure, once all others have been tried
 */
export async function finishOrders(
  { db, events, now }: ScanDeps,
  steps: OrderSteps,
): Promise<number> {
  const created = { after: subDays(now(), 14), before: subMinutes(now(), 2) };
  const finishing = new Attempts();
  for (const message of await undecidedOrders(db, created, LIMIT)) {
    if (!(await isAppended(events, message))) continue;
    const step = steps[activityOf(message.command)];
    // The next scan tries again.
    await finishing.of(() => step(message));
  }
  return finishing.end();
}

type ReceiptDeps = Pick<ScanDeps, 'db' | 'now'> & { publicUrl: string };

/** Time for deciding a signalled receipt before it is signalled again. */
const RESEND_MINUTES = 10;

/**
 * Signals stored receipts again that were never decided, because the API stopped in between or the workflow gave
 * up, so that notaries need not upload twice.
 *
 * @param resent which receipts this process has signalled, and when, in milliseconds since 1970
 */
export async function resendReceipts(
  { db, publicUrl, now }: ReceiptDeps,
  client: Client,
  durations: Durations,
  resent: Map<string, number>,
): Promise<number> {
  const created = { after: subDays(now(), 14), before: subMinutes(now(), 2) };
  const receipts = await undecidedReceipts(db, created, LIMIT);
  const resendBefore = subMinutes(now(), RESEND_MINUTES).getTime();
  const lost = receipts.filter(({ commandId }) => (resent.get(commandId) ?? 0) < resendBefore);
  for (const message of lost) {
    const { foundationId } = message;
    const options = startOptions({ foundationId, durations }, publicUrl);
    await client.workflow.signalWithStart('foundation', {
      ...options,
      signal: receipt,
      signalArgs: [message],
    });
    resent.set(message.commandId, now().getTime());
  }
  return lost.length;
}
