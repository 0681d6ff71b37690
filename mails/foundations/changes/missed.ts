import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import { ERASED } from '#domain/erased.ts';
import { historyOf } from '#domain/foundations/history.ts';
import type { FoundationContext } from '../load-foundation.ts';
import { droppedBy } from './called-off.ts';
import { appointmentOff, cancelledEntry } from './off-the-calendar.ts';

/** An appointment that did not lead to a deed. */
export interface Missed {
  startsAt: string;
  /** In the notary's words. */
  reason: string[];
  /** Takes it out of the reader's calendar. */
  calendar: CalendarEntry;
}

/**
 * The appointment that did not take place, where the notary has said so with the dates that this mail is
 * about. Nobody is mailed of that alone: the other date settles it at once.
 */
export function missedBefore(context: FoundationContext): Missed | undefined {
  const { event, history } = context;
  const before = history.events.at(-2);
  if (before?.type !== 'ObstacleReported' || before.data.kind !== 'deed-not-completed') {
    return undefined;
  }
  // What the team offers later follows a mail of its own.
  if (before.metadata.occurredAt !== event.metadata.occurredAt) return undefined;
  const untilThen = historyOf(history.events.slice(0, -1));
  const dropped = droppedBy({ event: before, history: untilThen });
  if (!dropped) return undefined;
  const { note } = before.data;
  return {
    startsAt: dropped.appointment.startsAt,
    reason: note && note !== ERASED ? note.split('\n') : [],
    calendar: cancelledEntry(
      { ...context, history: untilThen },
      appointmentOff(dropped.appointment),
    ),
  };
}
