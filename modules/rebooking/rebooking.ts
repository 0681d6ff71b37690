import type { Database } from '#database/connection.ts';
import type { RebookingState } from '#domain/appointments/absences.ts';
import type { Slot } from '#domain/appointments/free-times.ts';
import { type AppointmentRefusal, holderOf } from '#domain/appointments/rules.ts';
import type { Displaced } from '#domain/appointments/weekly-hours.ts';
import type { Wish } from '../appointments/book.ts';
import {
  type Booked,
  bookedBetween,
  findBooked,
  freedIn,
  markAsked,
  standingOf,
} from '../appointments/bookings.ts';
import type { Absence } from '../appointments/calendar/absences.ts';
import { displacementsOf, isDisplaced } from '../appointments/calendar/displaced.ts';
import { loadFreeSlots, loadTimesOfAll } from '../appointments/calendar/free-slots.ts';
import { moveMeeting } from '../appointments/meetings/changes.ts';
import { bookTime } from '../orders/times/book-time.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { type Subject, subjectOf, subjectsOf } from './subjects.ts';

/** What stands with these consultants and cannot take place, the earliest first. */
export async function displacedWith(
  db: Database,
  consultantIds: readonly string[],
  now: Date,
): Promise<{ booking: Booked; why: Displaced }[]> {
  const coming = await bookedBetween(db, consultantIds, { startsAt: now.toISOString() });
  const whys = await displacementsOf(db, coming, now);
  const subjects = await subjectsOf(db, coming);
  return coming.flatMap((booking) => {
    const why = whys.get(booking.id);
    return why && subjects.has(booking.id) ? [{ booking, why }] : [];
  });
}

/** Somebody whose time lies in an absence. */
export interface Affected {
  booking: Booked;
  state: RebookingState;
  /** The time that was booked instead. */
  instead: Booked | null;
}

/** Everybody who had a time in an absence when it was entered, and what has become of it. */
export async function affectedBy(db: Database, absence: Absence, now: Date): Promise<Affected[]> {
  const standing = await bookedBetween(db, [absence.consultantId], absence);
  const bookings = [...standing, ...(await freedIn(db, absence))];
  const subjects = await subjectsOf(db, bookings);
  const times = await standingOf(
    db,
    [...subjects.values()].map(({ id }) => id),
  );
  return bookings.flatMap((booking) => {
    const subject = subjects.get(booking.id);
    if (!subject) return [];
    const instead = booking.isFreed ? (times.get(subject.id) ?? null) : null;
    return [{ booking, state: stateOf(booking, instead, now), instead }];
  });
}

function stateOf(booking: Booked, instead: Booked | null, now: Date): RebookingState {
  if (booking.isFreed) return instead ? 'moved' : 'cancelled';
  if (booking.startsAt <= now.toISOString()) return 'held';
  return booking.askedAt ? 'asked' : 'open';
}

type Asked =
  | { repeated: boolean; askedAt: string }
  | { refused: 'NOT_FOUND' | 'NOT_DISPLACED' | 'MEETING_HELD' };

/**
 * Asks somebody by mail to choose another time, once: the time they have stays theirs until they do, or
 * cancel. A second request finds that they were asked.
 */
export const askToRebook = (
  db: Database,
  { bookingId, by }: { bookingId: string; by: string },
  now: Date,
): Promise<Asked> =>
  db.transaction().execute(async (transaction): Promise<Asked> => {
    const booking = await findBooked(transaction, bookingId);
    const subject = booking && (await subjectOf(transaction, booking));
    if (!subject) return { refused: 'NOT_FOUND' };
    if (booking.askedAt) return { repeated: true, askedAt: booking.askedAt };
    if (!(await isDisplaced(transaction, booking, now))) return { refused: 'NOT_DISPLACED' };
    // Whoever has yet to confirm a time is sent there by the mail that holds it.
    if (subject.kind === 'strategy-meeting' && subject.meeting.state === 'held') {
      return { refused: 'MEETING_HELD' };
    }
    const isFirst = await markAsked(transaction, bookingId, by, now);
    if (isFirst) await enqueueMail(transaction, 'rebooking-wanted', { bookingId });
    return { repeated: !isFirst, askedAt: now.toISOString() };
  });

/** What is offered at once. */
const MOST = 60;

/** The next free times for what somebody has booked, with whoever is there. @param now ISO 8601 */
export async function nextTimes(db: Database, subject: Subject, now: string): Promise<Slot[]> {
  if (subject.kind !== 'hours') return (await loadFreeSlots(db, subject.kind, now)).slice(0, MOST);
  const { vendorKind, minutes } = subject.hours;
  const holder = holderOf[vendorKind];
  return holder ? (await loadTimesOfAll(db, holder, minutes, now)).slice(0, MOST) : [];
}

type Moved = { refused?: AppointmentRefusal | 'NOT_FOUND' | 'KEY_USED' | 'USE_THE_COMMAND' };

/** Moves a meeting or redeemed hours for the person, whom the usual mail tells. */
export async function moveTime(
  db: Database,
  bookingId: string,
  wish: Required<Wish>,
  now: Date,
): Promise<Moved> {
  const booking = await findBooked(db, bookingId);
  const subject = booking && (await subjectOf(db, booking));
  switch (subject?.kind) {
    case undefined:
      return { refused: 'NOT_FOUND' };
    // It is part of a foundation, whose history says who moved it.
    case 'consultation':
      return { refused: 'USE_THE_COMMAND' };
    case 'strategy-meeting':
      return moveMeeting(db, subject.id, { ...wish, taker: 'member' }, now);
    case 'hours': {
      const booked = await bookTime(db, subject.hours, wish, now);
      return 'refused' in booked ? booked : {};
    }
  }
}
