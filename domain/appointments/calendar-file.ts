import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Sender } from '../site/operator.ts';

/** An appointment for the reader's calendar. */
export interface CalendarEntry {
  /** An appointment and its changes share it, and so do the file in a mail and the one on a page. */
  id: string;
  title: string;
  /** ISO 8601 instants; of an entry without times the day. */
  startsAt: string;
  endsAt: string;
  place?: string | undefined;
  description: string;
  /** The page that shows the appointment. */
  url: string;
  cancelled?: boolean;
  /** It lasts the whole day and takes no time away. */
  allDay?: boolean;
  /** Grows with every change of the appointment; calendars keep the entry with the highest. */
  sequence: number;
}

export interface CalendarFile {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  content: string;
}

/** How long programs may wait before they read a calendar again. */
const HOUR_SECONDS = 3_600;

/**
 * Appointments as an iCalendar file (RFC 5545, 5546), whichever way people take them.
 *
 * @param entries all of them confirmed, or all cancelled
 * @param stamp when the entries were made; a repeated mail contains the same file
 * @param kept whose the appointment is to whom the file is mailed, or what the calendar is called that a
 *   program reads again and again
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { name, address: email, domain }: Sender,
  stamp: string,
  { attendee, name: called }: { attendee?: Attendee | undefined; name?: string } = {},
): CalendarFile {
  const method = methodOf(entries, attendee !== undefined);
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: domain, product: 'foundations' },
  });
  if (called) calendar.name(called).ttl(HOUR_SECONDS);
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.id,
      stamp: new Date(stamp),
      start: new Date(entry.startsAt),
      ...(entry.allDay
        ? { allDay: true, transparency: ICalEventTransparency.TRANSPARENT }
        : { end: new Date(entry.endsAt) }),
      summary: entry.title,
      description: entry.description,
      location: entry.place ?? null,
      url: entry.url,
      // RFC 5546 wants one in each entry, also to know later whose cancellation it is.
      organizer: { name, email },
      ...(attendee && { attendees: [agreed(attendee)] }),
      sequence: entry.sequence,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return { method, content: calendar.toString() };
}

/** To whom a file is mailed. */
interface Attendee {
  name: string;
  address: string;
}

/**
 * Programs move an entry that they know only for a REQUEST, which is about one appointment; what is
 * published they add once more.
 */
function methodOf(entries: readonly CalendarEntry[], isMailed: boolean): CalendarFile['method'] {
  if (entries.some((entry) => entry.cancelled)) return 'CANCEL';
  const isRequest = isMailed && entries.length === 1;
  return isRequest ? 'REQUEST' : 'PUBLISH';
}

/** The time has been chosen: there is nothing to answer. */
const agreed = ({ name, address }: Attendee) => ({
  ...(name && { name }),
  email: address,
  rsvp: false,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
});
