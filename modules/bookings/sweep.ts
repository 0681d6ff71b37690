import { inBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { hasMeeting } from '../meetings/of-bookings.ts';

/** Removes bookings that are over; that of a meeting goes after it. @returns how many */
export const sweepBookings = (db: Database, endedBefore: Date): Promise<number> =>
  inBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('bookings')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('bookings')
          .select('id')
          .where('ends_at', '<', endedBefore)
          .where(({ not, ref }) => not(hasMeeting(ref('bookings.id'))))
          .orderBy('ends_at')
          .limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
