import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type InquiryContents, type InquiryKind, inquiryKinds } from '#domain/inquiries/inquiry.ts';
import { keptSince } from '#domain/inquiries/retention.ts';
import type { Locale } from '#domain/site/paths.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';

/** An inquiry from a form; `content` belongs to `kind`. */
export type Inquiry = {
  [Kind in InquiryKind]: {
    id: string;
    kind: Kind;
    language: Locale;
    content: InquiryContents[Kind];
  };
}[InquiryKind];

export type ReceivedInquiry = Inquiry & { receivedAt: Date };

/** `KEY_USED`: the id belongs to another inquiry. */
export type Received = { receivedAt: Date } | { refused: 'KEY_USED' };

/** Stores the inquiry, with a mail to the team and one to the sender. A repetition does nothing. */
export async function receiveInquiry(db: Database, inquiry: Inquiry, at: Date): Promise<Received> {
  const { id, kind, language, content } = inquiry;
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('inquiries')
      .values({
        id,
        kind,
        language,
        content: JSON.stringify(content),
        fingerprint: fingerprintOf([kind, content]),
        received_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return repeated(trx, inquiry);
    await enqueueMail(trx, 'inquiry', { inquiryId: id });
    await enqueueMail(trx, 'inquiry-receipt', { inquiryId: id });
    return { receivedAt: at };
  });
}

/** The former answer to an inquiry with this id; undefined if there is none. */
export async function findRepeated(db: Database, inquiry: Inquiry): Promise<Received | undefined> {
  const row = await db
    .selectFrom('inquiries')
    .select(['fingerprint', 'received_at'])
    .where('id', '=', inquiry.id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.fingerprint !== fingerprintOf([inquiry.kind, inquiry.content]))
    return { refused: 'KEY_USED' };
  return { receivedAt: row.received_at };
}

async function repeated(db: Database, inquiry: Inquiry): Promise<Received> {
  return (await findRepeated(db, inquiry)) ?? { refused: 'KEY_USED' };
}

export async function findInquiry(db: Database, id: string): Promise<ReceivedInquiry | undefined> {
  const row = await received(db).where('id', '=', id).executeTakeFirst();
  // `receiveInquiry` is the only writer.
  return row as ReceivedInquiry | undefined;
}

const received = (db: Database) =>
  db
    .selectFrom('inquiries')
    .select(['id', 'kind', 'language', 'content', 'received_at as receivedAt']);

/**
 * Removes inquiries at the end of their retention.
 *
 * @returns the number removed
 */
export async function sweepInquiries(db: Database, now: Date): Promise<number> {
  let removed = 0;
  for (const kind of inquiryKinds) {
    const { numDeletedRows } = await db
      .deleteFrom('inquiries')
      .where('kind', '=', kind)
      .where('received_at', '<', keptSince(kind, now))
      .executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}

/** Whether an inquiry is from this address; everybody could have typed it. */
export const isFrom = (email: string) => sql<boolean>`lower(content ->> 'email') = lower(${email})`;

/** Removes inquiries from this address, except for withdrawals, which have to be kept. */
export async function forgetInquiriesOf(db: Database, email: string): Promise<void> {
  await db.deleteFrom('inquiries').where('kind', '!=', 'withdrawal').where(isFrom(email)).execute();
}

/** Inquiries from this address, the newest first, with what the team has written to them and about them. */
export async function inquiriesOf(db: Database, email: string, limit: number) {
  const rows = await received(db)
    .where(isFrom(email))
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
  // `receiveInquiry` is the only writer.
  const inquiries = rows as ReceivedInquiry[];
  const ids = inquiries.map(({ id }) => id);
  const answers = await wordsOf(db, 'inquiry_answers', ids);
  const followUps = await wordsOf(db, 'inquiry_follow_ups', ids);
  const notes = await wordsOf(db, 'inquiry_notes', ids);
  return inquiries.map((inquiry) => ({
    ...inquiry,
    answers: answers.get(inquiry.id) ?? [],
    followUps: followUps.get(inquiry.id) ?? [],
    notesOfTheTeam: notes.get(inquiry.id) ?? [],
  }));
}

/** Without the names of the team. */
async function wordsOf(
  db: Database,
  place: 'inquiry_answers' | 'inquiry_follow_ups' | 'inquiry_notes',
  inquiryIds: readonly string[],
): Promise<ReadonlyMap<string, { writtenAt: string; text: string }[]>> {
  if (inquiryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom(place)
    .select(['inquiry_id', 'written_at', 'text'])
    .where('inquiry_id', 'in', inquiryIds)
    .orderBy('written_at')
    .execute();
  const written = Map.groupBy(rows, ({ inquiry_id }) => inquiry_id);
  return new Map(
    [...written].map(([id, all]) => [
      id,
      all.map(({ written_at, text }) => ({ writtenAt: written_at.toISOString(), text })),
    ]),
  );
}
