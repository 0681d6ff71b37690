import type { Database } from '#database/connection.ts';
import type { MeetingRefusal } from '#domain/meetings/strategy-meeting.ts';
import { holderOf, type TimeRefusal } from '#domain/orders/hour-times.ts';
import type { Slot } from '#domain/slots/slots.ts';
import { moveMeeting } from '../meetings/changes.ts';
import { bookTime } from '../orders/times/book-time.ts';
import { findBooked } from '../slots/booked.ts';
import { loadFreeSlots } from '../slots/free-slots.ts';
import { loadHourTimes } from '../slots/hour-slots.ts';
import { noteOwners } from './displaced.ts';
import { type Subject, subjectsOf } from './subjects.ts';

/** What is offered at once. */
const MOST = 60;

/** The next free times for what somebody has booked, with whoever is there. @param now ISO 8601 */
export async function nextTimes(db: Database, subject: Subject, now: string): Promise<Slot[]> {
  if (subject.kind !== 'hours') return (await loadFreeSlots(db, subject.kind, now)).slice(0, MOST);
  const kind = holderOf[subject.hours.vendorKind];
  if (!kind) return [];
  const { minutes } = subject.hours;
  const { people } = await loadHourTimes(db, kind, { minutes }, now);
  const slots: Slot[] = [];
  for (const { id: personId } of people) {
    slots.push(...(await loadHourTimes(db, kind, { minutes, personId }, now)).slots);
  }
  return slots.sort((a, b) => a.startsAt.localeCompare(b.startsAt)).slice(0, MOST);
}

interface Move {
  bookingId: string;
  /** Repeating a request with the same id moves nothing twice. */
  commandId: string;
  startsAt: string;
  consultantId: string;
}

type Moved = {
  refused?: MeetingRefusal | TimeRefusal | 'NOT_FOUND' | 'KEY_USED' | 'USE_THE_COMMAND';
};

/** Moves a meeting or redeemed hours for the person, whom the usual mail tells. */
export async function moveTime(db: Database, move: Move, now: Date): Promise<Moved> {
  const { bookingId, commandId, startsAt, consultantId } = move;
  const booking = await findBooked(db, bookingId);
  const subject = booking && (await subjectsOf(db, [booking])).get(bookingId);
  if (!booking || !subject) return { refused: 'NOT_FOUND' };
  // A consultation is part of a foundation, whose history says who moved it.
  if (subject.kind === 'consultation') return { refused: 'USE_THE_COMMAND' };
  await noteOwners(db, [booking], now);
  if (subject.kind === 'strategy-meeting') {
    return moveMeeting(db, subject.id, { commandId, startsAt, taker: 'member', consultantId }, now);
  }
  const { redemptionId, packageId, accountId } = subject.hours;
  const own = { redemptionId, packageId, accountId };
  const booked = await bookTime(db, own, { commandId, startsAt, consultantId }, now);
  return 'refused' in booked ? booked : {};
}
