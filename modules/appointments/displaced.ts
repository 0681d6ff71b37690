import type { Database } from '#database/connection.ts';
import type { Displaced } from '#domain/slots/weekly-hours.ts';
import { type Booked, bookedBetween } from '../slots/booked.ts';
import { displacementsOf } from '../slots/displaced.ts';
import { noteDisplaced } from '../slots/rebookings.ts';
import { subjectsOf } from './subjects.ts';

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
