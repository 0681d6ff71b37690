import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import { fromRow, type MeetingDetails } from './meetings.ts';
import { personKeyOf } from './person.ts';

/** A member, whose confirmed address stands for what was booked with it before. */
export interface Owner {
  accountId: string;
  email: string;
}

/** What this member has booked, also as a visitor. */
const meetingsOf = (db: Database, linkSecret: string, owner: Owner) =>
  db.selectFrom(
    bookedBy(db, owner)
      .selectAll()
      .unionAll(bookedAsVisitor(db, linkSecret, owner).selectAll())
      .as('meetings'),
  );

const bookedBy = (db: Database, { accountId }: Owner) =>
  db.selectFrom('meetings').where('duplicate_of', 'is', null).where('account_id', '=', accountId);

/** One at most: nobody books twice. */
const bookedAsVisitor = (db: Database, linkSecret: string, { email }: Owner) =>
  db
    .selectFrom('meetings')
    .where('duplicate_of', 'is', null)
    .where('account_id', 'is', null)
    .where('person_key', '=', personKeyOf(linkSecret, email))
    .where('cancelled_at', 'is', null);

/** Newest first. */
export async function ownMeetings(
  db: Database,
  linkSecret: string,
  owner: Owner,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ meetings: MeetingDetails[]; meta: Count }> {
  const own = meetingsOf(db, linkSecret, owner).orderBy('created_at', 'desc').orderBy('id');
  const meta = await countRows(db, own);
  const rows = await own.selectAll().limit(limit).offset(offset).execute();
  return { meetings: rows.map(fromRow), meta };
}

/** Somebody else's meeting is none. */
export async function findOwnMeeting(
  db: Database,
  linkSecret: string,
  owner: Owner,
  id: string,
): Promise<MeetingDetails | undefined> {
  const row = await meetingsOf(db, linkSecret, owner)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}
