import pg from 'pg';
import type { Database } from '#database/connection.ts';
import type { Slot } from '#domain/appointments/free-times.ts';
import type { AppointmentKind } from '#domain/appointments/rules.ts';
import { type Booked, findBooked } from './bookings.ts';
import { isDisplaced } from './calendar/displaced.ts';

export const isExclusionViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23P01';

/** Whether somebody else was faster, with a booking or an absence; the transaction is over then. */
const isConflict = (error: unknown): boolean =>
  isExclusionViolation(error) || (error instanceof pg.DatabaseError && error.code === '40P01');

/** How many consultants may be lost to other bookings before the slot counts as taken. */
export const TRIES = 5;

type Taken = { refused: 'SLOT_TAKEN' };

/**
 * Does the work again when somebody else was faster: then another consultant may be free.
 *
 * @param work has to find and take the slot in a transaction of its own
 */
export async function retryWhileTaken<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | Taken> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NotFree) break;
      if (!isConflict(error)) throw error;
    }
  }
  return { refused: 'SLOT_TAKEN' };
}

/** Rolls back: the earlier time stays booked. */
class NotFree extends Error {}

interface NewBooking {
  /** The request that books it. */
  id: string;
  kind: AppointmentKind;
  subjectId: string;
  version?: number;
  byVisitor?: boolean;
}

/** Takes a slot, inside `retryWhileTaken`. */
export async function take(
  db: Database,
  { id, kind, subjectId, version = 0, byVisitor = false }: NewBooking,
  { startsAt, endsAt, consultant }: Slot,
  now: Date,
): Promise<void> {
  await db
    .insertInto('bookings')
    .values({
      id,
      kind,
      subject_id: subjectId,
      consultant_id: consultant.id,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: now,
      version,
      by_visitor: byVisitor,
    })
    .execute();
}

/** Gives a time back to others. */
export async function free(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ freed_at: now })
    .where('id', '=', id)
    .where('freed_at', 'is', null)
    .execute();
}

/** Gives a time back because its subject was cancelled, which is a change of it. @returns its version */
export async function cancel(
  transaction: Database,
  { id, version }: Pick<Booked, 'id' | 'version'>,
  now: Date,
): Promise<number> {
  const next = version + 1;
  await transaction
    .updateTable('bookings')
    .set({ freed_at: now, version: next })
    .where('id', '=', id)
    .execute();
  return next;
}

export interface Wish {
  /** Repeating a request with the same id books nothing twice. */
  commandId: string;
  startsAt: string;
  /** Who was chosen; otherwise whoever is free then. */
  consultantId?: string;
}

interface Appointment<Refusal> {
  kind: AppointmentKind;
  subjectId: string;
  /** What it has, or had last. */
  last: Booked | undefined;
  byVisitor?: boolean;
  /** Why it must not be booked or moved. */
  refused: Refusal | undefined;
  /** What is free. */
  slots: () => Promise<readonly Slot[]>;
}

export type Rebooked<Refusal> =
  | { repeated: true }
  | { repeated: false; slot: Slot; version: number }
  | { refused: Refusal | 'KEY_USED' };

/**
 * Books a time for what has none, or another one instead of the one it has, which is given back; inside
 * `retryWhileTaken`. The caller holds the lock of the subject.
 */
export async function rebook<Refusal>(
  transaction: Database,
  appointment: Appointment<Refusal>,
  { commandId, startsAt, consultantId }: Wish,
  now: Date,
): Promise<Rebooked<Refusal>> {
  const { kind, subjectId, last, refused } = appointment;
  const before = await findBooked(transaction, commandId);
  if (before) {
    const isSame = before.subjectId === subjectId && before.startsAt === startsAt;
    return isSame ? { repeated: true } : { refused: 'KEY_USED' };
  }
  if (refused !== undefined) return { refused };
  const isWanted = (one: { startsAt: string }, withWhom: string) =>
    one.startsAt === startsAt && (consultantId ?? withWhom) === withWhom;
  if (last && !last.isFreed) {
    // The same time is another one where its person is not there then.
    const stands =
      isWanted(last, last.consultantId) &&
      (consultantId !== undefined || !(await isDisplaced(transaction, last, now)));
    if (stands) return { repeated: true };
    // The own time must not be in the way of one that overlaps with it.
    await free(transaction, last.id, now);
  }
  const slot = (await appointment.slots()).find((one) => isWanted(one, one.consultant.id));
  if (!slot) throw new NotFree();
  const version = last ? last.version + 1 : 0;
  const { byVisitor = false } = appointment;
  await take(transaction, { id: commandId, kind, subjectId, version, byVisitor }, slot, now);
  return { repeated: false, slot, version };
}
