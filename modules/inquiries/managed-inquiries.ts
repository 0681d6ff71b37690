import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { endOf, startOf } from '#database/days.ts';
import { sortOf } from '#database/sort.ts';
import type { InquiryKind } from '#domain/inquiries/inquiry.ts';
import type { Term } from '#domain/search/terms.ts';
import { hasWords, isNamed } from '../shared/search.ts';
import type { ReceivedInquiry } from './inquiries.ts';

/** An inquiry as the team sees it. */
export type ManagedInquiry = ReceivedInquiry & { doneAt: Date | null; doneBy: string | null };

const managedColumns = [
  'id',
  'kind',
  'language',
  'content',
  'received_at as receivedAt',
  'done_at as doneAt',
  'done_by as doneBy',
] as const;

export const inquirySorts = ['receivedAt', '-receivedAt'] as const;

export interface InquiryFilter {
  /** Words of a name, a company, an address or a phone number. */
  terms?: readonly Term[] | undefined;
  kind?: InquiryKind | undefined;
  state?: 'open' | 'done' | undefined;
  /** Days in Berlin, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort: (typeof inquirySorts)[number];
  limit: number;
  offset: number;
}

export async function listInquiries(
  db: Database,
  { terms, kind, state, from, to, sort, limit, offset }: InquiryFilter,
): Promise<{ inquiries: ManagedInquiry[]; meta: Count }> {
  const { direction } = sortOf(sort);
  // One index for both directions.
  const byId = direction === 'desc' ? 'asc' : 'desc';
  let matching = db.selectFrom('inquiries').orderBy('received_at', direction).orderBy('id', byId);
  if (from) matching = matching.where('received_at', '>=', startOf(from));
  if (to) matching = matching.where('received_at', '<', endOf(to));
  if (terms) {
    const conditions = terms.length === 0 ? [] : [hasWords('item.words', terms)];
    const rows = sql`inquiries as item`;
    matching = matching.where(await isNamed(db, 'inquiries.id', { rows, conditions, terms }));
  }
  if (kind) matching = matching.where('kind', '=', kind);
  if (state) matching = matching.where('done_at', state === 'open' ? 'is' : 'is not', null);
  const meta = await countRows(db, matching);
  const rows = await matching.select(managedColumns).limit(limit).offset(offset).execute();
  // `receiveInquiry` is the only writer.
  return { inquiries: rows as ManagedInquiry[], meta };
}

export async function findManagedInquiry(
  db: Database,
  id: string,
): Promise<ManagedInquiry | undefined> {
  const row = await db
    .selectFrom('inquiries')
    .select(managedColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  // `receiveInquiry` is the only writer.
  return row as ManagedInquiry | undefined;
}

/**
 * Marks an inquiry; a repetition keeps the first date.
 *
 * @returns undefined when there is no such inquiry
 */
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
