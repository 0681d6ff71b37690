import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An appointment for the reader's calendar. */
export interface CalendarEntry {
  /** An appointment and its cancellation share it. */
  id: string;
  title: string;
  /** ISO 8601 instants. */
  startsAt: string;
  endsAt: string;
  place?: string | undefined;
  description: string;
  url: string;
  cancelled?: boolean;
  /** Counts the changes of an appointment that can be moved. */
  sequence?: number;
}

export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** @param stamp when the entry was made; a repeated mail contains the same file */
export function calendarFile(entry: CalendarEntry, domain: string, stamp: string): CalendarFile {
  const method = entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: domain, product: 'foundations' } });
  calendar.createEvent({
    id: `${entry.id}@${domain}`,
    stamp: new Date(stamp),
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: entry.title,
    description: entry.description,
    location: entry.place ?? null,
    url: entry.url,
    sequence: entry.sequence ?? (entry.cancelled ? 1 : 0),
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString() };
}
