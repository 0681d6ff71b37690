import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { hasMeeting } from '../meetings/of-bookings.ts';

/** Removes bookings that are over; that of a meeting goes after it. @returns how many */
export const sweepBookings = (db: Database, endedBefore: Date): Promise<number> =>
  removeInBatches(
    db,
    'bookings',
    db
      .selectFrom('bookings')
      .select('id')
      .where('ends_at', '<', endedBefore)
      .where(({ not, ref }) => not(hasMeeting(ref('bookings.id'))))
      .orderBy('ends_at'),
  );
