import type { Database } from '#database/connection.ts';
import { changeRefusal, type MeetingRefusal } from '#domain/meetings/strategy-meeting.ts';
import { enqueueSignal } from '../outbox/outbox.ts';
import {
  bookedStart,
  findFreeSlot,
  freeMeetingSlot,
  retryWhileTaken,
  takeMeetingSlot,
} from '../slots/meeting-slots.ts';
import { timesOf } from './book.ts';
import { fromRow, type MeetingDetails } from './meetings.ts';

export type Changed = { refused?: MeetingRefusal | 'KEY_USED' };

interface Move {
  /** Repeating a request with the same id moves nothing twice. */
  commandId: string;
  startsAt: string;
}

/** Moves a meeting to another free slot and frees the one it had. */
export async function moveMeeting(
  db: Database,
  id: string,
  { commandId, startsAt }: Move,
  now: Date,
): Promise<Changed> {
  const moved = await retryWhileTaken(() =>
    change(db, id, now, async (transaction, meeting) =>
      meeting.startsAt === startsAt
        ? {}
        : moveTo(transaction, meeting, { commandId, startsAt }, now),
    ),
  );
  return moved ?? { refused: 'SLOT_TAKEN' };
}

async function moveTo(
  transaction: Database,
  { id, bookingId, version }: ChangeableMeeting,
  { commandId, startsAt }: Move,
  now: Date,
): Promise<Changed> {
  const before = await bookedStart(transaction, commandId);
  // An earlier attempt of this request moved it, and it was moved on since.
  if (before === startsAt) return {};
  if (before !== undefined) return { refused: 'KEY_USED' };
  const slot = await findFreeSlot(transaction, startsAt, now);
  if (!slot) return { refused: 'SLOT_TAKEN' };
  await freeMeetingSlot(transaction, bookingId, now);
  await takeMeetingSlot(transaction, commandId, slot, now);
  await transaction
    .updateTable('meetings')
    .set({ ...timesOf(slot), booking_id: commandId, version: version + 1, changed_at: now })
    .where('id', '=', id)
    .execute();
  await enqueueSignal(transaction, 'meeting-changed', { meetingId: id });
  return {};
}

/** Cancels a meeting and frees its slot; the person may book again. Safe to repeat. */
export async function cancelMeeting(db: Database, id: string, now: Date): Promise<Changed> {
  const changed = await change(db, id, now, async (transaction, { bookingId, version }) => {
    await freeMeetingSlot(transaction, bookingId, now);
    await transaction
      .updateTable('meetings')
      .set({ cancelled_at: now, version: version + 1, changed_at: now })
      .where('id', '=', id)
      .execute();
    await enqueueSignal(transaction, 'meeting-changed', { meetingId: id });
    return {};
  });
  return changed.refused === 'MEETING_CANCELLED' ? {} : changed;
}

type ChangeableMeeting = MeetingDetails & { bookingId: string };

/** Holds the row, so that changes of one meeting happen one after the other. */
async function change(
  db: Database,
  id: string,
  now: Date,
  work: (transaction: Database, meeting: ChangeableMeeting) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('meetings')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const meeting = fromRow(row);
    const { startsAt, state } = meeting;
    const isCancelled = state === 'cancelled';
    const refused = changeRefusal({ startsAt, isCancelled }, now.toISOString());
    return refused ? { refused } : work(transaction, { ...meeting, bookingId: row.booking_id });
  });
}

/** Frees the slots of later requests of the same person: they have the link now to take one. */
export async function freeDuplicates(db: Database, id: string, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('meetings')
    .select('booking_id')
    .where('duplicate_of', '=', id)
    .where('closed_at', 'is', null)
    .execute();
  for (const { booking_id } of rows) await freeMeetingSlot(db, booking_id, now);
}
