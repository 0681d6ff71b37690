import { validate } from 'uuid';
import type { Database } from '#database/connection.ts';
import type { History } from '#domain/foundations/history.ts';
import { type OpenRoom, openRoom } from '#domain/foundations/notary-room.ts';
import { isRevoked } from '#domain/rooms/room-state.ts';
import { type FoundRoom, findRoom, roomIdOf } from './rooms.ts';

export interface RoomReads {
  db: Database;
  /** What has happened to a formation, from the event store itself. */
  historyOf: (foundationId: string) => Promise<History>;
}

export interface LiveRoom extends FoundRoom {
  id: string;
  room: OpenRoom;
  history: History;
}

/**
 * The room as the events of its formation have it now: a release that is taken back ends it with the next request.
 *
 * @returns undefined for a room that has ended or never was
 */
export async function standingRoom(
  { db, historyOf }: RoomReads,
  id: string,
  now: Date,
): Promise<LiveRoom | undefined> {
  const found = validate(id) ? await findRoom(db, id) : undefined;
  if (!found) return undefined;
  const history = await historyOf(found.foundationId);
  const room = openRoom(history.state, now.toISOString());
  if (!room || roomIdOf(found.foundationId, room) !== id) return undefined;
  return { ...found, id, room, history };
}

/** The same, unless the team has revoked it. */
export async function liveRoom(
  reads: RoomReads,
  id: string,
  now: Date,
): Promise<LiveRoom | undefined> {
  const found = await standingRoom(reads, id, now);
  return found && !isRevoked(found) ? found : undefined;
}
