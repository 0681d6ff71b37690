import { v5 as uuidv5 } from 'uuid';
import { isMember } from '#domain/messages/messages.ts';
import { findMessage } from './find-message.ts';
import { readerOf } from './readings.ts';
import { opened } from './sealed.ts';
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

/**
 * Repeats a member's question in the thread with the law firm, as hers, and says so where she asked it. Repeated, it
 * changes nothing; after a crash in between, it is completed.
 *
 * @returns why it was refused: `NOT_FOUND` for what is no member's message to our team
 */
export async function handOver(
  deps: MessageDeps,
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
  const question = { author, text, fileIds: [], sealedBy: id, members };
  const toFirm = { foundationId, audience: 'law-firm' } as const;
  const repeated = { ...question, id: uuidv5(`question/${messageId}`, HANDED_OVER) };
  const written = await writeMessage(deps, toFirm, repeated, now);
  // The question may have been changed since it was handed over.
  if ('refused' in written && written.refused !== 'KEY_USED') return written.refused;
  const toTeam = { foundationId, audience: 'team' } as const;
  const answer = { author: by, text: told, fileIds: [], sealedBy: leadId, members };
  const ours = { ...answer, id: uuidv5(`told/${messageId}`, HANDED_OVER) };
  const said = await writeMessage(deps, toTeam, ours, now);
  return 'refused' in said && said.refused !== 'KEY_USED' ? said.refused : undefined;
}
