import type { RecordedEvent } from '#domain/foundations/history.ts';
import type { BookedConsultation } from '#domain/foundations/state.ts';

/** The consultation as it was last booked or moved. */
export function talkBefore(events: readonly RecordedEvent[]): BookedConsultation | undefined {
  for (const event of events.toReversed()) {
    if (event.type === 'ConsultationBooked' || event.type === 'ConsultationMoved')
      return event.data;
  }
  return undefined;
}
