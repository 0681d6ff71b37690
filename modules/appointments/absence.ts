import type { Database } from '#database/connection.ts';
import { type AbsenceRequest, absenceSpan, type RebookingState } from '#domain/slots/absences.ts';
import type { HourChange } from '#domain/slots/weekly-hours.ts';
import { type Absence, insertAbsence } from '../slots/absences.ts';
import { type Booked, bookedBetween } from '../slots/booked.ts';
import { changeHours } from '../slots/consultants.ts';
import { freedSince, rebookingsOf } from '../slots/rebookings.ts';
import { displacedWith, noteOwners } from './displaced.ts';
import { type Subject, subjectsOf, type Taking, timesNow } from './subjects.ts';

interface NewAbsence {
  id: string;
  consultantId: string;
  request: AbsenceRequest;
  by: string;
}

/** Enters an absence and notes whose times lie in it. What is being booked meanwhile is one or the other. */
export const enterAbsence = (
  db: Database,
  { id, consultantId, request, by }: NewAbsence,
  now: Date,
): Promise<{ repeated: boolean } | { refused: 'NOT_FOUND' | 'KEY_USED' | 'ABSENT_ALREADY' }> =>
  db.transaction().execute(async (transaction) => {
    const span = absenceSpan(request);
    const entered = await insertAbsence(transaction, { id, consultantId, by, ...span }, now);
    if ('refused' in entered || entered.repeated) return entered;
    const booked = await bookedBetween(transaction, [consultantId], span);
    const coming = booked.filter(({ startsAt }) => startsAt > now.toISOString());
    await noteOwners(transaction, coming, now);
    return entered;
  });

/** Changes hours and notes whose times lie outside the new ones; they stay booked. */
export const enterHours = (
  db: Database,
  consultantId: string,
  change: HourChange,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await changeHours(transaction, consultantId, change, now);
    const displaced = await displacedWith(transaction, [consultantId], now);
    await noteOwners(
      transaction,
      displaced.map(({ booking }) => booking),
      now,
    );
  });

/** Somebody whose time lies in an absence. */
export interface Affected {
  booking: Booked;
  subject: Subject;
  state: RebookingState;
  askedAt: string | null;
  /** The time that was booked instead. */
  instead: Taking | null;
}

/** Everybody who had a time in an absence when it was entered, and what has become of it. */
export async function affectedBy(db: Database, absence: Absence, now: Date): Promise<Affected[]> {
  const standing = await bookedBetween(db, [absence.consultantId], absence);
  const bookings = [...standing, ...(await freedSince(db, absence))];
  const subjects = await subjectsOf(db, bookings);
  const noted = await rebookingsOf(
    db,
    bookings.map(({ id }) => id),
  );
  const times = await timesNow(db, [...subjects.values()]);
  return bookings.flatMap((booking) => {
    const subject = subjects.get(booking.id);
    if (!subject) return [];
    const askedAt = noted.get(booking.id)?.askedAt ?? null;
    const instead = booking.isFreed ? (times.get(subject.id) ?? null) : null;
    const state = stateOf({ booking, askedAt, instead }, now);
    return [{ booking, subject, state, askedAt, instead }];
  });
}

function stateOf(
  { booking, askedAt, instead }: Pick<Affected, 'booking' | 'askedAt' | 'instead'>,
  now: Date,
): RebookingState {
  if (booking.isFreed) return instead ? 'moved' : 'cancelled';
  if (booking.startsAt <= now.toISOString()) return 'held';
  return askedAt ? 'asked' : 'open';
}
