import { createHash, randomUUID } from 'node:crypto';
import { pdf } from '#demo/pdf.ts';
import type { RetentionClass } from '#domain/erasures/classes.ts';
import { type Audience, type AuthorRole, classOf } from '#domain/messages/messages.ts';
import { addMessageFile } from '#modules/messages/message-files.ts';
import { readerOf } from '#modules/messages/readings.ts';
import { type Author, writeMessage } from '#modules/messages/write-message.ts';
import type { Stage } from '../stage.ts';

interface Planted {
  foundationId: string;
  audience: Audience;
  author: Author;
  /** The account under whose key it is; the author's own unless given. */
  sealedBy?: string;
  /** What the message says; its file is called the same, and says so inside. */
  word: (what: string) => string;
}

/** A message with a file, in the words of its author. */
export async function plantMessage(
  { dependencies: { db, keys, files } }: Stage,
  { foundationId, audience, author, sealedBy = author.id, word }: Planted,
): Promise<void> {
  const fileId = randomUUID();
  const bytes = pdf(word('attached-inside'));
  await files.put(fileId, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = `${word('attached')}.pdf`;
  const file = {
    fileId,
    name,
    size: bytes.length,
    sha256,
    scan: 'clean',
    isSigned: false,
  } as const;
  const thread = { foundationId, audience };
  await addMessageFile(db, thread, author.id, file);
  const text = word('message');
  const message = { author, text, fileIds: [fileId], sealedBy, members: [] };
  await writeMessage({ db, keys }, thread, { ...message, id: randomUUID() }, new Date());
}

/** What each wrote in which thread, and how it is marked. */
export const saidInThreads = [
  ['team', 'lead', ''],
  ['team', 'co-founder', 'joined-'],
  ['team', 'staff', 'staff-'],
  ['law-firm', 'lead', ''],
  ['law-firm', 'co-founder', 'joined-'],
  ['law-firm', 'lawyer', 'lawyer-'],
  ['notary', 'notary', 'notary-'],
  ['notary', 'co-founder', 'joined-to-notary-'],
] as const;

export async function plantThreads(
  stage: Stage,
  {
    foundationId,
    leadId,
    joinedId,
    planted,
  }: {
    foundationId: string;
    leadId: string;
    joinedId: string;
    planted: (retention: RetentionClass, what: string) => string;
  },
): Promise<void> {
  const accounts: Partial<Record<AuthorRole, string>> = { lead: leadId, 'co-founder': joinedId };
  for (const [audience, role, mark] of saidInThreads) {
    const id = accounts[role] ?? randomUUID();
    const author = { id, role, reader: readerOf(id, role) };
    const sealedBy = accounts[role] ?? leadId;
    const word = (what: string) => planted(classOf[audience], mark + what);
    await plantMessage(stage, { foundationId, audience, author, sealedBy, word });
  }
}
