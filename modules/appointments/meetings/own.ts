import type { Database } from '#database/connection.ts';
import { type Count, countOf, countRows } from '#database/count.ts';
import { fromRow, type Meeting, type MeetingDetails, personKeyOf } from './meetings.ts';

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
    .where('held_until', 'is', null)
    .where('cancelled_at', 'is', null);

/** Newest first. */
export async function ownMeetings(
  db: Database,
  linkSecret: string,
  owner: Owner,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ meetings: MeetingDetails[]; meta: Count }> {
  const booked = bookedBy(db, owner).orderBy('created_at', 'desc').orderBy('id');
  const asVisitor = bookedAsVisitor(db, linkSecret, owner).selectAll();
  // Limited inside, so that Postgres reads no more of them than this page and those before it.
  const first = booked
    .selectAll()
    .limit(limit + offset)
    .as('meetings');
  const rows = await db
    .selectFrom(db.selectFrom(first).selectAll().unionAll(asVisitor).as('meetings'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total, more } = await countRows(db, booked);
  const visits = await asVisitor.execute();
  return { meetings: rows.map(fromRow), meta: countOf(total + visits.length + (more ? 1 : 0)) };
}

/** Those that take place, for the member's calendar; the next first. */
export async function datesOfMeetings(
  db: Database,
  linkSecret: string,
  owner: Owner,
  { after, limit }: { after: Date; limit: number },
): Promise<Meeting[]> {
  const rows = await meetingsOf(db, linkSecret, owner)
    .selectAll()
    .where('cancelled_at', 'is', null)
    .where('held_until', 'is', null)
    .where('ends_at', '>', after)
    .orderBy('starts_at')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** Undefined for an unknown id and for the meeting of another member. */
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
