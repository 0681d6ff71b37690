export interface CalendarEntry {
  /** That of the file in the mail. */
  id: string;
  title: string;
  /** ISO 8601, like the other instants. */
  startsAt: string;
  endsAt: string;
  place?: string | undefined;
  now: string;
}

const stampOf = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** An appointment as an iCalendar file, in an address that works without a server. */
export function calendarFile({ id, title, startsAt, endsAt, place, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Siebenschritt//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(startsAt)}`,
    `DTEND:${stampOf(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}
