import type { Instant, MaybeInstant, WithDefault } from '#database/columns.ts';

export interface NotaryRoomRow {
  id: string;
  foundation_id: string;
  made_at: Instant;
  /** What follows from the events; the door of the room asks those. */
  ends_at: Instant;
  closed_at: MaybeInstant;
  looked_at: MaybeInstant;
  last_visit_at: MaybeInstant;
  /** When the team sent the link again. */
  sent_at: MaybeInstant;
  revoked_at: MaybeInstant;
  revoked_by: string | null;
}

export interface RoomCodeRow {
  id: string;
  room_id: string;
  browser: string;
  asked_at: Instant;
  wrong_tries: WithDefault<number>;
  used_at: MaybeInstant;
}

export interface RoomsTables {
  notary_rooms: NotaryRoomRow;
  room_codes: RoomCodeRow;
}
