import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Audience, type AuthorRole, MESSAGES_PAGE } from '#domain/messages/messages.ts';
import { opened } from './sealed.ts';
import type { MessageRow } from './tables.ts';
import type { ThreadId } from './thread.ts';
import type { MessageDeps } from './write-message.ts';

export interface AttachedFile {
  id: string;
  name: string;
  size: number;
}

export interface Message {
  id: string;
  number: number;
  authorId: string;
  authorRole: AuthorRole;
  writtenAt: string;
  changedAt: string | null;
  removedAt: string | null;
  /** null once it is removed, or the person erased under whose key it was sealed. */
  text: string | null;
  files: AttachedFile[];
}

interface Shown {
  /** A number: messages above it come next. */
  before?: number | undefined;
  /** Earlier messages are not for the reader. */
  since?: string;
}

/** Messages of a thread, the newest first. */
export async function messagesOf(
  { db, keys }: MessageDeps,
  { foundationId, audience }: ThreadId,
  { before, since }: Shown,
): Promise<{ messages: Message[]; more: boolean }> {
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .where('audience', '=', audience)
    .orderBy('number', 'desc')
    .limit(MESSAGES_PAGE + 1);
  if (before !== undefined) query = query.where('number', '<', before);
  if (since !== undefined) query = query.where('written_at', '>=', new Date(since));
  const rows = await query.execute();
  const page = rows.slice(0, MESSAGES_PAGE);
  const texts = await opened(keys, page);
  const files = await filesOf(
    db,
    page.map(({ id }) => id),
  );
  const messages = page.map((row, index) => ({
    ...viewOf(row),
    text: texts[index] ?? null,
    files: files.get(row.id) ?? [],
  }));
  return { messages, more: rows.length > MESSAGES_PAGE };
}

const viewOf = (row: Selectable<MessageRow>) => ({
  id: row.id,
  number: row.number,
  authorId: row.author_id,
  authorRole: row.author_role,
  writtenAt: row.written_at.toISOString(),
  changedAt: row.changed_at?.toISOString() ?? null,
  removedAt: row.removed_at?.toISOString() ?? null,
});

/** Files of these messages, each in its order. */
export async function filesOf(
  db: Database,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, AttachedFile[]>> {
  const files = new Map<string, AttachedFile[]>();
  if (messageIds.length === 0) return files;
  const rows = await db
    .selectFrom('message_files')
    .select(['id', 'message_id', 'name', 'size'])
    .where('message_id', 'in', messageIds)
    .orderBy('place')
    .execute();
  for (const { message_id, ...file } of rows) {
    if (message_id) files.set(message_id, [...(files.get(message_id) ?? []), file]);
  }
  return files;
}

/** Where a message stands and who wrote it; undefined once it is removed. */
export async function findWritten(
  db: Database,
  id: string,
): Promise<(ThreadId & { number: number; author: { id: string; role: AuthorRole } }) | undefined> {
  const row = await db
    .selectFrom('messages')
    .select(['foundation_id', 'audience', 'number', 'author_id', 'author_role'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      foundationId: row.foundation_id,
      audience: row.audience,
      number: row.number,
      author: { id: row.author_id, role: row.author_role },
    }
  );
}

/**
 * All messages of threads with their files, the oldest first; `limit` is more than anybody has.
 *
 * @param of.authorId only what this account wrote
 */
export async function everyMessageOf(
  { db, keys }: MessageDeps,
  foundationId: string,
  {
    audiences,
    authorId,
    limit,
  }: { audiences: readonly Audience[]; authorId?: string | undefined; limit: number },
): Promise<(Message & { audience: Audience })[]> {
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .where('audience', 'in', audiences)
    .orderBy('audience')
    .orderBy('number')
    .limit(limit);
  if (authorId !== undefined) query = query.where('author_id', '=', authorId);
  const rows = await query.execute();
  const texts = await opened(keys, rows);
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row, index) => ({
    ...viewOf(row),
    audience: row.audience,
    text: texts[index] ?? null,
    files: files.get(row.id) ?? [],
  }));
}
