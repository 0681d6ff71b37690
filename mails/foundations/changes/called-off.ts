import { historyOf, type RecordedEvent } from '#domain/foundations/history.ts';
import type { NotaryAppointment } from '#domain/foundations/state.ts';
import type { Letter } from '../../letter.ts';
import type { FoundationContext } from '../load-foundation.ts';
import { appointmentOff, cancelledEntry } from './off-the-calendar.ts';

interface Dropped {
  appointment: NotaryAppointment;
  /** Until then it was agreed: in the founder's calendar, and with a link for the notary. */
  wasConfirmed: boolean;
}

const drops = (event: RecordedEvent): boolean =>
  event.type === 'NotaryAppointmentWithdrawn' ||
  (event.type === 'ObstacleReported' && event.data.drops.includes('appointment'));

/** The appointment at the notary that an event took away. */
export function droppedBy({
  event,
  history,
}: Pick<FoundationContext, 'event' | 'history'>): Dropped | undefined {
  if (!drops(event)) return undefined;
  const { state } = historyOf(history.events.slice(0, -1));
  if (!('appointment' in state)) return undefined;
  return {
    appointment: state.appointment,
    wasConfirmed: state.status === 'foundation-certificate-pending',
  };
}

/** Takes a confirmed appointment out of the founder's calendar. */
export function calledOff(context: FoundationContext): Pick<Letter, 'calendar'> {
  const dropped = droppedBy(context);
  if (!dropped?.wasConfirmed) return {};
  return { calendar: cancelledEntry(context, appointmentOff(dropped.appointment)) };
}
