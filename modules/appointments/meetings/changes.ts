import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  type AppointmentRefusal,
  changeRefusal,
  confirmRefusal,
  type SlotTaker,
} from '#domain/appointments/rules.ts';
import { enqueueSignal } from '../../outbox/outbox.ts';
import { cancel, free, rebook, retryWhileTaken, type Wish } from '../book.ts';
import { findBooked } from '../bookings.ts';
import { loadFreeSlots } from '../calendar/free-slots.ts';
import type { MeetingRow } from '../tables.ts';
import { earlierMeeting, oneAtATime } from './book.ts';
import { fromRow } from './meetings.ts';

export type Changed = { refused?: AppointmentRefusal | 'KEY_USED' };

/** Moves a meeting to another free slot and frees the one it had. */
export const moveMeeting = (
  db: Database,
  id: string,
  { taker, ...wish }: Wish & { taker: SlotTaker },
  now: Date,
): Promise<Changed> =>
  retryWhileTaken(() =>
    db.transaction().execute(async (transaction): Promise<Changed> => {
      const { row, standing } = await lockedMeeting(transaction, id);
      const at = now.toISOString();
      const appointment = {
        kind: 'strategy-meeting' as const,
        subjectId: id,
        last: await findBooked(transaction, row.booking_id),
        byVisitor: taker === 'visitor',
        refused: changeRefusal(standing, 'move', at),
        slots: () => loadFreeSlots(transaction, 'strategy-meeting', at, taker),
      };
      const moved = await rebook(transaction, appointment, wish, now);
      if ('refused' in moved) return moved;
      if (!moved.repeated) await write(transaction, id, { booking_id: wish.commandId }, now);
      return {};
    }),
  );

/** Cancels a meeting and frees its slot; the person may book again. Safe to repeat. */
export const cancelMeeting = (db: Database, id: string, now: Date): Promise<Changed> =>
  db.transaction().execute(async (transaction): Promise<Changed> => {
    const { row, standing } = await lockedMeeting(transaction, id);
    if (standing.isCancelled) return {};
    const refused = changeRefusal(standing, 'cancel', now.toISOString());
    if (refused) return { refused };
    await cancel(transaction, { id: row.booking_id, version: row.version }, now);
    await write(transaction, id, { cancelled_at: now }, now);
    return {};
  });

/** The visitor has followed the link in the mail: what was held is booked. Safe to repeat. */
export const confirmMeeting = (db: Database, id: string, now: Date): Promise<Changed> =>
  oneAtATime(db, async (transaction) => {
    const { row, standing } = await lockedMeeting(transaction, id);
    const person = { personKey: row.person_key, accountId: row.account_id };
    const hasBooked = (await earlierMeeting(transaction, person)) !== undefined;
    const refused = confirmRefusal({ ...standing, hasBooked }, now.toISOString());
    if (refused) return { refused };
    if (standing.heldUntil !== null) await write(transaction, id, { held_until: null }, now);
    return {};
  });

async function write(
  transaction: Database,
  id: string,
  change: Partial<Pick<Selectable<MeetingRow>, 'booking_id' | 'cancelled_at' | 'held_until'>>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('meetings')
    .set({ ...change, changed_at: now })
    .where('id', '=', id)
    .execute();
  await enqueueSignal(transaction, 'meeting-changed', { meetingId: id });
}

/** Holds the row, so that changes of one meeting happen one after the other. */
async function lockedMeeting(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('meetings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { startsAt, state, heldUntil } = fromRow(row);
  const isCancelled = state === 'cancelled' || state === 'lapsed';
  return { row, standing: { startsAt, isCancelled, heldUntil } };
}

/** Nobody has confirmed in time: others may have the slot. Does nothing to a meeting that is booked. */
export const endHold = (db: Database, id: string, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('meetings')
      .set({ cancelled_at: now })
      .where('id', '=', id)
      .where('held_until', '<=', now)
      .where('cancelled_at', 'is', null)
      .returning('booking_id')
      .executeTakeFirst();
    if (ended) await free(transaction, ended.booking_id, now);
  });

/** Frees the slots of later requests of the same person: they have the link now to take one. */
export async function freeDuplicates(db: Database, id: string, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('meetings')
    .select('booking_id')
    .where('duplicate_of', '=', id)
    .where('closed_at', 'is', null)
    .execute();
  for (const { booking_id } of rows) await free(db, booking_id, now);
}
