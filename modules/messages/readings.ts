import { type SqlBool, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Audience, type AuthorRole, isMember, mailDue } from '#domain/messages/messages.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import type { ThreadId } from './thread.ts';

/** As whom somebody reads: members for themselves, the team, the law firm and the notary each as one. */
export const readerOf = (id: string, role: AuthorRole): string => (isMember(role) ? id : role);

/**
 * Notes how far somebody has read; never less than before, never more than there is.
 *
 * @returns whether that is further than before
 */
export async function noteRead(
  db: Database,
  { foundationId, audience }: ThreadId,
  { reader, upTo }: { reader: string; upTo: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into message_readings (foundation_id, audience, reader, read_to)
    select foundation_id, audience, ${reader}, least(${upTo}, newest) from message_threads
    where foundation_id = ${foundationId} and audience = ${audience}
    on conflict (reader, foundation_id, audience)
    do update set read_to = excluded.read_to
    where message_readings.read_to < excluded.read_to`.execute(db);
  return numAffectedRows > 0n;
}

interface News {
  id: string;
  number: number;
  /** Accounts of members. */
  members: readonly string[];
  /** The room in which the notary reads it. */
  roomId?: string | undefined;
}

type Send = (notBefore: Date) => Promise<unknown>;

/** Who is mailed, by the name under which they read. */
const mailsOf = (
  db: Database,
  audience: Audience,
  { id: messageId, members, roomId }: News,
): Map<string, Send> => {
  const mails = new Map<string, Send>();
  for (const accountId of members) {
    const ids = { messageId, accountId };
    mails.set(accountId, (notBefore) => enqueueMail(db, 'message-written', ids, { notBefore }));
  }
  if (audience === 'notary' && roomId !== undefined) {
    const ids = { messageId, roomId };
    mails.set('notary', (notBefore) => enqueueMail(db, 'room-message', ids, { notBefore }));
  }
  return mails;
};

/** Tells readers that there is something to read; who has a mail of it on the way gets no other one. */
export async function enqueueMails(
  db: Database,
  { foundationId, audience }: ThreadId,
  news: News,
  now: Date,
): Promise<void> {
  const mails = mailsOf(db, audience, news);
  if (mails.size === 0) return;
  const rows = await db
    .selectFrom('message_readings')
    .select(['reader', 'read_to', 'mailed_to', 'mailed_at'])
    .where('reader', 'in', [...mails.keys()])
    .where('foundation_id', '=', foundationId)
    .where('audience', '=', audience)
    .execute();
  const readings = new Map(rows.map(({ reader, ...reading }) => [reader, reading]));
  for (const [reader, send] of mails) {
    const row = readings.get(reader);
    const mailed = row?.mailed_at
      ? { at: row.mailed_at, isRead: row.read_to >= row.mailed_to }
      : undefined;
    const due = mailDue(mailed, now);
    if (!due) continue;
    const told = { mailed_to: news.number, mailed_at: due };
    await db
      .insertInto('message_readings')
      .values({ foundation_id: foundationId, audience, reader, ...told })
      .onConflict((conflict) =>
        conflict.columns(['reader', 'foundation_id', 'audience']).doUpdateSet(told),
      )
      .execute();
    await send(due);
  }
}

/** The number up to which somebody has read a thread; 0 for nothing. */
export async function readTo(
  db: Database,
  { foundationId, audience }: ThreadId,
  reader: string,
): Promise<number> {
  const row = await db
    .selectFrom('message_readings')
    .select('read_to')
    .where('reader', '=', reader)
    .where('foundation_id', '=', foundationId)
    .where('audience', '=', audience)
    .executeTakeFirst();
  return row?.read_to ?? 0;
}

export interface ThreadState {
  audience: Audience;
  unread: number;
  newestAt: string;
  /** Since when something that a member wrote waits for an answer. */
  askedAt: string | null;
}

/** The threads of a formation in which something is written, as one reader finds them. */
export async function threadsOf(
  db: Database,
  foundationId: string,
  { reader, audiences }: { reader: string; audiences: readonly Audience[] },
): Promise<ThreadState[]> {
  const rows = await db
    .selectFrom('message_threads as thread')
    .leftJoin('message_readings as reading', (join) =>
      join
        .onRef('reading.foundation_id', '=', 'thread.foundation_id')
        .onRef('reading.audience', '=', 'thread.audience')
        .on('reading.reader', '=', reader),
    )
    .select(['thread.audience', 'thread.newest_at', 'thread.asked_at'])
    .select(sql<number>`thread.newest - coalesce(reading.read_to, 0)`.as('unread'))
    .where('thread.foundation_id', '=', foundationId)
    .where(sql<SqlBool>`thread.audience = any(${audiences})`)
    .execute();
  return rows.map(({ audience, unread, newest_at, asked_at }) => ({
    audience,
    unread,
    newestAt: newest_at.toISOString(),
    askedAt: asked_at?.toISOString() ?? null,
  }));
}

/** How many messages somebody has not read in each of these formations; those without any are left out. */
export async function unreadIn(
  db: Database,
  foundationIds: readonly string[],
  { reader, audiences }: { reader: string; audiences: readonly Audience[] },
): Promise<ReadonlyMap<string, number>> {
  if (foundationIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; unread: number }>`
    select thread.foundation_id as id, sum(thread.newest - coalesce(reading.read_to, 0))::int as unread
    from message_threads as thread
    left join message_readings as reading
      on reading.reader = ${reader} and reading.foundation_id = thread.foundation_id
        and reading.audience = thread.audience
    where thread.foundation_id = any(${foundationIds}::uuid[]) and thread.audience = any(${audiences})
    group by thread.foundation_id
    having sum(thread.newest - coalesce(reading.read_to, 0)) > 0`.execute(db);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}
