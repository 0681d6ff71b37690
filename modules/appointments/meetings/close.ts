import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { enqueueSignal } from '../../outbox/outbox.ts';
import { free } from '../book.ts';
import { personKeyOf } from './meetings.ts';

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
    await free(transaction, row.booking_id, now);
    await transaction
      .updateTable('meetings')
      .set({ person_key: null })
      .where('id', '=', id)
      .execute();
  });
}

/** Before accounts are removed, which takes their meetings along: others may have the times. */
export async function freeMeetingsOf(
  transaction: Database,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  const meetings = await transaction
    .selectFrom('meetings')
    .select(['id', 'booking_id'])
    .where('account_id', 'in', accountIds)
    .where('duplicate_of', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute();
  for (const { id, booking_id } of meetings) {
    await free(transaction, booking_id, now);
    await enqueueSignal(transaction, 'meeting-changed', { meetingId: id });
  }
}

/** Forgets visitors, and what was cancelled; a meeting that a member had stays with the account. */
export const dropOldMeetings = (db: Database, endedBefore: Date): Promise<number> =>
  removeInBatches(
    db,
    'meetings',
    db
      .selectFrom('meetings')
      .select('id')
      .where(({ eb, or }) => or([eb('account_id', 'is', null), eb('cancelled_at', 'is not', null)]))
      .where('closed_at', 'is not', null)
      .where('ends_at', '<', endedBefore)
      .orderBy('ends_at'),
  );

/** What was booked from this address without an account, before or after there was one. */
export async function forgetVisitor(
  db: Database,
  linkSecret: string,
  email: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('meetings')
      .set({ name: null, email: null, question: null, person_key: null, closed_at: now })
      .where('person_key', '=', personKeyOf(linkSecret, email))
      .where('account_id', 'is', null)
      .returning(['id', 'booking_id', 'duplicate_of', 'cancelled_at', 'ends_at'])
      .execute();
    for (const { id, booking_id, duplicate_of, cancelled_at, ends_at } of rows) {
      if (duplicate_of !== null || cancelled_at !== null || ends_at < now) continue;
      await free(transaction, booking_id, now);
      await enqueueSignal(transaction, 'meeting-changed', { meetingId: id });
    }
  });
}
