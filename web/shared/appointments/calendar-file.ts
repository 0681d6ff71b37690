import { type CalendarEntry, calendarFile } from '#domain/appointments/calendar-file.ts';
import type { Services } from '../../server/services.ts';

/** Not as an attachment: phones then offer it to their calendar, and browsers still save it. */
export function calendarResponse(entry: CalendarEntry, { sender }: Pick<Services, 'sender'>) {
  const { content } = calendarFile([entry], sender, new Date().toISOString());
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="termin.ics"',
    },
  });
}
