import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { MailFailure } from '#domain/mails/failures.ts';
import type { LetterCopy, LetterReader, LetterSubject, MailEnd } from '#domain/mails/letters.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';

/** What is sealed of a letter. */
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
  /** Sealed for all of these people; null where the team reads the name alone. */
  kept: (Kept & { persons: readonly string[] }) | null;
}

/** A sealed letter opens in its own row only. */
export const placeOf = (messageId: string) => `letters/${messageId}`;

/** Written before each attempt: what was said in the last one is what counts. */
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

/** Nothing for a mail of which no letter is kept. */
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

/** How it ended, unless it did before. */
export async function endLetter(db: Database, messageId: string, end: MailEnd): Promise<void> {
  await db
    .updateTable('letters')
    .set({ ended_as: end, ended_at: sql<Date>`now()` })
    .where('message_id', '=', messageId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Staff want it sent again. */
export async function reopenLetter(db: Database, messageId: string): Promise<void> {
  await db
    .updateTable('letters')
    .set({ ended_as: null, ended_at: null })
    .where('message_id', '=', messageId)
    .execute();
}
