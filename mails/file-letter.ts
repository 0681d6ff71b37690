import type { Database } from '#database/connection.ts';
import { keyOf } from '#domain/erasures/classes.ts';
import {
  type LetterCopy,
  type LetterReader,
  type LetterSubject,
  LINK,
} from '#domain/mails/letters.ts';
import { isNotaryKey, type PersonKeys } from '#event-store/personal-data.ts';
import { keepLetter } from '#modules/outbox/letters.ts';
import type { Letter } from './letter.ts';

/** Where the team finds a letter later, and whose it is. */
export interface Filed {
  subject: LetterSubject;
  /** The case it belongs to. */
  foundationId?: string | null;
  accountId?: string | null;
  /** The link of a notary that it brings. */
  uploadLinkId?: string | undefined;
  /**
   * Whom it is about: erasing one of them makes the copy unreadable. Without anybody there is none, and
   * never one of a mail about an account.
   */
  persons?: readonly string[];
}

/** By the name of the reader in the definition of a mail. */
const readers: Readonly<Record<string, LetterReader>> = {
  notary: 'notary',
  lawyers: 'lawyer',
  owner: 'team',
  'stand-in': 'team',
  team: 'team',
};

const readerKind = (filed: Filed, to: string): LetterReader =>
  filed.subject === 'account' ? 'member' : (readers[to] ?? 'member');

/** All words of a letter. Its links are named, and do not open anything. */
export function copyOf(letter: Letter): LetterCopy {
  const { subject, heading, greeting, paragraphs, note, after, reason } = letter;
  const { button, furtherLink, english, sections, attachments } = letter;
  const linksOf = [furtherLink, button].filter((link) => link !== undefined);
  return {
    subject,
    heading,
    greeting,
    paragraphs: [...paragraphs],
    ...(note && { note: { title: note.title, lines: [...note.lines] } }),
    after: [...(after ?? [])],
    links: linksOf.map(({ label }) => ({ label, link: LINK })),
    english: [...(english ?? [])],
    sections: (sections ?? []).map(({ title, paragraphs: texts }) => ({
      title,
      paragraphs: [...texts],
    })),
    reason,
    attachments: (attachments ?? []).map(({ name }) => name),
  };
}

interface ToFile {
  id: string;
  mail: string;
  filed: Filed & { to: string };
}

/** Files what is about to be sent. */
export async function fileLetter(
  db: Database,
  keys: Pick<PersonKeys, 'sealText'>,
  { id: messageId, mail, filed }: ToFile,
  reader: { email: string; person?: string },
  letter: Letter,
): Promise<void> {
  const { subject, foundationId = null, accountId = null, uploadLinkId = null } = filed;
  const persons = [...(filed.persons ?? []), ...(reader.person ? [reader.person] : [])];
  const retention = foundationId === null ? 'profile' : 'formation';
  const sealedFor = persons.map((one) => (isNotaryKey(one) ? one : keyOf(one, retention)));
  const isByNameAlone = subject === 'account' || !filed.persons?.length;
  await keepLetter(db, keys, {
    messageId,
    mail,
    subject,
    reader: readerKind(filed, filed.to),
    foundationId,
    accountId,
    uploadLinkId,
    kept: isByNameAlone
      ? null
      : { persons: sealedFor, address: reader.email, letter: copyOf(letter) },
  });
}
