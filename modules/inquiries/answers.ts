import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { ENTRIES_MAX } from '#domain/inquiries/answers.ts';
import type { MailFate } from '#domain/mails/letters.ts';
import { memberOfAddress } from '../accounts/directory/people.ts';
import { fatesOf } from '../outbox/fates.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { isFrom } from './inquiries.ts';
import { markInquiry } from './managed-inquiries.ts';

/** What somebody of the team writes to an inquiry. */
export interface NewEntry {
  /** The idempotency key of the request. */
  id: string;
  inquiryId: string;
  authorId: string;
  text: string;
}

export interface Entry {
  id: string;
  authorId: string;
  text: string;
  writtenAt: Date;
}

export interface Answer extends Entry {
  mail: { fate: MailFate; at: Date | null };
}

/** `KEY_USED`: the id belongs to another text. */
export type EntryRefusal = { refused: 'NOT_FOUND' | 'INQUIRY_FULL' | 'KEY_USED' };
type Written = { repeated: boolean } | EntryRefusal;

type Place = 'inquiry_answers' | 'inquiry_notes' | 'inquiry_follow_ups';

/**
 * Stores an answer with the mail that brings it; a member reads it in the member area, and the mail only says so. A
 * repetition does nothing.
 *
 * @param answer.done whether nothing is left to do then
 */
export async function answerInquiry(
  db: Database,
  { done, ...answer }: NewEntry & { done: boolean },
  at: Date,
): Promise<Written> {
  return db.transaction().execute(async (transaction) => {
    const before = await whyNot(transaction, 'inquiry_answers', answer);
    if (before) return before;
    const mail_id = await enqueueAnswer(transaction, answer);
    await transaction
      .insertInto('inquiry_answers')
      .values({ ...rowOf(answer, at), mail_id })
      .execute();
    const by = answer.authorId;
    if (done) await markInquiry(transaction, { id: answer.inquiryId, done, by }, at);
    return { repeated: false };
  });
}

async function enqueueAnswer(db: Database, { id: answerId, inquiryId }: NewEntry): Promise<string> {
  const { email } = await db
    .selectFrom('inquiries')
    .select(sql<string>`content ->> 'email'`.as('email'))
    .where('id', '=', inquiryId)
    .executeTakeFirstOrThrow();
  const accountId = await memberOfAddress(db, email);
  return accountId === undefined
    ? enqueueMail(db, 'inquiry-answer', { answerId })
    : enqueueMail(db, 'inquiry-answered', { answerId, accountId });
}

/**
 * Stores what a member writes below an inquiry from this address, which waits for an answer again. A repetition does
 * nothing.
 */
export async function followUp(
  db: Database,
  { email, ...entry }: NewEntry & { email: string },
  at: Date,
): Promise<Written> {
  return db.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('inquiries')
      .select('id')
      .where('id', '=', entry.inquiryId)
      .where(isFrom(email))
      .executeTakeFirst();
    if (!own) return { refused: 'NOT_FOUND' };
    const before = await whyNot(transaction, 'inquiry_follow_ups', entry);
    if (before) return before;
    await transaction.insertInto('inquiry_follow_ups').values(rowOf(entry, at)).execute();
    await markInquiry(transaction, { id: own.id, done: false, by: entry.authorId }, at);
    return { repeated: false };
  });
}

/** Notes something for the team alone. A repetition does nothing. */
export async function noteInquiry(db: Database, note: NewEntry, at: Date): Promise<Written> {
  return db.transaction().execute(async (transaction) => {
    const before = await whyNot(transaction, 'inquiry_notes', note);
    if (before) return before;
    await transaction.insertInto('inquiry_notes').values(rowOf(note, at)).execute();
    return { repeated: false };
  });
}

const rowOf = ({ id, inquiryId, authorId, text }: NewEntry, at: Date) => ({
  id,
  inquiry_id: inquiryId,
  author_id: authorId,
  text,
  written_at: at,
});

/** One entry after the other, so that the limit holds; the answer to one that was written before. */
async function whyNot(
  db: Database,
  place: Place,
  { id, inquiryId, authorId, text }: NewEntry,
): Promise<Written | undefined> {
  const inquiry = await db
    .selectFrom('inquiries')
    .select('id')
    .where('id', '=', inquiryId)
    .forUpdate()
    .executeTakeFirst();
  if (!inquiry) return { refused: 'NOT_FOUND' };
  const before = await db.selectFrom(place).selectAll().where('id', '=', id).executeTakeFirst();
  if (before) {
    const isSame =
      before.inquiry_id === inquiryId && before.author_id === authorId && before.text === text;
    return isSame ? { repeated: true } : { refused: 'KEY_USED' };
  }
  const { count } = await db
    .selectFrom(place)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('inquiry_id', '=', inquiryId)
    .executeTakeFirstOrThrow();
  return Number(count) >= ENTRIES_MAX ? { refused: 'INQUIRY_FULL' } : undefined;
}

/** Answers to an inquiry with what became of their mails, the oldest first. */
export async function answersTo(db: Database, inquiryId: string): Promise<Answer[]> {
  const rows = await db
    .selectFrom('inquiry_answers')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .orderBy('written_at')
    .orderBy('id')
    .limit(ENTRIES_MAX)
    .execute();
  const fates = await fatesOf(
    db,
    rows.map(({ mail_id }) => mail_id),
  );
  return rows.map(({ mail_id, ...row }) => ({
    ...entryOf(row),
    mail: fates.get(mail_id) ?? { fate: 'on-its-way', at: null },
  }));
}

/** Notes about an inquiry, or what its member wrote below it, the oldest first. */
export async function entriesIn(
  db: Database,
  place: 'inquiry_notes' | 'inquiry_follow_ups',
  inquiryId: string,
): Promise<Entry[]> {
  const rows = await db
    .selectFrom(place)
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .orderBy('written_at')
    .orderBy('id')
    .limit(ENTRIES_MAX)
    .execute();
  return rows.map(entryOf);
}

const entryOf = (row: {
  id: string;
  author_id: string;
  text: string;
  written_at: Date;
}): Entry => ({
  id: row.id,
  authorId: row.author_id,
  text: row.text,
  writtenAt: row.written_at,
});

/** An answer for the mail that brings it; undefined once its inquiry is gone. */
export async function findAnswer(
  db: Database,
  id: string,
): Promise<{ inquiryId: string; authorId: string; text: string } | undefined> {
  return db
    .selectFrom('inquiry_answers')
    .select(['inquiry_id as inquiryId', 'author_id as authorId', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
}
