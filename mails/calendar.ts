import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An appointment for the reader's calendar. */
export interface CalendarEntry {
  /** An appointment, its changes and the file on its page share it. */
  id: string;
  title: string;
  /** ISO 8601 instants. */
  startsAt: string;
  endsAt: string;
  place?: string | undefined;
  description: string;
  url: string;
  cancelled?: boolean;
  /** Grows with every change of the appointment. */
  sequence: number;
}

export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/**
 * @param entries all of them confirmed, or all cancelled
 * @param stamp when the entries were made; a repeated mail contains the same file
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  domain: string,
  stamp: string,
): CalendarFile {
  const cancelled = entries.some((entry) => entry.cancelled);
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: domain, product: 'foundations' } });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.id,
      stamp: new Date(stamp),
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      summary: entry.title,
      description: entry.description,
      location: entry.place ?? null,
      url: entry.url,
      sequence: entry.sequence,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return { method, content: calendar.toString() };
}
