import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { ERASED } from '#domain/erased.ts';
import type { MailFailure } from '#domain/mails/failures.ts';
import {
  type LetterReader,
  type LetterSubject,
  type MailFate,
  mailFateOf,
} from '#domain/mails/letters.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { type Kept, placeOf } from './letters.ts';
import type { LetterRow } from './tables.ts';

type Keys = Pick<PersonKeys, 'openTexts'>;

/** A mail of a case, as the team sees it. */
export interface CaseMail {
  id: string;
  mail: string;
  subject: LetterSubject;
  reader: LetterReader | null;
  /** null where the copy is gone, or was never kept. */
  address: string | null;
  hasText: boolean;
  fate: MailFate;
  writtenAt: string;
  /** When it was sent, given up or left out. */
  endedAt: string | null;
  failedAttempts: number;
  failedAt: string | null;
  failure: MailFailure | null;
}

interface OfCase {
  foundationId: string;
  /** Mails about the founder's account belong to the case as well. */
  founderId: string;
  subjects: readonly LetterSubject[];
}

interface Page extends OfCase {
  limit: number;
  offset: number;
}

/** Mails of a case, the newest first. */
export async function mailsOfCase(
  db: Database,
  keys: Keys,
  { limit, offset, ...of }: Page,
): Promise<{ mails: CaseMail[]; meta: Count }> {
  const query = ofCase(db, of).orderBy('written_at', 'desc').orderBy('message_id');
  const meta = await countRows(db, query);
  const rows = await query.selectAll().limit(limit).offset(offset).execute();
  const kept = await openAll(keys, rows);
  return { mails: rows.map((row) => fromRow(row, kept.get(row.message_id))), meta };
}

/** States of the mails about an invoice, the newest first; their words are shown in its case. */
export async function mailsOfInvoice(
  db: Database,
  { invoiceId, accountId }: { invoiceId: string; accountId: string },
): Promise<CaseMail[]> {
  const rows = await db
    .selectFrom('letters')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('subject', '=', 'money')
    // Message-ids begin with the invoice's id, see `messageIdOf`.
    .where(({ fn, val }) => fn<boolean>('starts_with', ['message_id', val(`${invoiceId}.`)]))
    .orderBy('written_at', 'desc')
    .limit(MAILS_OF_INVOICE)
    .execute();
  return rows.map((row) => fromRow(row, undefined));
}

/** There are five kinds, and three reminders. */
const MAILS_OF_INVOICE = 20;

/** The words of a mail of this case; undefined where no copy is kept. */
export async function letterOfCase(
  db: Database,
  keys: Keys,
  { messageId, ...of }: OfCase & { messageId: string },
): Promise<Kept | undefined> {
  const rows = await ofCase(db, of)
    .where('message_id', '=', messageId)
    .select(['message_id', 'copy'])
    .execute();
  return (await openAll(keys, rows)).get(messageId);
}

/** Mails to a member whose copies are kept, the newest first. */
export async function lettersTo(
  db: Database,
  keys: Keys,
  { accountId, limit }: { accountId: string; limit: number },
): Promise<{ writtenAt: string; kept: Kept }[]> {
  const rows = await db
    .selectFrom('letters')
    .select(['message_id', 'copy', 'written_at'])
    .where('account_id', '=', accountId)
    .where('reader', '=', 'member')
    .where('copy', 'is not', null)
    .orderBy('written_at', 'desc')
    .limit(limit)
    .execute();
  const opened = await openAll(keys, rows);
  return rows.flatMap(({ message_id, written_at }) => {
    const kept = opened.get(message_id);
    return kept ? [{ writtenAt: written_at.toISOString(), kept }] : [];
  });
}

/** The address to which each of these notary links went last. */
export async function addressesOfLinks(
  db: Database,
  keys: Keys,
  linkIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (linkIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('letters')
    .distinctOn('upload_link_id')
    .select(['upload_link_id', 'message_id', 'copy'])
    .where('upload_link_id', 'in', [...linkIds])
    .where('copy', 'is not', null)
    .orderBy('upload_link_id')
    .orderBy('written_at', 'desc')
    .execute();
  const kept = await openAll(keys, rows);
  return new Map(
    rows.flatMap(({ upload_link_id: linkId, message_id }): [string, string][] => {
      const address = kept.get(message_id)?.address;
      return linkId && address ? [[linkId, address]] : [];
    }),
  );
}

const ofCase = (db: Database, { foundationId, founderId, subjects }: OfCase) =>
  db
    .selectFrom('letters')
    .where('subject', 'in', [...subjects])
    .where(({ or, and, eb }) =>
      or([
        eb('foundation_id', '=', foundationId),
        and([
          eb('foundation_id', 'is', null),
          eb('account_id', '=', founderId),
          eb('subject', '=', 'account'),
        ]),
      ]),
    );

type Sealed = Pick<Selectable<LetterRow>, 'message_id' | 'copy'>;

/** Opens copies by message-id; those that are gone, or sealed for somebody erased, are left out. */
async function openAll(keys: Keys, rows: readonly Sealed[]): Promise<ReadonlyMap<string, Kept>> {
  const withCopy = rows.flatMap(({ message_id: id, copy }) =>
    copy ? [{ id, sealed: copy, place: placeOf(id) }] : [],
  );
  const texts = await keys.openTexts(withCopy);
  return new Map(
    withCopy.flatMap(({ id }, index): [string, Kept][] => {
      const text = texts[index];
      // `keepLetter` is the only writer.
      return text === undefined || text === ERASED ? [] : [[id, JSON.parse(text) as Kept]];
    }),
  );
}

const fromRow = (row: Selectable<LetterRow>, kept: Kept | undefined): CaseMail => ({
  id: row.message_id,
  mail: row.mail,
  subject: row.subject,
  reader: row.reader,
  address: kept?.address ?? null,
  hasText: kept !== undefined,
  fate: mailFateOf({ end: row.ended_as, failedAt: row.failed_at }),
  writtenAt: row.written_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  failedAttempts: row.attempts,
  failedAt: row.failed_at?.toISOString() ?? null,
  failure: row.failure,
});
