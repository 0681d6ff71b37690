import type { Database } from '#database/connection.ts';
import { freeMeetingSlot } from '../bookings/meeting-slots.ts';

/**
 * Erases what a visitor entered. Of a meeting that took place the keyed hash of the address stays,
 * so that it remains once per person, until `dropOldMeetings` removes the row.
 */
export async function closeMeeting(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('meetings')
      .set({ name: null, email: null, question: null, closed_at: now })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning(['booking_id', 'duplicate_of', 'cancelled_at'])
      .executeTakeFirst();
    if (!row || (row.duplicate_of === null && row.cancelled_at === null)) return;
    await freeMeetingSlot(transaction, row.booking_id, now);
    await transaction
      .updateTable('meetings')
      .set({ person_key: null })
      .where('id', '=', id)
      .execute();
  });
}

/** Forgets visitors; a member's meeting stays with the account. */
export async function dropOldMeetings(db: Database, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('meetings')
    .where('account_id', 'is', null)
    .where('closed_at', 'is not', null)
    .where('ends_at', '<', endedBefore)
    .execute();
}
