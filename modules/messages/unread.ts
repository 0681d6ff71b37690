import type { Database } from '#database/connection.ts';
import { type AuthorRole, audiencesOf, authorRoleOf } from '#domain/messages/messages.ts';
import type { Person } from '../accounts/login/session-owner.ts';
import { readerOf, unreadIn } from './readings.ts';

/** Formations within a person's scope, each with how many messages that person has not read. */
export async function withUnread<Formation extends { id: string }>(
  db: Database,
  { id, role }: Person,
  formations: readonly Formation[],
) {
  // Co-founders read what the lead reads.
  const as: AuthorRole = role === 'member' ? 'lead' : authorRoleOf(role);
  const reading = { reader: readerOf(id, as), audiences: audiencesOf(as, { hasRoom: true }) };
  const ids = formations.map((formation) => formation.id);
  const unread = await unreadIn(db, ids, reading);
  return formations.map((formation) => ({
    ...formation,
    unreadMessages: unread.get(formation.id) ?? 0,
  }));
}
