import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import type { OpenRoom } from '#domain/foundations/notary-room.ts';
import { roomStateOf } from '#domain/rooms/room-state.ts';
import { enqueueMail } from '../outbox/outbox.ts';

const ROOM_IDS = '0b0f4a1e-6a0c-5d7f-9a55-2f7a3f0d8c65';

export const roomIdOf = (foundationId: string, { madeBy }: Pick<OpenRoom, 'madeBy'>): string =>
  uuidv5(`${foundationId}/${madeBy}`, ROOM_IDS);

type Kept = Pick<OpenRoom, 'madeBy' | 'madeAt' | 'endsAt'>;

/**
 * Makes the room of a formation and mails its link, once; closes all others. A repetition changes nothing.
 *
 * @param room as the events have it; undefined where there is none
 */
export async function keepRoom(
  db: Database,
  foundationId: string,
  room: Kept | undefined,
  now: Date,
): Promise<void> {
  const id = room && roomIdOf(foundationId, room);
  await db.transaction().execute(async (transaction) => {
    const others = transaction
      .updateTable('notary_rooms')
      .set({ closed_at: now })
      .where('foundation_id', '=', foundationId)
      .where('closed_at', 'is', null);
    await (id === undefined ? others : others.where('id', '!=', id)).execute();
    if (!room || id === undefined) return;
    const ends_at = new Date(room.endsAt);
    const made = await transaction
      .insertInto('notary_rooms')
      .values({ id, foundation_id: foundationId, made_at: new Date(room.madeAt), ends_at })
      .onConflict((known) => known.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return enqueueMail(transaction, 'room-ready', { roomId: id });
    const kept = transaction.updateTable('notary_rooms').set({ ends_at, closed_at: null });
    await kept.where('id', '=', id).execute();
  });
}

export interface FoundRoom {
  foundationId: string;
  /** When the notary looked at the visit before this one; null at the first. */
  lastVisitAt: string | null;
  /** By the team; what was opened before stays shut. */
  revokedAt: Date | null;
  sentAt: Date | null;
}

export async function findRoom(db: Database, id: string): Promise<FoundRoom | undefined> {
  const row = await db
    .selectFrom('notary_rooms')
    .select(['foundation_id', 'last_visit_at', 'revoked_at', 'sent_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      foundationId: row.foundation_id,
      lastVisitAt: row.last_visit_at?.toISOString() ?? null,
      revokedAt: row.revoked_at,
      sentAt: row.sent_at,
    }
  );
}

/** Whether a formation has ever had a room, and the id of the one that is open. */
export async function roomsOf(
  db: Database,
  foundationId: string,
  now: Date,
): Promise<{ hasRoom: boolean; openId: string | undefined }> {
  const rows = await db
    .selectFrom('notary_rooms')
    .select(['id', 'ends_at as endsAt', 'closed_at as closedAt'])
    .select(['revoked_at as revokedAt', 'sent_at as sentAt'])
    .where('foundation_id', '=', foundationId)
    .execute();
  const open = rows.find((row) => roomStateOf(row, now) === 'open');
  return { hasRoom: rows.length > 0, openId: open?.id };
}

export async function noteLooked(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('notary_rooms').set({ looked_at: now }).where('id', '=', id).execute();
}

/** Removes the rooms of formations whose people are erased. */
export async function removeRoomsOf(db: Database, foundationIds: readonly string[]): Promise<void> {
  if (foundationIds.length === 0) return;
  await db.deleteFrom('notary_rooms').where('foundation_id', 'in', foundationIds).execute();
}
