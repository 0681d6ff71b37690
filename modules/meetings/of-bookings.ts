import { type Expression, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { fromRow, type MeetingDetails } from './meetings.ts';

/** For queries of other modules: whether a meeting has this booking. */
export const hasMeeting = (bookingId: Expression<string>) => sql<boolean>`exists (
  select from meetings where meetings.booking_id = ${bookingId})`;

/** The meetings of bookings, by booking; a second one of the same person never takes place. */
export async function meetingsOfBookings(
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, MeetingDetails>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('meetings')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .where('duplicate_of', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.booking_id, fromRow(row)]));
}

export async function meetingsByIds(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MeetingDetails>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('meetings').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}
