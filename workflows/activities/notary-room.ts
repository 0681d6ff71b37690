import type { Database } from '#database/connection.ts';
import { openRoom } from '#domain/foundations/notary-room.ts';
import type { OpenedHistory } from '#event-store/foundation-history.ts';
import { keepRoom } from '#modules/rooms/rooms.ts';
import type { CommandMessage } from '../processes/messages.ts';

interface RoomKeeping {
  db: Database;
  now: () => Date;
}

/** Makes, keeps or closes the room of the notary by what has happened; several attempts do it once. */
export async function keepRoomOf(
  { db, now }: RoomKeeping,
  { foundationId }: Pick<CommandMessage, 'foundationId'>,
  { events, state }: OpenedHistory,
): Promise<void> {
  // Without a release there has never been one.
  if (!events.some(({ type }) => type === 'NotaryReleased')) return;
  const at = now();
  await keepRoom(db, foundationId, openRoom(state, at.toISOString()), at);
}
