import type { FastifyRequest } from 'fastify';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { type LiveRoom, liveRoom, type RoomReads } from '#modules/rooms/live-room.ts';
import { isForeignWrite } from '../http/cookies.ts';
import { apiError, refuseWait } from '../http/errors.ts';
import { roomOpening } from './room-cookies.ts';

export interface RoomDeps extends RoomReads {
  publicUrl: string;
}

/** A room in the browser that has opened it. */
export interface OpenedRoom extends LiveRoom {
  openUntil: string;
}

/** Dead, foreign and unknown rooms are told apart by nobody. */
export const noRoom = () => apiError('LINK_NOT_VALID');

/**
 * The room that this browser has opened with a code.
 *
 * @throws ApiError 404; 403 for writes that another site made
 */
export async function openedRoom(
  deps: RoomDeps,
  request: FastifyRequest,
  id: string,
): Promise<OpenedRoom> {
  if (isForeignWrite(request, deps.publicUrl)) throw apiError('FORBIDDEN');
  const opened = roomOpening(request, id);
  const live = opened && (await liveRoom(deps, id, new Date()));
  if (!opened || !live) throw noRoom();
  if (live.revokedAt !== null && opened.since <= live.revokedAt) throw noRoom();
  return { ...live, openUntil: opened.until };
}

/**
 * The same for what reads in the room, which costs something.
 *
 * @throws ApiError 404, 429
 */
export async function readRoom(
  deps: RoomDeps & { limits: RateLimits },
  request: FastifyRequest,
  id: string,
): Promise<OpenedRoom> {
  const live = await openedRoom(deps, request, id);
  refuseWait(await deps.limits.take('room-reads', live.id));
  return live;
}

/** For the audit log: a notary acts under the id of the room. */
export const notedOf = ({ id, foundationId }: LiveRoom) =>
  ({
    actor: { id, role: 'notary' },
    target: { kind: 'foundation', id: foundationId },
  }) as const;
