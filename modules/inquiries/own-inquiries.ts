import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { ENTRIES_MAX } from '#domain/inquiries/answers.ts';
import { isFrom, type ReceivedInquiry } from './inquiries.ts';

/** What was written below an inquiry: an answer of the team, or what the member wrote next. */
export interface OwnEntry {
  id: string;
  by: 'team' | 'member';
  authorId: string;
  text: string;
  writtenAt: Date;
}

export type OwnInquiry = ReceivedInquiry & { entries: OwnEntry[] };

/** Inquiries from this address, the newest first, each with what was written below it; no notes of the team. */
export async function listOwnInquiries(
  db: Database,
  email: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ inquiries: OwnInquiry[]; meta: Count }> {
  const own = db
    .selectFrom('inquiries')
    .where(isFrom(email))
    .orderBy('received_at', 'desc')
    .orderBy('id');
  const meta = await countRows(db, own);
  const rows = await own
    .select(['id', 'kind', 'language', 'content', 'received_at as receivedAt'])
    .limit(limit)
    .offset(offset)
    .execute();
  // `receiveInquiry` is the only writer.
  const inquiries = rows as ReceivedInquiry[];
  const entries = await entriesBelow(
    db,
    inquiries.map(({ id }) => id),
  );
  const below = Map.groupBy(entries, ({ inquiryId }) => inquiryId);
  return {
    inquiries: inquiries.map((inquiry) => ({
      ...inquiry,
      entries: (below.get(inquiry.id) ?? []).map(({ inquiryId: _id, ...entry }) => entry),
    })),
    meta,
  };
}

/** The oldest first. */
async function entriesBelow(
  db: Database,
  ids: readonly string[],
): Promise<(OwnEntry & { inquiryId: string })[]> {
  if (ids.length === 0) return [];
  const columns = [
    'id',
    'inquiry_id as inquiryId',
    'author_id as authorId',
    'text',
    'written_at as writtenAt',
  ] as const;
  const rows = await db
    .selectFrom('inquiry_answers')
    .select(columns)
    .select(sql<'team' | 'member'>`'team'`.as('by'))
    .where('inquiry_id', 'in', ids)
    .unionAll(
      db
        .selectFrom('inquiry_follow_ups')
        .select(columns)
        .select(sql<'team' | 'member'>`'member'`.as('by'))
        .where('inquiry_id', 'in', ids),
    )
    .orderBy('writtenAt')
    .orderBy('id')
    .limit(ids.length * 2 * ENTRIES_MAX)
    .execute();
  return rows;
}
