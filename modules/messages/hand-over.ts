import { v5 as uuidv5 } from 'uuid';
import { isMember } from '#domain/messages/messages.ts';
import type { Uploads } from '../files/uploads.ts';
import { findMessage } from './find-message.ts';
import { addMessageFile } from './message-files.ts';
import { filesOf } from './read-messages.ts';
import { readerOf } from './readings.ts';
import { opened } from './sealed.ts';
import type { ThreadId } from './thread.ts';
import {
  type Author,
  type MessageDeps,
  type MessageRefusal,
  writeMessage,
} from './write-message.ts';

/** What follows from handing a message over has ids that follow from it, so that it is handed over once. */
const HANDED_OVER = '0f9c1d3a-6a0e-5b7d-9a52-7a4cf1f4f7c1';

export interface HandingOver {
  foundationId: string;
  /** The member's question to our team. */
  messageId: string;
  by: Author;
  /** The account of the lead, under whose key our team's words are sealed. */
  leadId: string;
  /** What the members read in the thread with our team. */
  told: string;
  members: readonly string[];
}

type HandOverDeps = MessageDeps & { uploads: Pick<Uploads, 'read' | 'store'> };

/**
 * Repeats a member's question in the thread with the law firm, as hers and with copies of its files, and says so where
 * she asked it. Repeated, it changes nothing; after a crash in between, it is completed.
 *
 * @returns why it was refused: `NOT_FOUND` for what is no member's message to our team
 * @throws what `uploads.store` throws, for a file that could not be checked again
 */
export async function handOver(
  deps: HandOverDeps,
  { foundationId, messageId, by, leadId, told, members }: HandingOver,
  now: Date,
): Promise<MessageRefusal | undefined> {
  const asked = await findMessage(deps.db, messageId);
  const isQuestion =
    asked?.foundation_id === foundationId &&
    asked.audience === 'team' &&
    isMember(asked.author_role);
  if (!isQuestion) return 'NOT_FOUND';
  const [text = null] = await opened(deps.keys, [asked]);
  if (text === null) return 'NOT_FOUND';
  const { author_id: id, author_role: role } = asked;
  const author = { id, role, reader: readerOf(id, role) };
  const toFirm = { foundationId, audience: 'law-firm' } as const;
  const repeatedId = uuidv5(`question/${messageId}`, HANDED_OVER);
  const isRepeated = (await findMessage(deps.db, repeatedId)) !== undefined;
  const fileIds = isRepeated ? [] : await copyFiles(deps, toFirm, { messageId, authorId: id });
  const repeated = { id: repeatedId, author, text, fileIds, sealedBy: id, members };
  const written = await writeMessage(deps, toFirm, repeated, now);
  // The question may have been changed since it was handed over.
  if ('refused' in written && written.refused !== 'KEY_USED') return written.refused;
  const toTeam = { foundationId, audience: 'team' } as const;
  const answer = { author: by, text: told, fileIds: [], sealedBy: leadId, members };
  const ours = { ...answer, id: uuidv5(`told/${messageId}`, HANDED_OVER) };
  const said = await writeMessage(deps, toTeam, ours, now);
  return 'refused' in said && said.refused !== 'KEY_USED' ? said.refused : undefined;
}

/** Each goes through all checks again; a copy whose message is not written after all goes after a day. */
async function copyFiles(
  { db, uploads }: HandOverDeps,
  toFirm: ThreadId,
  { messageId, authorId }: { messageId: string; authorId: string },
): Promise<string[]> {
  const files = (await filesOf(db, [messageId])).get(messageId) ?? [];
  const copies: string[] = [];
  for (const { id, name } of files) {
    const stored = await uploads.store(await uploads.read(id), undefined);
    await addMessageFile(db, toFirm, authorId, { ...stored, name });
    copies.push(stored.fileId);
  }
  return copies;
}
