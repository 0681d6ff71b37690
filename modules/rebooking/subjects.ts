import type { Database } from '#database/connection.ts';
import type { Booked } from '../appointments/bookings.ts';
import { type MeetingDetails, meetingsByIds } from '../appointments/meetings/meetings.ts';
import { type BookedHours, hoursByIds } from '../orders/times/times.ts';

/** Whose time it is. */
export type Subject =
  | { kind: 'consultation'; id: string }
  | { kind: 'strategy-meeting'; id: string; meeting: MeetingDetails }
  | { kind: 'hours'; id: string; hours: BookedHours };

/**
 * Whose times these are, by booking; also of those that are freed by now. None for what never takes
 * place: a second meeting of the same person.
 */
export async function subjectsOf(
  db: Database,
  bookings: readonly Booked[],
): Promise<ReadonlyMap<string, Subject>> {
  const idsOf = (kind: Booked['kind']) =>
    bookings.flatMap((one) => (one.kind === kind ? (one.subjectId ?? []) : []));
  const meetings = await meetingsByIds(db, idsOf('strategy-meeting'));
  const hours = await hoursByIds(db, idsOf('hours'));
  const subjectOf = ({ kind, subjectId: id }: Booked): Subject | undefined => {
    if (id === null) return undefined;
    if (kind === 'consultation') return { kind, id };
    const found = hours.get(id);
    if (kind === 'hours') return found && { kind, id, hours: found };
    const meeting = meetings.get(id);
    return meeting && meeting.duplicateOf === null ? { kind, id, meeting } : undefined;
  };
  return new Map(
    bookings.flatMap((booking): [string, Subject][] => {
      const subject = subjectOf(booking);
      return subject ? [[booking.id, subject]] : [];
    }),
  );
}

export const subjectOf = async (db: Database, booking: Booked): Promise<Subject | undefined> =>
  (await subjectsOf(db, [booking])).get(booking.id);
