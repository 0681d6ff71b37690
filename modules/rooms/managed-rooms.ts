import type { Database } from '#database/connection.ts';
import { isRevoked, type RoomState, roomStateOf } from '#domain/rooms/room-state.ts';
import { enqueueMail } from '../outbox/outbox.ts';

/** Each needs another release, so a case has one or two. */
const ROOMS_MAX = 50;
/** A second press of the button within this time sends nothing again. */
const SAME_MS = 60_000;

/** A room and its fate, without what opens it. */
export interface RoomHistory {
  id: string;
  state: RoomState;
  madeAt: string;
  /** When the link was mailed last. */
  sentAt: string;
  lookedAt: string | null;
  endsAt: string;
  closedAt: string | null;
  revokedAt: string | null;
  revokedById: string | null;
}

/** All rooms of a formation, the newest first. */
export async function roomHistory(
  db: Database,
  foundationId: string,
  now: Date,
): Promise<RoomHistory[]> {
  const rows = await db
    .selectFrom('notary_rooms')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(ROOMS_MAX)
    .execute();
  return rows.map((row) => {
    const { ends_at: endsAt, closed_at: closedAt, revoked_at: revokedAt, sent_at: sentAt } = row;
    return {
      id: row.id,
      state: roomStateOf({ endsAt, closedAt, revokedAt, sentAt }, now),
      madeAt: row.made_at.toISOString(),
      sentAt: (sentAt ?? row.made_at).toISOString(),
      lookedAt: row.looked_at?.toISOString() ?? null,
      endsAt: endsAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
      revokedById: row.revoked_by,
    };
  });
}

/** Queues the mail with the link of a room, which opens it again if the team had revoked it. */
export async function sendRoomLink(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('notary_rooms')
      .select(['sent_at as sentAt', 'revoked_at as revokedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const isRepetition = row.sentAt !== null && row.sentAt.getTime() > now.getTime() - SAME_MS;
    if (isRepetition && !isRevoked(row)) return;
    await transaction
      .updateTable('notary_rooms')
      .set({ sent_at: now })
      .where('id', '=', id)
      .execute();
    await enqueueMail(transaction, 'room-link', { roomId: id });
  });
}

/**
 * Ends a room in every browser, until its link is sent again; codes that are on their way open nothing any more.
 *
 * @returns false for a room that is closed, revoked already, or belongs to another formation
 */
export async function revokeRoom(
  db: Database,
  { id, foundationId, by }: { id: string; foundationId: string; by: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('notary_rooms')
      .select(['ends_at', 'closed_at', 'revoked_at', 'sent_at'])
      .where('id', '=', id)
      .where('foundation_id', '=', foundationId)
      .forUpdate()
      .executeTakeFirst();
    const dates = row && {
      endsAt: row.ends_at,
      closedAt: row.closed_at,
      revokedAt: row.revoked_at,
      sentAt: row.sent_at,
    };
    if (!dates || roomStateOf(dates, now) !== 'open') return false;
    const revoked = { revoked_at: now, revoked_by: by };
    await transaction.updateTable('notary_rooms').set(revoked).where('id', '=', id).execute();
    await transaction
      .updateTable('room_codes')
      .set({ used_at: now })
      .where('room_id', '=', id)
      .where('used_at', 'is', null)
      .execute();
    return true;
  });
}
