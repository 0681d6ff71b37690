import pg from 'pg';
import type { Database } from '#database/connection.ts';
import type { Slot } from '#domain/booking/slots.ts';

/** Another booking of the slot has committed, or is about to. */
const conflicts: readonly (string | undefined)[] = ['23P01', '40P01'];

/** Whether somebody else was faster; the transaction is over then. */
export const isSlotConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && conflicts.includes(error.code);

/** Takes a slot for a strategy meeting. @throws an error that `isSlotConflict` knows */
export async function takeMeetingSlot(
  db: Database,
  id: string,
  { startsAt, endsAt, consultant }: Slot,
  now: Date,
): Promise<void> {
  const slot = { consultant_id: consultant.id, starts_at: startsAt, ends_at: endsAt };
  await db
    .insertInto('bookings')
    .values({ id, kind: 'strategy-meeting', foundation_id: null, created_at: now, ...slot })
    .execute();
}

/** When the slot of a booking begins, also of one that was freed since. */
export async function bookedStart(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('starts_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.starts_at.toISOString();
}
