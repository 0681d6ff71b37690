import { sql } from 'kysely';
import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';

/** Removes absences that are over. @returns how many were removed */
export const sweepAbsences = (db: Database, endedBefore: Date): Promise<number> =>
  removeInBatches(
    db,
    'absences',
    db.selectFrom('absences').select('id').where('ends_at', '<', endedBefore).orderBy('ends_at'),
  );

/**
 * Removes bookings that are over. That of a meeting goes after it; that of redeemed hours, which tells the
 * member when they were held, stays with them.
 *
 * @returns how many were removed
 */
export const sweepBookings = (db: Database, endedBefore: Date): Promise<number> =>
  removeInBatches(
    db,
    'bookings',
    db
      .selectFrom('bookings')
      .select('id')
      .where('ends_at', '<', endedBefore)
      .where(
        sql<boolean>`not exists (select from meetings where booking_id = bookings.id)
          and not (kind = 'hours' and freed_at is null
            and exists (select from hour_redemptions redeemed where redeemed.id = subject_id))`,
      )
      .orderBy('ends_at'),
  );
