import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { MailFailure } from '#domain/mails/failures.ts';
import type { LetterCopy, LetterReader, LetterSubject, MailEnd } from '#domain/mails/letters.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';

/** The sealed part of a mail. */
export interface Kept {
  address: string;
  letter: LetterCopy;
}

export interface NewLetter {
  messageId: string;
  mail: string;
  subject: LetterSubject;
  reader: LetterReader;
  foundationId: string | null;
  accountId: string | null;
  uploadLinkId: string | null;
  /** The people it is sealed for; null where only the mail's name is kept. */
  kept: (Kept & { persons: readonly string[] }) | null;
}

/** The place of a sealed mail: it opens in its own row only. */
export const placeOf = (messageId: string) => `letters/${messageId}`;

/** Stores the mail before each attempt, so that the words of the last one count. */
export async function keepLetter(
  db: Database,
  keys: Pick<PersonKeys, 'sealText'>,
  { messageId, kept, ...letter }: NewLetter,
): Promise<void> {
  const copy = kept && (await sealed(keys, messageId, kept));
  const row = {
    mail: letter.mail,
    subject: letter.subject,
    reader: letter.reader,
    foundation_id: letter.foundationId,
    account_id: letter.accountId,
    upload_link_id: letter.uploadLinkId,
    copy: copy && JSON.stringify(copy),
    ended_as: null,
    ended_at: null,
  };
  await db
    .insertInto('letters')
    .values({ message_id: messageId, ...row })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet(row))
    .execute();
}

const sealed = (
  keys: Pick<PersonKeys, 'sealText'>,
  messageId: string,
  { persons, address, letter }: Kept & { persons: readonly string[] },
) => keys.sealText(persons, JSON.stringify({ address, letter }), placeOf(messageId));

/** Counts a failed attempt, where a copy of the mail is kept. */
export async function noteFailedAttempt(
  db: Database,
  messageId: string,
  { failure, permanent }: { failure: MailFailure | null; permanent: boolean },
): Promise<void> {
  await db
    .updateTable('letters')
    .set({
      attempts: sql`attempts + 1`,
      failed_at: sql<Date>`now()`,
      failure,
      ended_as: permanent ? 'undeliverable' : null,
    })
    .where('message_id', '=', messageId)
    .execute();
}

/** Notes how the mail ended, unless that is known. */
export async function endLetter(db: Database, messageId: string, end: MailEnd): Promise<void> {
  await db
    .updateTable('letters')
    .set({ ended_as: end, ended_at: sql<Date>`now()` })
    .where('message_id', '=', messageId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Reopens a mail that staff send again. */
export async function reopenLetter(db: Database, messageId: string): Promise<void> {
  await db
    .updateTable('letters')
    .set({ ended_as: null, ended_at: null })
    .where('message_id', '=', messageId)
    .execute();
}
