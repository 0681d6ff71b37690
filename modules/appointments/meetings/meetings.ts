import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import { samePerson } from '#domain/appointments/forms.ts';
import type { Locale } from '#domain/site/paths.ts';
import { hashToken, tokenOf } from '../../shared/tokens.ts';
import type { MeetingRow } from '../tables.ts';

export interface Meeting {
  id: string;
  startsAt: string;
  endsAt: string;
  /**
   * `held`: the visitor has yet to follow the link in the mail; `lapsed`: nobody did in time.
   * `duplicate`: this person had booked before, nothing takes place.
   */
  state: 'held' | 'booked' | 'cancelled' | 'lapsed' | 'duplicate';
  heldUntil: string | null;
  /** Counts the changes, from 0. */
  version: number;
  changedAt: string;
  isClosed: boolean;
}

/** What mails about a meeting say; null once it is erased. */
export interface MeetingDetails extends Meeting {
  accountId: string | null;
  name: string | null;
  email: string | null;
  question: string | null;
  language: Locale;
  consultantId: string;
  duplicateOf: string | null;
}

/** Other links derive their tokens from ids as well: a prefix keeps them apart. */
export const meetingToken = (linkSecret: string, id: string): string =>
  tokenOf(linkSecret, `meeting ${id}`);

/** Recognises an address without storing it. */
export const personKeyOf = (linkSecret: string, email: string): string =>
  createHmac('sha256', linkSecret)
    .update(`meeting person ${samePerson(email)}`)
    .digest('base64url');

export const findMeeting = async (db: Database, id: string): Promise<MeetingDetails | undefined> =>
  (await meetingsByIds(db, [id])).get(id);

export async function meetingsByIds(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MeetingDetails>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('meetings').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

/** The meeting of a mailed link. */
export async function findMeetingByToken(
  db: Database,
  token: string,
): Promise<MeetingDetails | undefined> {
  const row = await db
    .selectFrom('meetings')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('duplicate_of', 'is', null)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Meetings with something left to do, in the order of their ids. */
export async function openMeetings(
  db: Database,
  {
    createdBefore,
    afterId,
    limit,
  }: { createdBefore: Date; afterId?: string | undefined; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('meetings')
    .select('id')
    .where('closed_at', 'is', null)
    .where('created_at', '<', createdBefore);
  if (afterId) query = query.where('id', '>', afterId);
  return (await query.orderBy('id').limit(limit).execute()).map(({ id }) => id);
}

export const fromRow = (row: Selectable<MeetingRow>): MeetingDetails => ({
  id: row.id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  state: stateOf(row),
  heldUntil: row.held_until?.toISOString() ?? null,
  version: row.version,
  changedAt: row.changed_at.toISOString(),
  isClosed: row.closed_at !== null,
  accountId: row.account_id,
  name: row.name,
  email: row.email,
  question: row.question,
  language: row.language,
  consultantId: row.consultant_id,
  duplicateOf: row.duplicate_of,
});

function stateOf(row: Selectable<MeetingRow>): Meeting['state'] {
  if (row.duplicate_of !== null) return 'duplicate';
  if (row.cancelled_at === null) return row.held_until === null ? 'booked' : 'held';
  return row.held_until === null ? 'cancelled' : 'lapsed';
}
