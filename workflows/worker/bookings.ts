import { inPages } from '#database/batches.ts';
import { log } from '#logging/log.ts';
import {
  type DoubtfulBooking,
  freeLostSlot,
  liveBookings,
  reviveBooking,
} from '#modules/appointments/consultation-bookings.ts';
import { foundationsIn } from '#projections/foundations.ts';
import { bookingIn } from '../activities/booking.ts';
import type { ScanDeps } from './scans.ts';
import { storedOf } from './streams.ts';

const PAGE = 1_000;

export interface Reconciled {
  freed: number;
  revived: number;
  /** Foundations whose slot has gone to somebody else, so that staff have to call them. */
  lost: string[];
}

/** Makes bookings of coming consultations agree with the events, which have the last word. */
export async function reconcileBookings(deps: ScanDeps, limit: number = PAGE): Promise<Reconciled> {
  const { db, now } = deps;
  const result: Reconciled = { freed: 0, revived: 0, lost: [] };
  const live = inPages<DoubtfulBooking>(limit, (after) =>
    liveBookings(db, { limit, after }, now()),
  );
  for await (const page of live) result.freed += await freeSuperseded(deps, page);
  const waiting = inPages<Awaited<ReturnType<typeof foundationsIn>>[number]>(limit, (after) =>
    foundationsIn(db, 'consultation-pending', { limit, after }),
  );
  for await (const page of waiting) {
    for (const { id } of page) {
      const revived = await reviveCurrent(deps, id);
      if (revived === 'revived') result.revived += 1;
      if (revived === 'taken') result.lost.push(id);
    }
  }
  for (const foundationId of result.lost) {
    log.error({ foundationId }, 'bookings: the slot of this foundation is taken');
  }
  return result;
}

/** @returns the number of bookings freed */
async function freeSuperseded(
  { db, events, now }: ScanDeps,
  page: readonly DoubtfulBooking[],
): Promise<number> {
  let freed = 0;
  for (const booking of page) {
    const stored = await storedOf(events, booking.foundationId);
    if (!stored || bookingIn(stored) === booking.commandId) continue;
    if (await freeLostSlot(db, booking, now())) freed += 1;
  }
  return freed;
}

async function reviveCurrent({ db, events, now }: ScanDeps, foundationId: string) {
  const current = bookingIn((await storedOf(events, foundationId)) ?? []);
  return current === undefined ? undefined : reviveBooking(db, current, now());
}
