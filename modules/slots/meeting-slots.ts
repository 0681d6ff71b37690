import pg from 'pg';
import type { Database } from '#database/connection.ts';
import type { Slot, SlotTaker } from '#domain/slots/slots.ts';
import { loadFreeSlots } from './free-slots.ts';

/** Another booking of the slot has committed, or is about to. */
const conflicts: readonly (string | undefined)[] = ['23P01', '40P01'];

/** How many consultants may be lost to other bookings before the slot counts as taken. */
const TRIES = 5;

/** The slot that begins at an instant, if one is free. */
export async function findFreeSlot(
  db: Database,
  startsAt: string,
  taker: SlotTaker,
  now: Date,
): Promise<Slot | undefined> {
  const slots = await loadFreeSlots(db, 'strategy-meeting', now.toISOString(), taker);
  return slots.find((slot) => slot.startsAt === startsAt);
}

/**
 * Does the work again when somebody else was faster: then another consultant may be free.
 *
 * @param work has to find and take the slot in a transaction of its own
 * @returns undefined when all tries were lost
 */
export async function retryWhileTaken<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isSlotConflict(error)) throw error;
    }
  }
  return undefined;
}

/** Whether somebody else was faster; the transaction is over then. */
const isSlotConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && conflicts.includes(error.code);

/** Takes a slot for a strategy meeting, inside `retryWhileTaken`. */
export async function takeMeetingSlot(
  db: Database,
  id: string,
  { startsAt, endsAt, consultant }: Slot,
  taker: SlotTaker,
  now: Date,
): Promise<void> {
  await db
    .insertInto('bookings')
    .values({
      id,
      kind: 'strategy-meeting',
      foundation_id: null,
      consultant_id: consultant.id,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: now,
      by_visitor: taker === 'visitor',
    })
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

/** Frees the slot of a meeting that was moved, cancelled or never took place. */
export async function freeMeetingSlot(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ freed_at: now })
    .where('id', '=', id)
    .where('kind', '=', 'strategy-meeting')
    .where('freed_at', 'is', null)
    .execute();
}
