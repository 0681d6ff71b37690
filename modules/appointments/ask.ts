import type { Database } from '#database/connection.ts';
import { enqueueMail } from '../outbox/outbox.ts';
import { findBooked } from '../slots/booked.ts';
import { isDisplaced } from '../slots/displaced.ts';
import { markAsked, rebookingsOf } from '../slots/rebookings.ts';
import { subjectsOf } from './subjects.ts';

export type Asked =
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
    const subject = booking && (await subjectsOf(transaction, [booking])).get(bookingId);
    if (!subject) return { refused: 'NOT_FOUND' };
    const before = (await rebookingsOf(transaction, [bookingId])).get(bookingId)?.askedAt;
    if (before) return { repeated: true, askedAt: before };
    if (!(await isDisplaced(transaction, bookingId, now))) return { refused: 'NOT_DISPLACED' };
    // Whoever has yet to confirm a time is sent there by the mail that holds it.
    if (subject.kind === 'strategy-meeting' && subject.meeting.state === 'held') {
      return { refused: 'MEETING_HELD' };
    }
    const isFirst = await markAsked(transaction, { bookingId, subjectId: subject.id }, by, now);
    if (isFirst) await enqueueMail(transaction, 'rebooking-wanted', { bookingId });
    return { repeated: !isFirst, askedAt: now.toISOString() };
  });
