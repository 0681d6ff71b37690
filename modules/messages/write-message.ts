import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type AuthorRole, asks, mayChange } from '#domain/messages/messages.ts';
import { confirmFiles, releaseFiles } from '../files/stored-files.ts';
import { tellTeam, withoutUnread } from '../notices/notices.ts';
import { findMessage } from './find-message.ts';
import { enqueueMails, noteRead } from './readings.ts';
import { type MessageKeys, opened, sealed } from './sealed.ts';
import type { MessageRow } from './tables.ts';
import type { ThreadId } from './thread.ts';

export interface MessageDeps {
  db: Database;
  keys: MessageKeys;
}

export interface Author {
  id: string;
  role: AuthorRole;
  /** As whom this person reads, see `readerOf`. */
  reader: string;
}

export interface NewMessage {
  /** Of the author's idempotency key: a repetition writes nothing. */
  id: string;
  author: Author;
  text: string;
  fileIds: readonly string[];
  /** The account under whose key the text is sealed. */
  sealedBy: string;
  /** Accounts of members who read the thread. */
  members: readonly string[];
  /** Accounts of the team who are told that a member wrote. */
  tells?: readonly string[];
  /** The room whose notary reads the thread. */
  roomId?: string | undefined;
}

export type MessageRefusal =
  /** The id belongs to another message. */
  | 'KEY_USED'
  /** A file that is not the author's, is attached already, or is another thread's. */
  | 'FILE_UNKNOWN'
  /** The lead's data are erased, and nobody writes here any more. */
  | 'THREAD_ENDED'
  | 'MESSAGE_CLOSED'
  | 'NOT_FOUND';

type Outcome = { number: number } | { refused: MessageRefusal };

/** Messages of a thread are numbered one at a time. */
const THREAD_LOCK = 735_110_021;

/**
 * Adds a message at the end of its thread, once. Whoever writes has read what stands above.
 *
 * @returns its number in the thread, or why it was refused
 */
export async function writeMessage(
  { db, keys }: MessageDeps,
  thread: ThreadId,
  message: NewMessage,
  now: Date,
): Promise<Outcome> {
  const { id, sealedBy, text } = message;
  const words = await sealed(keys, { id, audience: thread.audience, sealedBy, text });
  if (words === null) return { refused: 'THREAD_ENDED' };
  return db.transaction().execute(async (transaction) => {
    const { foundationId, audience } = thread;
    const lock = sql`select pg_advisory_xact_lock(${THREAD_LOCK}, hashtext(${foundationId + audience}))`;
    await lock.execute(transaction);
    const earlier = await findMessage(transaction, id);
    // Said to somebody else, it was another message.
    if (earlier && earlier.audience !== audience) return { refused: 'KEY_USED' };
    if (earlier) return repeated({ db: transaction, keys }, earlier, message);
    return add(transaction, thread, { ...message, text: words }, now);
  });
}

/** A repetition says the same as the first call; what has been changed or removed since is not compared. */
async function repeated(
  { db, keys }: MessageDeps,
  earlier: Selectable<MessageRow>,
  { text, fileIds }: NewMessage,
): Promise<Outcome> {
  const { number, changed_at, removed_at } = earlier;
  if (changed_at ?? removed_at) return { number };
  const [before] = await opened(keys, [earlier]);
  const files = await db
    .selectFrom('message_files')
    .select('id')
    .where('message_id', '=', earlier.id)
    .orderBy('place')
    .execute();
  const isSame = before === text && files.map((file) => file.id).join() === fileIds.join();
  return isSame ? { number } : { refused: 'KEY_USED' };
}

async function add(
  db: Database,
  thread: ThreadId,
  message: NewMessage,
  now: Date,
): Promise<Outcome> {
  const { id, author, text, fileIds, members, roomId } = message;
  if (!(await areFree(db, thread, author, fileIds))) return { refused: 'FILE_UNKNOWN' };
  const number = await nextNumber(db, thread, author, now);
  await db
    .insertInto('messages')
    .values({
      id,
      foundation_id: thread.foundationId,
      audience: thread.audience,
      number,
      author_id: author.id,
      author_role: author.role,
      text,
      written_at: now,
    })
    .execute();
  await attach(db, id, fileIds, now);
  await noteRead(db, thread, { reader: author.reader, upTo: number });
  const others = members.filter((member) => member !== author.id);
  const told = { id, number, members: others, ...(author.role !== 'notary' && { roomId }) };
  await enqueueMails(db, thread, told, now);
  await tellThose(db, thread, message);
  return { number };
}

async function tellThose(
  db: Database,
  { foundationId }: ThreadId,
  { id, tells = [] }: NewMessage,
): Promise<void> {
  if (tells.length === 0) return;
  const news = { kind: 'member-answered', subject: { foundationId } } as const;
  const untold = await withoutUnread(db, tells, news);
  await tellTeam(db, untold, { cause: `message ${id}`, ...news });
}

/** What asks waits for an answer from then on; what anybody else writes is one. */
async function nextNumber(
  db: Database,
  { foundationId, audience }: ThreadId,
  { role }: Author,
  now: Date,
): Promise<number> {
  const asked = asks(role, audience) ? now : null;
  const { newest } = await db
    .insertInto('message_threads')
    .values({ foundation_id: foundationId, audience, newest: 1, newest_at: now, asked_at: asked })
    .onConflict((conflict) =>
      conflict.columns(['foundation_id', 'audience']).doUpdateSet({
        newest: sql`message_threads.newest + 1`,
        newest_at: now,
        asked_at: asked && sql<Date>`coalesce(message_threads.asked_at, ${asked})`,
      }),
    )
    .returning('newest')
    .executeTakeFirstOrThrow();
  return newest;
}

async function areFree(
  db: Database,
  { foundationId, audience }: ThreadId,
  { id }: Author,
  fileIds: readonly string[],
): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const free = await db
    .selectFrom('message_files')
    .select('id')
    .where('id', 'in', fileIds)
    .where('foundation_id', '=', foundationId)
    .where('audience', '=', audience)
    .where('author_id', '=', id)
    .where('message_id', 'is', null)
    .execute();
  return free.length === fileIds.length;
}

/** From now on something refers to the files, so that no sweep removes them. */
async function attach(
  db: Database,
  messageId: string,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const [place, id] of fileIds.entries()) {
    await db
      .updateTable('message_files')
      .set({ message_id: messageId, place })
      .where('id', '=', id)
      .execute();
  }
  await confirmFiles(db, fileIds, now);
}

export interface Change extends ThreadId {
  id: string;
  authorId: string;
  sealedBy: string;
  text: string;
}

/** @returns why it was refused */
export async function changeMessage(
  { db, keys }: MessageDeps,
  { id, authorId, sealedBy, text, ...thread }: Change,
  now: Date,
): Promise<MessageRefusal | undefined> {
  const refused = await whyClosed(db, thread, { id, authorId }, now);
  if (refused) return refused;
  const words = await sealed(keys, { id, audience: thread.audience, sealedBy, text });
  if (words === null) return 'THREAD_ENDED';
  await db
    .updateTable('messages')
    .set({ text: words, changed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  return undefined;
}

/**
 * Removes the words of a message, and lets go of its files; that there was one stays.
 *
 * @returns why it was refused
 */
export async function removeMessage(
  { db }: Pick<MessageDeps, 'db'>,
  { id, authorId, ...thread }: Omit<Change, 'sealedBy' | 'text'>,
  now: Date,
): Promise<MessageRefusal | undefined> {
  const refused = await whyClosed(db, thread, { id, authorId }, now);
  if (refused) return refused;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('messages')
      .set({ text: null, removed_at: now })
      .where('id', '=', id)
      .execute();
    const files = await transaction
      .deleteFrom('message_files')
      .where('message_id', '=', id)
      .returning('id')
      .execute();
    await releaseFiles(
      transaction,
      files.map((file) => file.id),
    );
  });
  return undefined;
}

async function whyClosed(
  db: Database,
  { foundationId, audience }: ThreadId,
  { id, authorId }: Pick<Change, 'id' | 'authorId'>,
  now: Date,
): Promise<MessageRefusal | undefined> {
  const row = await findMessage(db, id);
  const isOwn =
    row?.author_id === authorId && row.foundation_id === foundationId && row.audience === audience;
  if (!isOwn || row.removed_at) return 'NOT_FOUND';
  return mayChange(row.written_at, now) ? undefined : 'MESSAGE_CLOSED';
}
