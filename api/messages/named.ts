import type { Database } from '#database/connection.ts';
import type { Message } from '#modules/messages/read-messages.ts';
import { actorNames } from '#projections/actor-names.ts';
import type { Correspondence } from './thread.ts';

/** Messages with the names of those who wrote them, and whether that is the reader. */
export async function named(
  db: Database,
  { foundationId, author }: Pick<Correspondence, 'foundationId' | 'author'>,
  messages: readonly Message[],
) {
  const authors = messages.map(({ authorId, authorRole }) => ({
    actor_id: authorId,
    actor_role: authorRole,
  }));
  const nameOf = await actorNames(db, foundationId, authors);
  return messages.map(({ authorId, authorRole, ...message }) => ({
    ...message,
    author: {
      name: nameOf(authorRole, authorId),
      role: authorRole,
      // The notary's office writes as one, whichever room it was.
      own: authorId === author.id || (authorRole === 'notary' && author.role === 'notary'),
    },
  }));
}
