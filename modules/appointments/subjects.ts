import type { Database } from '#database/connection.ts';
import type { Span } from '#domain/slots/berlin-days.ts';
import type { MeetingDetails } from '../meetings/meetings.ts';
import { meetingsByIds, meetingsOfBookings } from '../meetings/of-bookings.ts';
import {
  type BookedHours,
  hoursByRedemptions,
  hoursOfBookings,
} from '../orders/times/of-bookings.ts';
import { type Booked, consultationsOf } from '../slots/booked.ts';
import { rebookingsOf } from '../slots/rebookings.ts';

/** Whose time it is. */
export type Subject =
  | { kind: 'consultation'; id: string }
  | { kind: 'strategy-meeting'; id: string; meeting: MeetingDetails }
  | { kind: 'hours'; id: string; hours: BookedHours };

/** When it takes place now, and with whom. */
export type Taking = Span & { consultantId: string };

/**
 * Whose times these are, by booking; also of those that are freed by now, if they were displaced. None
 * for what never takes place: a second meeting of the same person.
 */
export async function subjectsOf(
  db: Database,
  bookings: readonly Booked[],
): Promise<ReadonlyMap<string, Subject>> {
  const idsOf = (kind: Booked['kind'], isFreed: boolean) =>
    bookings.filter((one) => one.kind === kind && one.isFreed === isFreed).map(({ id }) => id);
  const noted = await rebookingsOf(
    db,
    bookings.filter(({ isFreed }) => isFreed).map(({ id }) => id),
  );
  const notedOf = (kind: Booked['kind']) =>
    idsOf(kind, true).flatMap((id) => noted.get(id)?.subjectId ?? []);
  const meetings = await meetingsOfBookings(db, idsOf('strategy-meeting', false));
  const earlierMeetings = await meetingsByIds(db, notedOf('strategy-meeting'));
  const hours = await hoursOfBookings(db, idsOf('hours', false));
  const earlierHours = await hoursByRedemptions(db, notedOf('hours'));
  return new Map(
    bookings.flatMap((booking): [string, Subject][] => {
      const { id, kind, foundationId } = booking;
      const before = noted.get(id)?.subjectId ?? '';
      if (kind === 'consultation') return foundationId ? [[id, { kind, id: foundationId }]] : [];
      if (kind === 'hours') {
        const found = hours.get(id) ?? earlierHours.get(before);
        return found ? [[id, { kind, id: found.redemptionId, hours: found }]] : [];
      }
      const meeting = meetings.get(id) ?? earlierMeetings.get(before);
      return meeting ? [[id, { kind, id: meeting.id, meeting }]] : [];
    }),
  );
}

/** The times that subjects have now, by their id; none for those that have cancelled. */
export async function timesNow(
  db: Database,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, Taking>> {
  const foundations = subjects.filter(({ kind }) => kind === 'consultation').map(({ id }) => id);
  const consultations = await consultationsOf(db, foundations);
  return new Map(
    subjects.flatMap((subject): [string, Taking][] => {
      const time = timeOf(subject, consultations);
      if (!time) return [];
      const { startsAt, endsAt, consultantId } = time;
      return [[subject.id, { startsAt, endsAt, consultantId }]];
    }),
  );
}

function timeOf(subject: Subject, consultations: ReadonlyMap<string, Booked>): Taking | undefined {
  if (subject.kind === 'consultation') return consultations.get(subject.id);
  if (subject.kind === 'hours') return subject.hours.isCancelled ? undefined : subject.hours;
  return subject.meeting.state === 'booked' ? subject.meeting : undefined;
}
