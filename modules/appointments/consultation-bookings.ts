import { subMinutes } from 'date-fns/subMinutes';
import { type ExpressionBuilder, type NotNull, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import type { TakenSlot } from '#domain/foundations/command.ts';
import { bookConsultationSchema } from '#domain/foundations/steps/consultation.ts';
import { wasAccepted } from '../commands/commands.ts';
import { isExclusionViolation, TRIES } from './book.ts';
import { loadFreeSlots } from './calendar/free-slots.ts';

/** A command that takes longer than this to be decided is considered lost. */
const LOST_AFTER_MINUTES = 10;

/** A command of a foundation; a booking has the id of the command that made it. */
interface Booker {
  commandId: string;
  foundationId: string;
}

/**
 * Takes the slot for a command before it is decided, so that only one of many callers gets it.
 * Repeating it with the same commandId returns the same slot.
 *
 * @returns undefined when the slot is not free
 */
export async function takeSlot(
  db: Database,
  booker: Booker,
  payload: unknown,
  now: Date,
): Promise<TakenSlot | undefined> {
  const parsed = bookConsultationSchema.safeParse(payload);
  if (!parsed.success) return undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const own = await renew(db, booker, now);
    if (own) return own;
    const slots = await loadFreeSlots(db, 'consultation', now.toISOString());
    const slot = slots.find(({ startsAt }) => startsAt === parsed.data.startsAt);
    // An overlapping attempt of this command may have taken it since.
    if (!slot) return renew(db, booker, now);
    const { startsAt, endsAt, consultant } = slot;
    const taken = { startsAt, endsAt, consultantId: consultant.id };
    if (await tryToTake(db, booker, taken, now)) return taken;
  }
  return undefined;
}

/** What an earlier attempt took; renewing it keeps `freeLostSlots` away. */
async function renew(db: Database, booker: Booker, at: Date): Promise<TakenSlot | undefined> {
  const row = await db
    .updateTable('bookings')
    .set({ created_at: at })
    .where(isOf(booker))
    .where('freed_at', 'is', null)
    .returning(['consultant_id', 'starts_at', 'ends_at'])
    .executeTakeFirst();
  return (
    row && {
      consultantId: row.consultant_id,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    }
  );
}

/** The key of a command may have booked a strategy meeting before: that is another booking. */
const isOf =
  ({ commandId, foundationId }: Booker) =>
  ({ and, eb }: ExpressionBuilder<Tables, 'bookings'>) =>
    and([
      eb('bookings.id', '=', commandId),
      eb('bookings.kind', '=', 'consultation'),
      eb('bookings.subject_id', '=', foundationId),
    ]);

/** @returns false when the slot, or the key, has gone to another booking */
async function tryToTake(
  db: Database,
  booker: Booker,
  { consultantId, startsAt, endsAt }: TakenSlot,
  at: Date,
): Promise<boolean> {
  const times = { consultant_id: consultantId, starts_at: startsAt, ends_at: endsAt };
  const live = { ...times, created_at: at, freed_at: null };
  const { commandId: id, foundationId } = booker;
  try {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('bookings')
      .values({ id, kind: 'consultation', subject_id: foundationId, ...live })
      // A row freed by the scan in the meantime is revived, unless the slot was taken since.
      .onConflict((conflict) => conflict.column('id').doUpdateSet(live).where(isOf(booker)))
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  } catch (error) {
    if (isExclusionViolation(error)) return false;
    throw error;
  }
}

/** Frees the slot of a command that was refused. */
export async function freeSlotOf(db: Database, booker: Booker, now: Date): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ freed_at: now })
    .where(isOf(booker))
    .where('freed_at', 'is', null)
    .execute();
}

/** Frees a coming consultation that was cancelled, and no later booking of the same foundation. */
export async function freeCancelled(db: Database, commandId: string, now: Date): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ freed_at: now })
    .where('id', '=', commandId)
    .where('freed_at', 'is', null)
    .where('starts_at', '>', now)
    .execute();
}

export interface DoubtfulBooking extends Booker {
  takenAt: Date;
  startsAt: Date;
}

interface BookingPage {
  limit: number;
  after?: DoubtfulBooking | undefined;
}

/** Live bookings of coming consultations, except those made just now; the next ones first. */
export const liveBookings = (
  db: Database,
  page: BookingPage,
  now: Date,
): Promise<DoubtfulBooking[]> => comingBookings(db, page, now).execute();

/** Live again, unless the slot has gone to another booking or its time has passed. */
export async function reviveBooking(
  db: Database,
  commandId: string,
  now: Date,
): Promise<'live' | 'revived' | 'taken'> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('bookings')
      .set({ freed_at: null, created_at: now })
      .where('id', '=', commandId)
      .where('freed_at', 'is not', null)
      .where('starts_at', '>', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? 'revived' : 'live';
  } catch (error) {
    if (isExclusionViolation(error)) return 'taken';
    throw error;
  }
}

/** Live bookings of coming consultations whose command has not been accepted for a while. */
export const doubtfulBookings = (
  db: Database,
  page: BookingPage,
  now: Date,
): Promise<DoubtfulBooking[]> =>
  comingBookings(db, page, now)
    .where(({ not, ref }) => not(wasAccepted(ref('bookings.id'))))
    .execute();

function comingBookings(db: Database, { limit, after }: BookingPage, now: Date) {
  const coming = db
    .selectFrom('bookings')
    .select(['id as commandId', 'created_at as takenAt', 'starts_at as startsAt'])
    .select('subject_id as foundationId')
    .$narrowType<{ foundationId: NotNull }>()
    .where('kind', '=', 'consultation')
    .where('subject_id', 'is not', null)
    .where('freed_at', 'is', null)
    .where('starts_at', '>', now)
    .where('created_at', '<', subMinutes(now, LOST_AFTER_MINUTES))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit);
  if (!after) return coming;
  return coming.where(
    sql<boolean>`(starts_at, id) > (${after.startsAt}, ${after.commandId}::uuid)`,
  );
}

/** @returns false when an attempt has renewed the booking since it was read */
export async function freeLostSlot(
  db: Database,
  { commandId, takenAt }: DoubtfulBooking,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set({ freed_at: now })
    .where('id', '=', commandId)
    .where('created_at', '=', takenAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
