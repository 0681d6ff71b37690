import type { Expression, SqlBool } from 'kysely';
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
 * Removes bookings that are over.
 *
 * @param isHeld whether something still refers to a booking, which then goes after it
 * @returns how many were removed
 */
export const sweepBookings = (
  db: Database,
  endedBefore: Date,
  isHeld: (bookingId: Expression<string>) => Expression<SqlBool>,
): Promise<number> =>
  removeInBatches(
    db,
    'bookings',
    db
      .selectFrom('bookings')
      .select('id')
      .where('ends_at', '<', endedBefore)
      .where(({ not, ref }) => not(isHeld(ref('bookings.id'))))
      .orderBy('ends_at'),
  );
