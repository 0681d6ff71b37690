import type { Database } from '#database/connection.ts';
import { type Displaced, displacement, type Working } from '#domain/appointments/weekly-hours.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import type { Booked } from '../bookings.ts';
import { neverThere, workingsOf } from './working.ts';

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

/** Whether somebody who has this time must be found another one. */
export const isDisplaced = async (db: Database, booking: Booked, now: Date): Promise<boolean> =>
  (await displacementsOf(db, [booking], now)).get(booking.id) !== null;
