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
 * Removes bookings that are over. That of a meeting goes after it.
 *
 * @param isKept whether a subject keeps the time that it had
 * @returns how many were removed
 */
export const sweepBookings = (
  db: Database,
  endedBefore: Date,
  isKept: (subjectId: Expression<string | null>) => Expression<SqlBool>,
): Promise<number> =>
  removeInBatches(
    db,
    'bookings',
    db
      .selectFrom('bookings')
      .select('id')
      .where('ends_at', '<', endedBefore)
      .where(({ and, eb, exists, not, or, ref, selectFrom }) =>
        not(
          or([
            exists(selectFrom('meetings').whereRef('booking_id', '=', 'bookings.id')),
            and([eb('freed_at', 'is', null), isKept(ref('subject_id'))]),
          ]),
        ),
      )
      .orderBy('ends_at'),
  );
