import { type EventStore, streamOf, UnreadableStream } from '#event-store/port.ts';
import { log } from '#logging/log.ts';
import { freeLostSlot, liveBookings, reviveBooking } from '#modules/slots/bookings.ts';
import { foundationsIn } from '#projections/foundations.ts';
import { bookingIn } from '../activities/booking.ts';
import type { ScanDeps } from './scans.ts';

const LIMIT = 1_000;

export interface Reconciled {
  freed: number;
  revived: number;
  /** Foundations whose slot has gone to somebody else: staff have to call them. */
  lost: string[];
}

/** Makes bookings of coming consultations agree with the events, which have the last word. */
export async function reconcileBookings({ db, events, now }: ScanDeps): Promise<Reconciled> {
  const result: Reconciled = { freed: 0, revived: 0, lost: [] };
  for (const booking of await liveBookings(db, LIMIT, now())) {
    const current = await currentBooking(events, booking.foundationId);
    if (current === 'unreadable' || current === booking.commandId) continue;
    if (await freeLostSlot(db, booking, now())) result.freed += 1;
  }
  for (const foundationId of await foundationsIn(db, 'consultation-pending', LIMIT)) {
    const current = await currentBooking(events, foundationId);
    if (current === undefined || current === 'unreadable') continue;
    const revived = await reviveBooking(db, current, now());
    if (revived === 'revived') result.revived += 1;
    if (revived === 'taken') result.lost.push(foundationId);
  }
  for (const foundationId of result.lost) {
    log.error({ foundationId }, 'bookings: the slot of this foundation is taken');
  }
  return result;
}

async function currentBooking(
  events: Pick<EventStore, 'read'>,
  foundationId: string,
): Promise<string | undefined> {
  try {
    return bookingIn(await events.read(streamOf(foundationId)));
  } catch (error) {
    if (error instanceof UnreadableStream) return 'unreadable';
    throw error;
  }
}
