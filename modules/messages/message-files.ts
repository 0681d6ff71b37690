import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { recordFile, type StoredFile } from '../files/uploads.ts';
import type { AttachedFile } from './read-messages.ts';
import type { ThreadId } from './thread.ts';

/** Records a checked file for a message that its author is about to send; a file without one goes after a day. */
export async function addMessageFile(
  db: Database,
  { foundationId, audience }: ThreadId,
  authorId: string,
  file: StoredFile,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await recordFile(transaction, foundationId, file);
    await transaction
      .insertInto('message_files')
      .values({
        id: file.fileId,
        foundation_id: foundationId,
        audience,
        author_id: authorId,
        name: file.name,
        size: file.size,
      })
      .execute();
  });
}

/** A file of a message that was sent. @param since ISO 8601: files of earlier messages are not for the reader */
export async function sentFile(
  db: Database,
  { foundationId, audience }: ThreadId,
  id: string,
  since = '-infinity',
): Promise<AttachedFile | undefined> {
  return db
    .selectFrom('message_files as file')
    .innerJoin('messages as message', 'message.id', 'file.message_id')
    .select(['file.id', 'file.name', 'file.size'])
    .where('file.id', '=', id)
    .where('file.foundation_id', '=', foundationId)
    .where('file.audience', '=', audience)
    .where('message.written_at', '>=', sql<Date>`${since}::timestamptz`)
    .executeTakeFirst();
}
