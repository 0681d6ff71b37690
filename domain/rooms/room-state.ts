export const roomStates = ['open', 'revoked', 'closed'] as const;
export type RoomState = (typeof roomStates)[number];

interface Dates {
  endsAt: Date;
  /** What the events say. */
  closedAt: Date | null;
  /** By the team. */
  revokedAt: Date | null;
  /** When the team sent the link the last time; null when the first mail was the only one. */
  sentAt: Date | null;
}

/** Whoever sends the link again opens the room again that was revoked. */
export const isRevoked = ({ revokedAt, sentAt }: Pick<Dates, 'revokedAt' | 'sentAt'>): boolean =>
  revokedAt !== null && (sentAt === null || sentAt <= revokedAt);

export function roomStateOf(room: Dates, now: Date): RoomState {
  if (room.closedAt !== null || room.endsAt <= now) return 'closed';
  return isRevoked(room) ? 'revoked' : 'open';
}
