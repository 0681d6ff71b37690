import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  changeRefusal,
  confirmRefusal,
  type MeetingRefusal,
} from '#domain/meetings/strategy-meeting.ts';
import type { SlotTaker } from '#domain/slots/slots.ts';
import { enqueueSignal } from '../outbox/outbox.ts';
import { findBooked } from '../slots/booked.ts';
import { isDisplaced } from '../slots/displaced.ts';
import {
  bookedStart,
  findFreeSlot,
  freeMeetingSlot,
  retryWhileTaken,
  takeMeetingSlot,
} from '../slots/meeting-slots.ts';
import { earlierMeeting, oneAtATime, timesOf } from './book.ts';
import { fromRow, type MeetingDetails } from './meetings.ts';
import type { MeetingRow } from './tables.ts';

export type Changed = { refused?: MeetingRefusal | 'KEY_USED' };

interface Move {
  /** Repeating a request with the same id moves nothing twice. */
  commandId: string;
  startsAt: string;
  taker: SlotTaker;
  /** Whom somebody of the team has chosen; otherwise whoever is free then. */
  consultantId?: string;
}

/** Moves a meeting to another free slot and frees the one it had. */
export async function moveMeeting(
  db: Database,
  id: string,
  move: Move,
  now: Date,
): Promise<Changed> {
  const moved = await retryWhileTaken(() =>
    change(db, id, 'move', now, async (transaction, meeting) =>
      (await standsAsWished(transaction, meeting, move, now))
        ? {}
        : moveTo(transaction, meeting, move, now),
    ),
  );
  return moved ?? { refused: 'SLOT_TAKEN' };
}

/** The same time is another one where its person is not there then, or is not the one chosen. */
async function standsAsWished(
  transaction: Database,
  { startsAt, bookingId }: ChangeableMeeting,
  move: Move,
  now: Date,
): Promise<boolean> {
  if (startsAt !== move.startsAt) return false;
  if (move.consultantId === undefined) return !(await isDisplaced(transaction, bookingId, now));
  return (await findBooked(transaction, bookingId))?.consultantId === move.consultantId;
}

async function moveTo(
  transaction: Database,
  { id, bookingId, version }: ChangeableMeeting,
  { commandId, startsAt, taker, consultantId }: Move,
  now: Date,
): Promise<Changed> {
  const before = await bookedStart(transaction, commandId);
  // An earlier attempt of this request moved it, and it was moved on since.
  if (before === startsAt) return {};
  if (before !== undefined) return { refused: 'KEY_USED' };
  const slot = await findFreeSlot(transaction, startsAt, taker, now);
  if (!slot) return { refused: 'SLOT_TAKEN' };
  if (consultantId !== undefined && slot.consultant.id !== consultantId) {
    return { refused: 'SLOT_TAKEN' };
  }
  await freeMeetingSlot(transaction, bookingId, now);
  await takeMeetingSlot(transaction, commandId, slot, taker, now);
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
  const changed = await change(
    db,
    id,
    'cancel',
    now,
    async (transaction, { bookingId, version }) => {
      await freeMeetingSlot(transaction, bookingId, now);
      await transaction
        .updateTable('meetings')
        .set({ cancelled_at: now, version: version + 1, changed_at: now })
        .where('id', '=', id)
        .execute();
      await enqueueSignal(transaction, 'meeting-changed', { meetingId: id });
      return {};
    },
  );
  const isDone = changed.refused === 'MEETING_CANCELLED' || changed.refused === 'HOLD_LAPSED';
  return isDone ? {} : changed;
}

/** The visitor has followed the link in the mail: what was held is booked. Safe to repeat. */
export const confirmMeeting = (db: Database, id: string, now: Date): Promise<Changed> =>
  oneAtATime(db, async (transaction) => {
    const { row, meeting } = await lockedMeeting(transaction, id);
    const { heldUntil, state } = meeting;
    const refused = confirmRefusal(
      {
        heldUntil,
        isCancelled: state === 'cancelled' || state === 'lapsed',
        hasBooked: (await earlierMeeting(transaction, personOf(row))) !== undefined,
      },
      now.toISOString(),
    );
    if (refused) return { refused };
    if (heldUntil === null) return {};
    await transaction
      .updateTable('meetings')
      .set({ held_until: null, changed_at: now })
      .where('id', '=', id)
      .execute();
    await enqueueSignal(transaction, 'meeting-changed', { meetingId: id });
    return {};
  });

const personOf = ({ person_key, account_id }: Selectable<MeetingRow>) => ({
  personKey: person_key,
  accountId: account_id,
});

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
    if (ended) await freeMeetingSlot(transaction, ended.booking_id, now);
  });

type ChangeableMeeting = MeetingDetails & { bookingId: string };

/** Holds the row, so that changes of one meeting happen one after the other. */
async function change(
  db: Database,
  id: string,
  kind: 'move' | 'cancel',
  now: Date,
  work: (transaction: Database, meeting: ChangeableMeeting) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction().execute(async (transaction) => {
    const { row, meeting } = await lockedMeeting(transaction, id);
    const { startsAt, state, heldUntil } = meeting;
    const isCancelled = state === 'cancelled' || state === 'lapsed';
    const refused = changeRefusal({ startsAt, isCancelled, heldUntil }, kind, now.toISOString());
    return refused ? { refused } : work(transaction, { ...meeting, bookingId: row.booking_id });
  });
}

async function lockedMeeting(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('meetings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { row, meeting: fromRow(row) };
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
