import type { Database } from '#database/connection.ts';
import { dateOf } from '#domain/slots/berlin-days.ts';
import { type Displaced, displacement, type Working } from '#domain/slots/weekly-hours.ts';
import { type Booked, bookedBetween, findBooked } from '../booked.ts';
import { neverThere, workingsOf } from '../working.ts';
import { noteDisplaced } from './noted.ts';
import { subjectsOf } from './subjects.ts';

/** Why each of these bookings cannot take place; null for those that can. */
export async function displacementsOf(
  db: Database,
  bookings: readonly Booked[],
  now: Date,
): Promise<ReadonlyMap<string, Displaced | null>> {
  const consultants = [...new Set(bookings.map(({ consultantId }) => consultantId))];
  const workings = await workingsOf(db, consultants, now);
  return new Map(
    bookings.map((booking) => {
      const working = workings.get(booking.consultantId) ?? neverThere;
      return [booking.id, whyOf(booking, working, now)];
    }),
  );
}

const whyOf = (booking: Booked, working: Working, now: Date) =>
  booking.isFreed
    ? null
    : displacement(working, booking, dateOf(booking.startsAt), now.toISOString());

/** What stands with these consultants and cannot take place, the earliest first. */
export async function displacedWith(
  db: Database,
  consultantIds: readonly string[],
  now: Date,
): Promise<{ booking: Booked; why: Displaced }[]> {
  const coming = await bookedBetween(db, consultantIds, { startsAt: now.toISOString() });
  const whys = await displacementsOf(db, coming, now);
  const subjects = await subjectsOf(db, coming);
  return coming.flatMap((booking) => {
    const why = whys.get(booking.id);
    return why && subjects.has(booking.id) ? [{ booking, why }] : [];
  });
}

/** Whether somebody who has this time must be found another one. */
export async function isDisplaced(db: Database, bookingId: string, now: Date): Promise<boolean> {
  const booking = await findBooked(db, bookingId);
  if (!booking) return false;
  const whys = await displacementsOf(db, [booking], now);
  return (whys.get(bookingId) ?? null) !== null;
}

/** Notes whose times these are, so that they are still known once they are freed. */
export async function noteOwners(
  transaction: Database,
  bookings: readonly Booked[],
  now: Date,
): Promise<void> {
  const subjects = await subjectsOf(transaction, bookings);
  const owned = [...subjects].map(([bookingId, { id }]) => ({ bookingId, subjectId: id }));
  await noteDisplaced(transaction, owned, now);
}
