import type { Database } from '#database/connection.ts';
import type { Absence } from './absences.ts';
import { type Booked, toBooked } from './booked.ts';

/** A booked time, and whose it is: the id of a foundation, a meeting or redeemed hours. */
export interface OwnedTime {
  bookingId: string;
  subjectId: string;
}

/** Notes whom an absence or other hours have displaced, inside the transaction that does. */
export async function noteDisplaced(
  transaction: Database,
  times: readonly OwnedTime[],
  now: Date,
): Promise<void> {
  if (times.length === 0) return;
  await transaction
    .insertInto('rebookings')
    .values(
      times.map(({ bookingId, subjectId }) => ({
        booking_id: bookingId,
        subject_id: subjectId,
        found_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns false when the person was asked before */
export async function markAsked(
  transaction: Database,
  { bookingId, subjectId }: OwnedTime,
  by: string,
  now: Date,
): Promise<boolean> {
  await noteDisplaced(transaction, [{ bookingId, subjectId }], now);
  const { numUpdatedRows } = await transaction
    .updateTable('rebookings')
    .set({ asked_at: now, asked_by: by })
    .where('booking_id', '=', bookingId)
    .where('asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface Rebooking {
  subjectId: string;
  askedAt: string | null;
}

/** What is known of the displaced among these bookings. */
export async function rebookingsOf(
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Rebooking>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('rebookings')
    .select(['booking_id', 'subject_id', 'asked_at'])
    .where('booking_id', 'in', bookingIds)
    .execute();
  return new Map(
    rows.map(({ booking_id, subject_id, asked_at }) => [
      booking_id,
      { subjectId: subject_id, askedAt: asked_at?.toISOString() ?? null },
    ]),
  );
}

/** More than lies in an absence. */
const MOST = 1_000;

/** What stood in these times when the absence was entered, and is freed by now. */
export async function freedSince(
  db: Database,
  { consultantId, startsAt, endsAt, createdAt }: Absence,
): Promise<Booked[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('rebookings', 'booking_id', 'bookings.id')
    .selectAll('bookings')
    .where('consultant_id', '=', consultantId)
    .where('starts_at', '<', new Date(endsAt))
    .where('ends_at', '>', new Date(startsAt))
    .where('freed_at', '>=', createdAt)
    .orderBy('starts_at')
    .limit(MOST)
    .execute();
  return rows.map(toBooked);
}
