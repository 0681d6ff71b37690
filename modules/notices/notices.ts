import { subDays } from 'date-fns/subDays';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import {
  followsOwnClick,
  isNoticeKind,
  type NoticeKind,
  type NoticeSubject,
  noticeDays,
} from '#domain/notices/notices.ts';
import type { TeamNoticeKind } from '#domain/notices/team-notices.ts';
import type { NoticeRow } from './tables.ts';

export interface NewNotice {
  accountId: string;
  kind: NoticeKind | TeamNoticeKind;
  subject: NoticeSubject;
  /** True where the notice is no news, so that the bell does not count it. */
  isRead?: boolean;
}

/** The subject of a mail, for the holder of an account. */
export interface Noticed {
  accountId: string | null;
  subject: NoticeSubject;
  /** Whether the holder acted. */
  byHolder?: boolean;
}

/** The notice of a mail for the holder of an account; undefined for mails to others. */
export const noticeOf = (
  mail: string,
  { accountId, subject, byHolder = false }: Noticed,
): NewNotice | undefined =>
  accountId !== null && isNoticeKind(mail)
    ? { accountId, kind: mail, subject, isRead: followsOwnClick(mail, byHolder) }
    : undefined;

/** Adds the notice of a mail, once. */
export async function leaveNotice(
  db: Database,
  messageId: string,
  { accountId, kind, subject, isRead = false }: NewNotice,
): Promise<void> {
  await db
    .insertInto('notices')
    .values({
      account_id: accountId,
      message_id: messageId,
      kind,
      subject: JSON.stringify(subject),
      read_at: isRead ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Tells people of the team something, each once for a cause.
 *
 * @param accountIds active accounts of the team
 */
export async function tellTeam(
  db: Database,
  accountIds: readonly string[],
  { cause, ...notice }: { cause: string; kind: TeamNoticeKind; subject: NoticeSubject },
): Promise<void> {
  for (const accountId of accountIds) {
    await leaveNotice(db, `${cause}/${accountId}`, { accountId, ...notice });
  }
}

/** Those who have no unread notice of this kind about a subject: one stands for all until it is read. */
export async function withoutUnread(
  db: Database,
  accountIds: readonly string[],
  { kind, subject }: { kind: TeamNoticeKind; subject: NoticeSubject },
): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('read_at', 'is', null)
    .where('kind', '=', kind)
    .where(sql<boolean>`subject @> ${JSON.stringify(subject)}::jsonb`)
    .execute();
  const told = new Set(rows.map(({ account_id }) => account_id));
  return accountIds.filter((id) => !told.has(id));
}

export interface Notice {
  id: string;
  kind: NoticeKind | TeamNoticeKind;
  subject: NoticeSubject;
  createdAt: string;
  isRead: boolean;
}

interface Page {
  limit: number;
  offset: number;
}

/** Notices, unread ones first, each group with the newest first. */
export async function listNotices(
  db: Database,
  accountId: string,
  { limit, offset }: Page,
): Promise<{ notices: Notice[]; meta: Count & { unread: number } }> {
  const own = db
    .selectFrom('notices')
    .where('account_id', '=', accountId)
    .orderBy(sql`(read_at is not null)`)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  const meta = await countRows(db, own);
  const unread = await countUnread(db, accountId);
  const rows = await own.selectAll().limit(limit).offset(offset).execute();
  return { notices: rows.map(fromRow), meta: { ...meta, unread } };
}

const fromRow = ({ id, kind, subject, created_at, read_at }: Selectable<NoticeRow>): Notice => ({
  id,
  kind,
  subject,
  createdAt: created_at.toISOString(),
  isRead: read_at !== null,
});

/** Number of unread notices, at most 1,000. */
export async function countUnread(db: Database, accountId: string): Promise<number> {
  const unread = db
    .selectFrom('notices')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  return (await countRows(db, unread)).total;
}

/** Number of unread notices since then, at most 1,000. */
export async function countNew(db: Database, accountId: string, since: Date): Promise<number> {
  const unread = db
    .selectFrom('notices')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('created_at', '>=', since);
  return (await countRows(db, unread)).total;
}

/** Selects notices of an account; all of them by default. */
export interface Marked {
  ids?: readonly string[] | undefined;
  /** Notices about this foundation. */
  foundationId?: string | undefined;
  orderId?: string | undefined;
  invoiceIds?: readonly string[] | undefined;
  inquiryIds?: readonly string[] | undefined;
}

export async function markRead(
  db: Database,
  accountId: string,
  { ids, ...about }: Marked,
  now: Date,
): Promise<void> {
  let unread = db
    .updateTable('notices')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  if (ids) unread = unread.where('id', 'in', ids);
  const { foundationId, orderId, invoiceIds, inquiryIds } = about;
  if (foundationId ?? orderId ?? invoiceIds ?? inquiryIds) {
    unread = unread.where(({ or, eb }) =>
      or([
        eb(sql`subject ->> 'foundationId'`, '=', foundationId ?? null),
        eb(sql`subject ->> 'orderId'`, '=', orderId ?? null),
        eb(sql`subject ->> 'invoiceId'`, '=', sql`any(${invoiceIds ?? []}::text[])`),
        eb(sql`subject ->> 'inquiryId'`, '=', sql`any(${inquiryIds ?? []}::text[])`),
      ]),
    );
  }
  await unread.execute();
}

export async function sweepNotices(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notices')
    .where('created_at', '<', subDays(now, noticeDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
