import type { Client } from '@temporalio/client';
import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import type { Database } from '#database/connection.ts';
import { type EventStore, streamOf, UnreadableStream } from '#event-store/port.ts';
import { doubtfulBookings, freeLostSlot } from '#modules/bookings/bookings.ts';
import { undecidedReceipts } from '#modules/commands/commands.ts';
import { startOptions } from '../client.ts';
import type { Durations } from '../processes/durations.ts';
import { receipt } from '../processes/messages.ts';

/** Rows per scan; the next scan takes the rest. */
const LIMIT = 1_000;

export interface ScanDeps {
  db: Database;
  events: Pick<EventStore, 'read'>;
  now: () => Date;
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

type ReceiptDeps = Pick<ScanDeps, 'db' | 'now'> & { publicUrl: string };

/** How long a receipt that was signalled has to be decided before it is signalled again. */
const RESEND_MINUTES = 10;

/**
 * Signals stored receipts again that were never decided, because the API stopped in between or the
 * workflow gave up, so notaries don't have to upload twice.
 *
 * @param resent when this process has signalled which, in milliseconds since 1970
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
