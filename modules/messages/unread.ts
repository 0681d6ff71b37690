import type { Database } from '#database/connection.ts';
import { type AuthorRole, audiencesOf, authorRoleOf } from '#domain/messages/messages.ts';
import type { Person } from '../accounts/login/session-owner.ts';
import { readerOf, unreadIn } from './readings.ts';

/** How many messages a person has not read in each of these formations, all within that person's scope. */
export async function unreadBy(
  db: Database,
  { id, role }: Person,
  foundationIds: readonly string[],
): Promise<(foundationId: string) => number> {
  // Co-founders read what the lead reads.
  const as: AuthorRole = role === 'member' ? 'lead' : authorRoleOf(role);
  const reading = { reader: readerOf(id, as), audiences: audiencesOf(as, { hasRoom: true }) };
  const unread = await unreadIn(db, foundationIds, reading);
  return (foundationId) => unread.get(foundationId) ?? 0;
}

/** These formations, each with how many of its messages the person has not read. */
export async function withUnread<Formation extends { id: string }>(
  db: Database,
  person: Person,
  formations: readonly Formation[],
) {
  const ids = formations.map((formation) => formation.id);
  const unread = await unreadBy(db, person, ids);
  return formations.map((formation) => ({ ...formation, unreadMessages: unread(formation.id) }));
}
