import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import type { InquiryKind } from '#domain/inquiries/inquiry.ts';
import type { ReceivedInquiry } from './inquiries.ts';

/** What the team sees of an inquiry. */
export type ManagedInquiry = ReceivedInquiry & { doneAt: Date | null };

interface Filter {
  kind?: InquiryKind | undefined;
  state?: 'open' | 'done' | undefined;
  limit: number;
  offset: number;
}

/** The newest first. */
export async function listInquiries(
  db: Database,
  { kind, state, limit, offset }: Filter,
): Promise<{ inquiries: ManagedInquiry[]; meta: Count }> {
  let matching = db.selectFrom('inquiries').orderBy('received_at', 'desc').orderBy('id');
  if (kind) matching = matching.where('kind', '=', kind);
  if (state) matching = matching.where('done_at', state === 'open' ? 'is' : 'is not', null);
  const meta = await countRows(db, matching);
  const rows = await matching
    .select(['id', 'kind', 'language', 'content', 'received_at', 'done_at'])
    .limit(limit)
    .offset(offset)
    .execute();
  const inquiries = rows.map(({ received_at: receivedAt, done_at: doneAt, ...inquiry }) => {
    // `receiveInquiry` is the only writer.
    return { ...inquiry, receivedAt, doneAt } as ManagedInquiry;
  });
  return { inquiries, meta };
}

/** Safe to repeat: the first date stays. @returns undefined when there is no such inquiry */
export async function markInquiry(
  db: Database,
  { id, done, by }: { id: string; done: boolean; by: string },
  at: Date,
): Promise<{ doneAt: Date | null } | undefined> {
  const row = await db
    .updateTable('inquiries')
    .set(
      done
        ? { done_at: sql`coalesce(done_at, ${at})`, done_by: sql`coalesce(done_by, ${by})` }
        : { done_at: null, done_by: null },
    )
    .where('id', '=', id)
    .returning('done_at')
    .executeTakeFirst();
  return row && { doneAt: row.done_at };
}
